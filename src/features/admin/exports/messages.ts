export const messages = {
  close: 'Close',
  save: 'Save the file',
  notLoaded: 'The file is not saved: a part of the shop did not load. Please try again.',
};

export const messages = {
  close: 'Close',
  save: 'Save the file',
};

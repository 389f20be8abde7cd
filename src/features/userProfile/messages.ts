export const messages = {
  saved: 'Your details are saved.',
  saveFailed: 'Your details could not be saved. Check your connection and try again.',
  loadFailed: 'Your mobile number could not be loaded.',
};

export const messages = {
  confirm: 'Confirm',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
};

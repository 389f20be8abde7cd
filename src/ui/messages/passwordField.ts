export const messages = {
  hidePassword: 'Hide password',
  showPassword: 'Show password',
};

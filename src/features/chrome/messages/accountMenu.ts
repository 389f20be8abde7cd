export const messages = {
  account: 'Account',
};

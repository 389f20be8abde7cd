export const messages = {
  addressUnknown: 'Firebase Auth did not say which address the account has now.',
};

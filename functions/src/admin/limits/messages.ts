export const messages = {
  saved: 'Saved. The limits hold from the next order on.',
  nobody: (email: string) => `Nobody has signed in here with ${email}.`,
  noAccount: 'This customer has no account.',
  /** `email` is empty where the account has none. */
  lifted: (email: string) => `No limit holds for ${email || 'this customer'} any more.`,
  restored: (email: string) => `The limits hold for ${email || 'this customer'} again.`,
};

/** Texts of the page; the dialog has its own. */
export const messages = {
  unreachable: 'We could not reach the shop. Please check your connection and try again.',
  deleteAccount: {
    seeYourOrders: 'See your orders',
    passwordMissing: 'Please enter your password.',
    tickMissing: 'Please tick this to go on.',
    title: 'Delete your account',
    whatGoes: 'What goes',
    whatGoesText:
      'Your login, name, mobile number, addresses, cart, reviews and messages, and your view of past orders.',
    whatStays: 'What stays',
    whatStaysText: (taxMonths: number) =>
      `What was sold, for how much, when, and to which state and PIN code, for ${taxMonths} months: tax law asks for it. Nothing in it says that it was you.`,
    yourPassword: 'Your password',
    googleHint: 'You sign in with Google, so Google asks you once more who you are.',
    sure: 'I understand that my account cannot be brought back.',
    keep: 'Keep my account',
    deleteNow: 'Delete my account',
  },
  work: {
    unknownOutcome:
      'We could not reach the shop, so we cannot tell whether your account was deleted. Please check your connection and try again.',
    error: (message: string) => `Error: ${message}`,
  },
};

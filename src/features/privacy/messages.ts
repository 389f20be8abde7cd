import { NAMED_INVOICES } from '@/domain/customers/retention/messages';

/** Texts of the page; the dialog has its own. */
export const messages = {
  unreachable: 'We could not reach the shop. Please check your connection and try again.',
  deleteAccount: {
    seeYourOrders: 'See your orders',
    passwordMissing: 'Please enter your password.',
    tickMissing: 'Please tick this to continue.',
    title: 'Delete your account',
    whatGoes: 'What we delete',
    whatGoesText:
      'Your login, name, mobile number, addresses, cart, wishlist, reviews and messages, what is left of your store credit, and your view of past orders.',
    whatStays: 'What we keep',
    whatStaysText: (taxMonths: number) =>
      `What was sold, at what price, when, and to which state and PIN code, for ${taxMonths} months after the year’s tax return is due, because tax law requires it. ${NAMED_INVOICES}. Gift cards that you gave stay good for those who have them, and cannot be cancelled any more.`,
    yourPassword: 'Your password',
    passwordHint:
      'You log in by link and have none? “Change password” in your profile sends you a mail to choose one.',
    googleHint: 'You sign in with Google, so Google asks you to sign in once more.',
    sure: 'I understand that my account cannot be restored.',
    keep: 'Keep my account',
    deleteNow: 'Delete my account',
  },
  requests: {
    unknownOutcome:
      'We could not reach the shop, so we cannot tell whether your account was deleted. Please check your connection and try again.',
    wrongPassword: 'This is not your password.',
    error: (message: string) => `Error: ${message}`,
  },
};

import type { AccountTask } from '@/domain/mail/accountLink';

interface DoneWords {
  title: string;
  text: (email: string) => string;
}

const appRemoved = (email: string) =>
  `The account ${email} no longer asks for a code. The person who added the app can log in to it.`;

const done: Record<AccountTask, DoneWords> = {
  verifyEmail: {
    title: 'Your email is verified',
    text: (email) => `Welcome. ${email} is yours here from now on.`,
  },
  resetPassword: {
    title: 'Your password is changed',
    text: (email) => `Log in as ${email} with the new one. All other devices are logged out.`,
  },
  recoverEmail: {
    title: 'Your email is changed back',
    text: (email) =>
      `Log in with ${email} again. If it was not you who changed it, choose a new password too.`,
  },
  verifyAndChangeEmail: {
    title: 'Your email is changed',
    text: (email) => `Log in with ${email} from now on. All other devices are logged out.`,
  },
  revertSecondFactorAddition: {
    title: 'The app is removed',
    text: (email) =>
      `${appRemoved(email)} Choose a new password now. If you log in with Google, secure your Google Account instead.`,
  },
};

const over: Record<AccountTask | 'unknown', string> = {
  verifyEmail:
    'It was used already, or it is too old. If your email is verified, just log in. If it is not, log in and press “Resend Verification Email”.',
  resetPassword: 'It was used already, or it is too old. We can send you a new one.',
  recoverEmail: 'It was used already, or it is too old. Write to us if somebody else changed your email.',
  verifyAndChangeEmail: 'It was used already, or it is too old. Log in to see which email your account has.',
  revertSecondFactorAddition:
    'It was used already, or the app is gone. If you cannot log in, ask an owner of the shop to remove the app.',
  unknown: 'A part of it is missing. Open it in the mail once more, or copy all of it.',
};

export const messages = {
  title: 'Your account',
  done,
  waiting: 'The page where you registered logs you in when you go back to it.',
  continueShopping: 'Continue shopping',
  logIn: 'Log in',
  loginAgain: (done: string) => `${done}. Please log in again.`,
  loggedInAs: (email: string) => `You are logged in as ${email}.`,
  toContact: 'Write to us',
  toDetails: 'Details and sign-in',
  next: {
    title: 'Now you can',
    address: 'Save your address, so dates show on every product',
    wishlist: 'Keep a wishlist, and hear when a price falls',
    orders: 'Follow each parcel, and send things back',
  },
  password: {
    title: 'Choose a new password',
    text: (email: string) => `For ${email}.`,
    first: 'New password',
    again: 'New password once more',
    missing: 'Please enter your password.',
    differ: 'The two passwords are not the same.',
    save: 'Save password',
    saving: 'Saving',
  },
  recoverEmail: {
    title: 'Did you change your email?',
    text: (email: string) =>
      `The email of your account is no longer ${email}. If it was not you, change it back here.`,
    button: 'Change it back',
  },
  verifyAndChangeEmail: {
    title: 'Change your email',
    text: (email: string) =>
      `Press the button, and your account has the email ${email}. You then log in with it, on all your devices.`,
    button: 'Change my email',
  },
  revertSecondFactorAddition: {
    title: 'Did you add an authenticator app?',
    text: (email: string) =>
      `An app was added to the account ${email}, and each login now asks for its code. If it was not you, remove it here.`,
    button: 'Remove the app',
  },
  /** For an account without a password. */
  appRemovedGoogle: (email: string) => `${appRemoved(email)} Secure your Google Account now.`,
  taken:
    'Another account has this email now, so yours was not changed. Write to us if you need help with it.',
  newPassword: 'Choose a new password',
  sending: 'One moment',
  overTitle: 'This link does not work',
  unknownTitle: 'This link is not complete',
  over,
  newLink: 'Send me a new link',
  closedTitle: 'This account is closed',
  closed: 'You cannot log in with it. Write to us if you think that is a mistake.',
  failedTitle: 'This did not work',
  again: 'Try again',
};

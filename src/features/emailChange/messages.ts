export const messages = {
  title: 'Change your email',
  text: 'We send a link to your new address. Once you open it, you log in with that address, and all your devices are logged out. We also write to your current address.',
  email: 'New email',
  password: 'Your password',
  passwordHint:
    'You log in by link and have none? “Change password” in your profile sends you a mail to choose one.',
  googleHint:
    'You sign in with Google, so Google asks you to sign in once more. After the change you can still continue with Google.',
  send: 'Send the link',
  sendIn: (seconds: number) => `Send the link in ${seconds}s`,
  sentTitle: 'Check your mail',
  sent: (email: string, present: string) =>
    `We have sent a link to ${email}. Your address stays ${present} until you open it.`,
  noMail:
    'No mail after a few minutes? Look in the spam folder and check the address. An address that already has an account here gets none.',
  done: 'Done',
  again: 'Send again or change',
  noConnection: 'There is no connection. Please check it and try again.',
  problems: {
    missing: 'Please enter your new email.',
    invalid: 'Please enter a full email address, as in name@example.com.',
    same: 'This is your email already.',
    passwordMissing: 'Please enter your password.',
    wrongPassword: 'This is not your password.',
    tooMany: 'Too many tries. Please wait a few minutes and try again.',
    otherGoogle: 'This is another Google Account. Please choose the one with which you log in here.',
    googleClosed: 'Google’s window was closed, so nothing was sent. Please try again.',
    loginTooOld: 'Your last login is too long ago. Please log out, log in again and come back.',
    off: 'We cannot change emails at the moment. Please write to us.',
    other: 'That did not work. Please try again.',
  },
};

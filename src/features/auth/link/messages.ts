export const messages = {
  choose: 'Send me a link',
  title: 'Log in without a password',
  text: 'We send you a link. Open it here or on another device, and you are logged in.',
  email: 'Email',
  send: 'Send the link',
  sent: (email: string) =>
    `We have sent a link to ${email}. It works once. If it does not come, look into your spam folder.`,
  again: 'Send another link',
  againIn: (seconds: number) => `Send another link in ${seconds}s`,
  page: {
    title: 'Log in',
    signingIn: 'Logging you in',
    confirm: 'Please enter your email once more',
    confirmText:
      'You asked for this link in another browser or some time ago. Enter the email that it was sent to.',
    otherEmail: 'This link was sent to another address.',
    submit: 'Log in',
    failedTitle: 'You are not logged in yet',
    again: 'Try again',
    overTitle: 'This link does not work',
    over: 'It was used already, or it is too old. We can send you a new one.',
    newLink: 'Send me a new link',
    insideTitle: 'You are logged in already',
    inside: 'This link was used, and is not needed any more.',
    shop: 'Go to the shop',
  },
};

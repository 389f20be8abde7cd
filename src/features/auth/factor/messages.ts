export const messages = {
  title: 'Two-step login',
  text: 'Open your authenticator app and enter the code that it shows for this shop.',
  code: 'Code',
  codeHint: 'Six digits',
  codeMissing: 'Please enter the six digits that your app shows.',
  submit: 'Log in',
  confirm: 'Go on',
  lost: 'Lost your phone? The owner of the shop can remove your app from the team’s page. Then log in with your password and add a new one.',
  problems: {
    wrongCode:
      'This code is not right, or it was used before. Wait for the next one, and check your phone’s clock.',
    over: 'This took too long. Please log in again.',
    tooMany: 'Too many wrong codes. Please wait a while, and then log in again.',
    noApp: 'This account has no authenticator app that we know. Please ask the owner of the shop.',
    off: 'Authenticator apps are switched off in this shop’s Firebase project. Please ask the person who set the shop up.',
    other: 'That did not work. Please try again.',
  },
};

import { internationalPhone, shownPhone } from '@/domain/customers/phoneLogin';

export const messages = {
  choose: 'Send me a code',
  login: {
    title: 'Log in with a code',
    text: 'We send a code by SMS to the mobile number in your profile.',
    submit: 'Log in',
  },
  add: {
    title: 'Log in with your phone',
    text: 'We send a code by SMS to check that the number is yours. After that you can log in with it.',
    submit: 'Add this number',
  },
  phone: 'Mobile number',
  phoneHint: 'Ten digits, without +91',
  send: 'Send the code',
  sent: (phone: string) => `We have sent an SMS with a code to ${shownPhone(internationalPhone(phone))}.`,
  code: 'Code',
  codeHint: 'Six digits',
  codeMissing: 'Please enter the six digits of the SMS.',
  again: 'Send another code',
  againIn: (seconds: number) => `Send another code in ${seconds}s`,
  otherNumber: 'Use another number',
  unknown: 'We know no account with this number. Log in with your email and add your number in your profile.',
  team: 'Team members log in with their email.',
  loginTooOld:
    'For your safety you can add a number only within 5 minutes of a login. Please log out, log in again and come back.',
  profile: {
    add: 'Add a number for codes',
    change: 'Change number',
    remove: 'Remove number',
    added: (phone: string) => `You can now log in with a code to ${shownPhone(phone)}.`,
    removed: 'Your number is removed. You can log in with your email as before.',
  },
  problems: {
    wrongCode: 'This is not the code that we sent. Please check the SMS.',
    codeOver: 'This code has ended. Please ask for a new one.',
    tooMany: 'Too many tries with this number. Please wait an hour, or log in with your email.',
    noSms: 'We cannot send an SMS right now. Please log in with your email.',
    wrongPhone: 'No SMS can be sent to this number. Please check it.',
    captcha: 'Google could not check that you are a person. Please try again.',
    taken: 'This number belongs to another account. Log in to that one and remove it there first.',
    other: 'That did not work. Please try again.',
  },
};

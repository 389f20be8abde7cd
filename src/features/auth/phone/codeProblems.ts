import { messages as authMessages } from '../messages';
import { messages } from './messages';

const { problems } = messages;
const { noConnection } = authMessages;

export interface CodeProblem {
  text: string;
  /** Whether the code that was sent opens nothing any more. */
  isOver: boolean;
}

const going = (text: string): CodeProblem => ({ text, isOver: false });

/** Firebase's codes in words; Firebase's own texts are for developers. */
const PROBLEMS: Readonly<Record<string, CodeProblem>> = {
  'auth/invalid-verification-code': going(problems.wrongCode),
  'auth/missing-verification-code': going(problems.wrongCode),
  'auth/code-expired': { text: problems.codeOver, isOver: true },
  // Firebase forgets a code once it was used.
  'auth/invalid-verification-id': { text: problems.codeOver, isOver: true },
  'auth/too-many-requests': { text: problems.tooMany, isOver: true },
  'auth/quota-exceeded': going(problems.noSms),
  'auth/operation-not-allowed': going(problems.noSms),
  'auth/unauthorized-domain': going(problems.noSms),
  'auth/error-code:-39': going(problems.noSms),
  'auth/invalid-phone-number': going(problems.wrongPhone),
  'auth/missing-phone-number': going(problems.wrongPhone),
  'auth/captcha-check-failed': going(problems.captcha),
  'auth/invalid-app-credential': going(problems.captcha),
  'auth/missing-app-credential': going(problems.captcha),
  'auth/timeout': going(problems.captcha),
  'auth/network-request-failed': going(noConnection),
  'auth/internal-error': going(noConnection),
  'auth/account-exists-with-different-credential': { text: problems.taken, isOver: true },
  'auth/credential-already-in-use': { text: problems.taken, isOver: true },
  'auth/requires-recent-login': { text: messages.loginTooOld, isOver: true },
  // The text does not tell that the number has an account.
  'auth/user-disabled': { text: messages.unknown, isOver: true },
};

export const codeProblem = (code: string): CodeProblem => PROBLEMS[code] ?? going(problems.other);

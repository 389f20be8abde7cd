import { messages as authMessages } from '../messages';
import { messages } from './messages';

const { problems } = messages;
const { noConnection } = authMessages;

export interface FactorProblem {
  text: string;
  /** Whether the login has to begin anew. */
  isOver: boolean;
}

const going = (text: string): FactorProblem => ({ text, isOver: false });
const over = (text: string): FactorProblem => ({ text, isOver: true });

/** Firebase's codes in words; Firebase's own texts are for developers. */
const PROBLEMS: Readonly<Record<string, FactorProblem>> = {
  'auth/invalid-verification-code': going(problems.wrongCode),
  'auth/missing-verification-code': going(problems.wrongCode),
  'auth/missing-code': going(problems.wrongCode),
  'auth/code-expired': over(problems.over),
  'auth/invalid-multi-factor-session': over(problems.over),
  'auth/missing-multi-factor-session': over(problems.over),
  'auth/invalid-verification-id': over(problems.over),
  'auth/requires-recent-login': over(problems.over),
  'auth/too-many-requests': over(problems.tooMany),
  'auth/multi-factor-info-not-found': over(problems.noApp),
  'auth/operation-not-allowed': over(problems.off),
  'auth/network-request-failed': going(noConnection),
  'auth/internal-error': going(noConnection),
};

export const factorProblem = (code: string): FactorProblem => PROBLEMS[code] ?? going(problems.other);

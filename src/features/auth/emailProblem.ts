import { messages } from './messages';

/** Something before and after one @; whether the address exists only the backend knows. */
const LOOKS_LIKE_ONE = /^[^\s@]+@[^\s@]+$/;

/** Why a typed address cannot be sent; undefined where it can. */
export function emailProblem(typed: string): string | undefined {
  const email = typed.trim();
  if (email === '') return messages.emailMissing;
  return LOOKS_LIKE_ONE.test(email) ? undefined : messages.emailWrong;
}

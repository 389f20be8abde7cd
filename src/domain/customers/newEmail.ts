import { isMailAddress } from '../mail/outgoingMail';

export type NewEmailProblem = 'missing' | 'invalid' | 'same';

/** The problem of a typed new address; null where a link can be sent to it. */
export function newEmailProblem(typed: string, present: string): NewEmailProblem | null {
  const email = typed.trim();
  if (email === '') return 'missing';
  if (!isMailAddress(email)) return 'invalid';
  return email.toLowerCase() === present.trim().toLowerCase() ? 'same' : null;
}

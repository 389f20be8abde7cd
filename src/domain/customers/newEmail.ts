import { isMailAddress } from '../mail/outgoingMail';

export type NewEmailProblem = 'missing' | 'invalid' | 'same';

/** What is wrong with a typed new address; null for one to which a link can be sent. */
export function newEmailProblem(typed: string, present: string): NewEmailProblem | null {
  const email = typed.trim();
  if (email === '') return 'missing';
  if (!isMailAddress(email)) return 'invalid';
  return email.toLowerCase() === present.trim().toLowerCase() ? 'same' : null;
}

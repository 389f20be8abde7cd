import type { Credentials } from '@/services';
import { emailProblem } from '../emailProblem';
import { messages } from '../messages';

export type EnteredCredentials =
  | { kind: 'complete'; credentials: Credentials }
  | { kind: 'incomplete'; errors: { email?: string; password?: string } };

/** Reads the form; both fields are required, the email has an @, and the backend checks everything else. */
export function readCredentials(form: HTMLFormElement): EnteredCredentials {
  const fields = form.elements;
  const valueOf = (name: string) => {
    const field = fields.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : '';
  };
  const email = valueOf('email').trim();
  const password = valueOf('password');
  const problem = emailProblem(email);
  if (!problem && password !== '') return { kind: 'complete', credentials: { email, password } };
  return {
    kind: 'incomplete',
    errors: {
      ...(problem ? { email: problem } : {}),
      ...(password === '' ? { password: messages.readCredentials.passwordMissing } : {}),
    },
  };
}

import type { Credentials } from '@/services';
import { messages } from '../messages';

export type EnteredCredentials =
  | { kind: 'complete'; credentials: Credentials }
  | { kind: 'missing'; errors: { email?: string; password?: string } };

/** Reads the form; both fields are required, and the backend checks everything else. */
export function readCredentials(form: HTMLFormElement): EnteredCredentials {
  const fields = form.elements;
  const valueOf = (name: string) => {
    const field = fields.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : '';
  };
  const email = valueOf('email').trim();
  const password = valueOf('password');
  if (email !== '' && password !== '') return { kind: 'complete', credentials: { email, password } };
  return {
    kind: 'missing',
    errors: {
      ...(email === '' ? { email: messages.readCredentials.emailMissing } : {}),
      ...(password === '' ? { password: messages.readCredentials.passwordMissing } : {}),
    },
  };
}

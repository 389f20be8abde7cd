import { messages } from '../messages';

const PROVIDER_NAMES: ReadonlyMap<string, string> = new Map([
  ['password', messages.signInWays.password],
  ['google.com', messages.signInWays.google],
  ['phone', messages.signInWays.phone],
]);

/** The sign-in methods in words, from Firebase's provider ids. */
export function signInWays(providers: readonly string[]): string {
  const names = providers.flatMap((provider) => PROVIDER_NAMES.get(provider) ?? []);
  return names.join(messages.signInWays.or) || messages.signInWays.email;
}

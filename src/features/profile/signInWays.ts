const WORDS: ReadonlyMap<string, string> = new Map([
  ['password', 'Email and password'],
  ['google.com', 'Google'],
]);

/** How one can sign in to an account, in words, from Firebase's provider ids. */
export function signInWays(providers: readonly string[]): string {
  const known = providers.flatMap((provider) => WORDS.get(provider) ?? []);
  return known.join(', or ') || 'Email';
}

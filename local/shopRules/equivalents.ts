const NO_SUCH_DOCUMENT =
  'A delete leaves no document and a creation finds none: asking for it is an error, which denies.';

const SOUND_AS_WELL = 'The default of a missing text is only compared and never stored.';

/** Equivalent mutants, by name, with the reason. */
export const EQUIVALENTS: Readonly<Record<string, string>> = {
  'isVerified: request.auth != null && request.auth.token.email_verified == true → request.auth.token.email_verified == true':
    'Without an account there is no token: asking for it is an error, which denies as well.',
  'isUser: false → true': 'Where isVerified is missing only the type of what stands in for it counts.',
  "isUser: '' → '~'": SOUND_AS_WELL,
  "isExtras: '' → '~'": SOUND_AS_WELL,
  "isUser: 'extras' → 'extras~' (3)":
    'Extras that stay as they are were checked when they were written. Checking them again costs expressions.',
  "hasFactor: '' → '~'": 'Neither is the kind of an authenticator app.',
  'isMember: 0 → 1': 'A token without a time is no later than any removal of an app.',
  'isMember: 0 → -1 (2)': 'No login is earlier than second 0.',
  "isStaff: '' → '~'": 'Neither is the provider of a code by SMS.',
  "isStaff: '' → '~' (2)": 'Neither is a role, so a token without one is refused as well.',
  '/users/{uid}: allow create → with delete': NO_SUCH_DOCUMENT,
  '/users/{uid}: allow update → with create': NO_SUCH_DOCUMENT,
  '/users/{uid}: allow update → with delete': NO_SUCH_DOCUMENT,
};

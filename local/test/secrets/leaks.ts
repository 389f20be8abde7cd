/** Patterns that must appear in no response and no log. */
const ANYWHERE: readonly [string, RegExp][] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY|"private_key(_id)?"/],
  ['the hash of a password', /"?(passwordHash|passwordSalt|customAttributes)"?\s*:|fakeHash:/],
  ['a token', /\beyJ[\w-]{10,}\.[\w-]{10,}\./],
  ['a key of an API', /AIza[\w-]{30,}|rzp_live_\w{10}/],
];
/** Patterns that are allowed in logs, for debugging, but in no response. */
const OUTSIDE: readonly [string, RegExp][] = [
  ['a frame of a stack', /\bat (?:[\w.<>$[\] ]+ )?\(?(?:file:\/\/|\/|node:)[^\s()]*:\d+:\d+/],
  ['a file of the code', /node_modules|\/(functions|src|local)\/[\w/.-]+\.(ts|js)\b/],
  ['where a document lies', /projects\/[\w-]+\/databases\//],
  ['a setting', /GOOGLE_APPLICATION_CREDENTIALS|_EMULATOR_HOST|process\.env/],
];

/** The ways in which a secret may be written: as it is, in base64, in hex and escaped for an address. */
const spellings = (secret: string): string[] => {
  const bytes = Buffer.from(secret);
  return [
    secret,
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('hex'),
    encodeURIComponent(secret),
  ];
};

const named = (text: string, shapes: typeof ANYWHERE) =>
  shapes.filter(([, shape]) => shape.test(text)).map(([name]) => name);
const known = (text: string, secrets: Readonly<Record<string, string>>) =>
  Object.entries(secrets)
    .filter(([, secret]) => spellings(secret).some((spelling) => text.includes(spelling)))
    .map(([name]) => name);

/** The names of leaks in a log: of the given secrets, and of texts that look like secrets. */
export const leaksInLog = (text: string, secrets: Readonly<Record<string, string>>): string[] => [
  ...known(text, secrets),
  ...named(text, ANYWHERE),
];

/** The same of an answer, in which nothing of how the shop is made should stand either. */
export const leaksInAnswer = (text: string, secrets: Readonly<Record<string, string>>): string[] => [
  ...leaksInLog(text, secrets),
  ...named(text, OUTSIDE),
];

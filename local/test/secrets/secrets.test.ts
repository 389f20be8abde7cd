import { generateKeyPairSync } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { batchesOf, OWN_SECRETS, secretlintIn, textFiles } from './secrets';

const root = path.resolve(__dirname, '../../..');
const letters = (count: number) => 'aZ3kQ9xW7bT5mR2pL8vN4cY6dF1gH0jS'.repeat(4).slice(0, count);

const PEM = {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
} as const;

/** The exit code of secretlint: 1 after a finding. */
const scan = (text: string) =>
  spawnSync(process.execPath, secretlintIn(root, '--stdinFileName', 'settings.ts'), {
    cwd: root,
    input: text,
  }).status;

/** `npm test` has secretlint look through every file of the repository: a check of its own beside the lint. */
test.each([
  ['a private key', generateKeyPairSync('rsa', PEM).privateKey],
  ['a GitHub token', `const token = '${['ghp', letters(36)].join('_')}';\n`],
  ['an AWS key', `AWS_SECRET_ACCESS_KEY = "${letters(40)}"\n`],
  ['an npm token', `//registry.npmjs.org/:_authToken=${['npm', letters(36)].join('_')}\n`],
])('the scan of the repository finds %s', (_name, text) => {
  expect(scan(text)).toBe(1);
});

test('the scan finds nothing in a file without secrets', () => {
  expect(scan("export const apiKey = 'glumist-web-1';\n")).toBe(0);
});

test('every file is in exactly one batch', () => {
  const files = Array.from({ length: 451 }, (_, index) => String(index));
  expect(batchesOf(files).flat()).toEqual(files);
  expect(batchesOf(files).map((batch) => batch.length)).toEqual([200, 200, 51]);
  expect(batchesOf([])).toEqual([]);
});

test.each([
  ['a live Razorpay key', ['rzp', 'live', letters(14)].join('_')],
  ['a Google API key', `AIza${letters(35)}`],
  ['a NimbusPost key', ['npk', letters(20)].join('_')],
])('the shop’s own patterns find %s', (name, secret) => {
  const found = OWN_SECRETS.filter(([, pattern]) => pattern.test(`key = "${secret}"`));
  expect(found.map(([of]) => of)).toEqual([name]);
});

test('no file has a secret of the shop’s own patterns', () => {
  const files = textFiles(root);
  expect(files).toContain('package.json');
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return OWN_SECRETS.filter(([, pattern]) => pattern.test(text)).map(([name]) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

test('no environment or account file is tracked', () => {
  const secretFiles = /(^|\/)(\.env(\.(?!example$)[^/]*)?|service-?account[^/]*\.json)$/i;
  expect(textFiles(root).filter((file) => secretFiles.test(file))).toEqual([]);
});

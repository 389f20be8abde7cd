import { createHash } from 'node:crypto';
import path from 'node:path';
import { contentSecurityPolicy } from '@/domain/security/contentSecurityPolicy';
import { store } from '@/domain/store';
import { shellHtml } from '@/prerender/shell';
import { readHostingConfig } from './firebaseJson';

const { headers = [], rewrites = [] } = readHostingConfig(path.join(__dirname, '../../firebase.json'));
const shell = shellHtml(['/assets/main.js']);

/** As a browser hashes what stands between the tags. */
const hashes = (tag: string) =>
  [...shell.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
const policyOf = (regex: string) =>
  headers.find((rule) => rule.regex === regex)?.headers.find(({ key }) => key === 'Content-Security-Policy')
    ?.value;

const facts = { styles: hashes('style'), scripts: hashes('script'), analytics: store.analyticsId !== '' };

test('the shell has one style and one script of its own', () => {
  expect(facts).toMatchObject({ styles: [expect.any(String)], scripts: [expect.any(String)] });
  expect(shell).not.toMatch(/\sstyle=|\son\w+=/);
});

// Where one of these fails, the right-hand side is what firebase.json has to say.
test.each([
  ['^/(profile|shell\\.html)$', true],
  ['^/admin(/.*)?$', false],
])('%s has the policy that the shell needs, and lets in who is paid: %s', (regex, pays) => {
  expect(policyOf(regex)).toBe(contentSecurityPolicy({ ...facts, pays }));
});

test('every address that the shell answers has one of the two', () => {
  const answered = rewrites.flatMap((rewrite) => ('destination' in rewrite ? [rewrite.source] : []));
  expect(answered).toEqual(['/profile', '/admin', '/admin/**']);
});

test('no page that a function answers has a second policy', () => {
  const anywhere = headers.filter(({ headers: set }) => set.some(({ key }) => /content-security/i.test(key)));
  expect(anywhere.map(({ regex }) => regex)).toEqual(['^/(profile|shell\\.html)$', '^/admin(/.*)?$']);
});

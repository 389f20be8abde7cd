import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { pageDifferences, type ReceivedPage } from './paymentPage';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const early = 'document.documentElement.dataset.early="1"';
const facts = { scripts: [hash(early)], pays: true, analytics: false, appCheck: false, phoneCodes: false };
const expected = {
  headers: { 'x-content-type-options': 'nosniff' },
  policy: contentSecurityPolicy({ ...facts, styles: [] }),
  inline: [hash(early)],
  scripts: new Set(['/assets/main.1a2b.js']),
};
const deployed: ReceivedPage = {
  headers: {
    'x-content-type-options': 'nosniff',
    'content-security-policy': contentSecurityPolicy({ ...facts, styles: [hash('a{}')] }),
  },
  html: `<style>a{}</style><script>${early}</script><script defer src="/assets/main.1a2b.js"></script>
    <script type="application/json" id="data">{"a":"<b>"}</script>`,
};
const differences = (page: ReceivedPage) => pageDifferences(page, expected, hash).join('\n');
const withPolicy = (from: string, to: string) => ({
  ...deployed,
  headers: {
    ...deployed.headers,
    'content-security-policy': (deployed.headers['content-security-policy'] ?? '').replace(from, to),
  },
});
const withHtml = (more: string) => ({ ...deployed, html: deployed.html + more });

test('a payment page as it was deployed has no differences, whatever styles it has', () =>
  expect(differences(deployed)).toBe(''));

test.each<[string, ReceivedPage, RegExp]>([
  ['a script from elsewhere', withHtml('<script src="https://evil.example/s.js"></script>'), /evil\.example/],
  [
    'an unquoted foreign script',
    withHtml('<SCRIPT async src=//evil.example/s.js></SCRIPT>'),
    /evil\.example/,
  ],
  ['an additional script of the shop', withHtml('<script src="/assets/other.js"></script>'), /other\.js/],
  ['an inline script', withHtml('<script>steal()</script>'), /inline: steal/],
  ['a changed inline script', { ...deployed, html: deployed.html.replace('="1"', '="2"') }, /inline/],
  ['an inline module script', withHtml('<script type="module">steal()</script>'), /inline/],
  [
    'another origin in the policy',
    withPolicy("script-src 'self'", "script-src 'self' https://evil.example"),
    /script-src/,
  ],
  [
    'a hash of a stranger',
    withPolicy("script-src 'self'", `script-src 'self' '${hash('steal()')}'`),
    /script-src/,
  ],
  ['inline styles let in', withPolicy("style-src 'self'", "style-src 'self' 'unsafe-inline'"), /style-src/],
  ['a directive lost', withPolicy("; frame-ancestors 'none'", ''), /frame-ancestors is "missing"/],
  [
    'no policy',
    { ...deployed, headers: { 'x-content-type-options': 'nosniff' } },
    /default-src is "missing"/,
  ],
  [
    'a header lost',
    { ...deployed, headers: { ...deployed.headers, 'x-content-type-options': '' } },
    /x-content-type/,
  ],
])('%s is reported', (_name, page, report) => expect(differences(page)).toMatch(report));

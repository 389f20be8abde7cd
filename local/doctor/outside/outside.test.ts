import { POLICY, connection, fakeShop, json, page, PAGE_HEADERS, type Answers } from '../testing/fakeShop';
import { examine } from '../examine';
import { report, type Finding } from '../finding';
import { checkOutside } from './checks';
import { readOutside, type OutsideFacts, type Reply } from './facts';

const access = () => Promise.resolve({ problem: 'not asked' });

async function examined(faults: Answers): Promise<Finding[]> {
  const shop = await fakeShop(faults);
  try {
    return await examine({ address: shop.origin, access, now: new Date() });
  } finally {
    await shop.close();
  }
}
const problems = (findings: readonly Finding[]) =>
  findings.filter(({ outcome }) => outcome === 'problem').map(({ check, text }) => `${check}: ${text}`);

test('a healthy shop has no problems', async () => {
  const findings = await examined({});
  expect(problems(findings)).toEqual([]);
  expect(findings.filter(({ outcome }) => outcome === 'skipped').map(({ check }) => check)).toEqual([
    'HTTPS',
    'Sources without HTTPS',
  ]);
});

const withPolicy = (policy: string) => ({
  ...page,
  headers: { ...PAGE_HEADERS, 'content-security-policy': policy },
});
/** Cloud Run's answer to a caller whom a function's invokers leave out. */
const BY_GOOGLE = {
  status: 403,
  headers: { 'content-type': 'text/html' },
  body: '<html><title>403 Forbidden</title><h1>Error: Forbidden</h1></html>',
};
const FAULTS: [Answers, RegExp][] = [
  [{ '/products': { status: 500 } }, /^Pages: \/products answers 500\./],
  [{ '/': { ...page, headers: { ...PAGE_HEADERS, 'x-frame-options': '' } } }, /^Headers: .* x-frame-options/],
  [{ '/admin': withPolicy('') }, /^Content policy: \/admin has no Content-Security-Policy/],
  [
    { '/profile': withPolicy(POLICY.replace(/ 'sha256-[^']+'/, '')) },
    /^Content policy: .*breaks the page.*<style>/,
  ],
  [
    { '/': withPolicy(POLICY.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")) },
    /^Content policy: The policy of \/ is weak: script-src 'unsafe-inline'/,
  ],
  [{ '/assets/main.js': { status: 404 } }, /^Scripts: \/assets\/main\.js answers 404/],
  [{ '/assets/main.js': {} }, /^Scripts: Browsers fetch the scripts anew/],
  [{ '/sw.js': {} }, /^Scripts: An old service worker/],
  [{ '/robots.txt': { status: 302 } }, /^Search engines: \/robots\.txt answers 302/],
  [{ '/sitemap.xml': { status: 500 } }, /^Search engines: \/sitemap\.xml answers 500/],
  [{ '/key.json': json({ private_key: '' }) }, /^Private files: Anybody can download \/key\.json/],
  [{ '/api/payment/webhook': {} }, /^Razorpay webhook: .* takes calls that are not signed/],
  [{ '/api/nimbus/webhook': { status: 404 } }, /^NimbusPost webhook: .* answers 404/],
  [{ '/api/payment/config': json({ online: false }) }, /^API key: Calls without x-api-key are answered/],
  [{ '/api/payment/config': { status: 401 } }, /^API key: The functions refuse the key that browsers send/],
  [{ '/api/admin/orders': json({}) }, /^Admin calls: Strangers can read \/api\/admin\/orders\./],
  [{ '/api/catalogue': { status: 500 } }, /^Catalogue: \/api\/catalogue answers 500/],
  [{ '/api/catalogue': json({ products: [] }) }, /^Catalogue: Nothing is on sale/],
  [
    { '/api/connection': connection((forged) => forged ?? '198.51.100.7') },
    /^Proxy hops: .* for somebody else/,
  ],
  [{ '/api/payment/webhook': BY_GOOGLE }, /^Razorpay webhook: .* Google refuses it before the shop/],
  [{ '/api/nimbus/webhook': BY_GOOGLE }, /^NimbusPost webhook: .* Google refuses it before the shop/],
  [{ '/api/admin/orders': BY_GOOGLE }, /^Admin calls: .* Google refuses it before the shop/],
];

test.each(FAULTS.map(([faults, sentence]) => ({ faults, sentence })))(
  'the only problem reported is $sentence',
  async ({ faults, sentence }) => {
    const found = problems(await examined(faults));
    expect(found).toEqual([expect.stringMatching(sentence)]);
  },
);

test('a shop with ten defects gets ten problems, each with a remedy', async () => {
  const broken: typeof FAULTS = [0, 1, 3, 5, 8, 9, 10, 11, 14, 16, 18].map(
    (at) => FAULTS[at] ?? [{}, /never/],
  );
  const findings = await examined(Object.assign({}, ...broken.map(([faults]) => faults)) as Answers);
  const found = problems(findings);
  for (const [, sentence] of broken) expect(found).toContainEqual(expect.stringMatching(sentence));
  const lines = report(findings).join('\n').split('\n');
  const marked = lines.flatMap((line, at) => (line.startsWith('✗') ? [lines[at + 1]] : []));
  expect(marked.filter((todo) => !/^ {4}[A-Z].*\.$/.test(todo ?? ''))).toEqual([]);
});

const SANDBOX = 'http://127.0.0.1:5001';
const withSandbox = withPolicy(POLICY.replace("script-src 'self'", `script-src 'self' ${SANDBOX}`));

test('a local shop may allow its sandboxes', async () => {
  expect(problems(await examined({ '/': withSandbox }))).toEqual([]);
});

test('a shop without a server is one problem', async () => {
  const shop = await fakeShop();
  await shop.close();
  expect(problems(await examine({ address: shop.origin, access, now: new Date() }))).toEqual([
    expect.stringMatching(/^Pages: \/ gives no answer \(.*ECONNREFUSED/),
  ]);
});

describe('a shop on a domain of its own', () => {
  const moved: Reply = { status: 301, headers: { location: 'https://shop.example/' }, body: '' };
  const reply = (body: string): Reply => ({ status: 200, headers: {}, body });
  let sound: OutsideFacts;

  beforeAll(async () => {
    const shop = await fakeShop();
    const facts = await readOutside(shop.origin);
    await shop.close();
    const files = { ...facts.files, '/sitemap.xml': reply('<loc>https://shop.example/</loc>') };
    sound = { ...facts, shop: 'https://shop.example', isLocal: false, insecure: moved, files };
  });

  test('is healthy', () => expect(problems(checkOutside(sound))).toEqual([]));

  test.each<[string, (facts: OutsideFacts) => Partial<OutsideFacts>, RegExp]>([
    ['without HTTPS', () => ({ insecure: reply('') }), /^HTTPS: /],
    [
      'with a sitemap of another address',
      ({ files }) => ({ files: { ...files, '/sitemap.xml': reply('<loc>https://other.example/</loc>') } }),
      /^Search engines: The sitemap names the pages of another address/,
    ],
    [
      'that lets in a script without HTTPS',
      ({ pages }) => ({ pages: { ...pages, '/': { ...withSandbox, status: 200 } } }),
      /^Content policy: The policy of \/ is weak: script-src http:\/\/127/,
    ],
    [
      'that keeps Google’s login out of its frame',
      ({ login }) => ({ login: { ...login, '/__/auth/iframe': { ...reply(''), headers: PAGE_HEADERS } } }),
      /^Google login: It cannot work: \/__\/auth\/iframe has the header x-frame-options, .*opener-policy/,
    ],
    [
      'without Firebase’s pages',
      ({ login }) => ({ login: { ...login, '/__/auth/handler': { ...reply(''), status: 404 } } }),
      /^Google login: It cannot work: Firebase does not serve \/__\/auth\/handler/,
    ],
    [
      'with a test key',
      ({ config }) => ({ config: { ...config, withKey: reply('{"online":true,"test":true}') } }),
      /^Pay online: Payments are only tests/,
    ],
  ])('gets a message %s', (_name, change, sentence) => {
    expect(problems(checkOutside({ ...sound, ...change(sound) }))).toEqual([expect.stringMatching(sentence)]);
  });
});

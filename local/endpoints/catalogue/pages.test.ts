import { createHash } from 'node:crypto';
import { wrongHeaders } from '../testing/calls/answerHeaders';
import { product } from '../testing/documents/fixtures';
import { FAILING, inline, openPages } from '../testing/sandboxes/pagesSandbox';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
let pages: Awaited<ReturnType<typeof openPages>>;
let limited: Awaited<ReturnType<typeof openPages>>;

beforeAll(async () => {
  shop = await startTestShop();
  await shop.seed({ products: [product('toner'), product('old', { status: 'archived' })] });
  pages = await openPages(shop);
  limited = await openPages(shop, { burst: 0, perSecond: 0.1 });
});
afterAll(() => Promise.all([pages.close(), limited.close(), shop.close()]));

const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A page's response: the common headers, and a policy that allows only its own inline scripts. */
function mustBePage({ headers }: Response) {
  expect(wrongHeaders(headers)).toEqual([]);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'self' ${hashOf(inline.scripts[0])}`);
  expect(policy).toContain(hashOf(inline.styles[0]));
  expect(policy).not.toMatch(/unsafe-|\*(;|\s|$)/);
}

test.each([
  [200, '/about'],
  [200, '/product/toner'],
  [404, '/product/none'],
  [410, '/product/old'],
  [503, FAILING],
])('%i %s has every header and its page’s Content-Security-Policy', async (status, path) => {
  const answer = await fetch(pages.url + path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await answer.text()).toContain('A page');
  mustBePage(answer);
});

test('304 has the same headers, because the browser uses those of the last answer', async () => {
  const etag = (await fetch(`${pages.url}/about`)).headers.get('etag') ?? '';
  const answer = await fetch(`${pages.url}/about`, { headers: { 'if-none-match': etag } });
  expect([answer.status, await answer.text()]).toEqual([304, '']);
  mustBePage(answer);
});

test('a page request over the limit gets 429 with the app shell, because others share its address', async () => {
  const answer = await fetch(`${limited.url}/about`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '10']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('A page');
  mustBePage(answer);
});

test.each([
  [405, () => fetch(`${pages.url}/about`, { method: 'POST', body: '{}' })],
  [429, () => fetch(`${limited.url}/about`, { method: 'POST', body: '{}' })],
])('%i is a refusal with every header', async (status, ask) => {
  const answer = await ask();
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ success: false });
  expect(wrongHeaders(answer.headers)).toEqual([]);
});

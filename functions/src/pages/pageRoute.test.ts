import type { PageRequest, RenderedPage } from '@/domain/contracts/shoppers/page';
import type { Call } from '../platform/http/route';
import { pageRoute } from './pageRoute';
import type { Site } from './site';

const inline = { styles: ['a{}'], scripts: [] };

function shop(render: Site['render'] = ({ now }) => drawn(now)) {
  const requests: PageRequest[] = [];
  const logged: string[] = [];
  const policy = jest.fn(({ styles }: RenderedPage['inline']) => `style-src ${styles.length}`);
  let seconds = 0;
  const site: Site = {
    render: (page) => {
      requests.push(page);
      return render(page);
    },
    shell: () => ({ html: 'the frame', inline }),
    assets: { build: 'b', initial: ['assets/main.js'], screens: {}, logo: '' },
  };
  const route = pageRoute({
    reads: { find: () => Promise.resolve([]), getAll: () => Promise.resolve([]) },
    now: () => new Date(Date.UTC(2026, 10, 22) + seconds * 1000),
    takesOnlinePayments: () => true,
    site: () => site,
    origin: () => 'https://shop.example',
    policy,
    log: (event) => void logged.push(event),
  });
  const get = (url: string, headers: Record<string, string> = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://shop.invalid');
    const call = { requestId: '1', path: pathname, query: searchParams, params: {} };
    return route.run({ ...call, header: (name: string) => headers[name] } as unknown as Call);
  };
  return { get, requests, logged, policy, wait: (by: number) => (seconds += by) };
}
const drawn = (now: string) =>
  Promise.resolve({ status: 200 as const, html: `<p>Page</p>{"now":"${now}"}`, inline });
const textOf = ({ bytes }: { bytes?: Uint8Array }) => Buffer.from(bytes ?? []).toString();

it('answers a page that the CDN caches and browsers revalidate, with its Content-Security-Policy', async () => {
  const { get } = shop();
  const answer = await get('/about');
  expect(answer.status).toBe(200);
  expect(textOf(answer)).toContain('<p>Page</p>');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': 'style-src 1',
    'cache-control': expect.stringMatching(/max-age=0, must-revalidate, s-maxage=60/) as string,
  });
});

it('answers 304 for an unchanged page that was rendered again', async () => {
  const { get, requests, wait } = shop();
  const etag = (await get('/')).headers?.['etag'] ?? '';
  wait(61);
  const again = await get('/', { 'if-none-match': `W/${etag}` });
  expect(requests).toHaveLength(2);
  expect(again).toMatchObject({ status: 304 });
  expect(again.bytes).toBeUndefined();
});

it('builds the answer once for all requests of the same page', async () => {
  const { get, policy, wait } = shop();
  const first = await get('/about');
  wait(30);
  const again = await get('/about');
  expect(again).toEqual(first);
  expect(again.bytes).toBe(first.bytes);
  expect(policy).toHaveBeenCalledTimes(1);
  wait(31);
  expect(textOf(await get('/about'))).toContain('00:01:01');
});

it('renders a page once for all queries that do not change it', async () => {
  const { get, requests } = shop();
  const first = await get('/about');
  for (const query of ['?utm_source=mail', '?x=1', '?x=2&y', '?variant=v2', '?q=serum'])
    expect((await get(`/about${query}`)).bytes).toBe(first.bytes);
  await get('/products?sort=new&concern=Dryness&x=1');
  await get('/products?concern=Dryness&sort=new');
  expect(requests.map(({ url }) => url)).toEqual(['/about', '/products?concern=Dryness&sort=new']);
});

it('renders one page for all unknown addresses', async () => {
  const { get, requests } = shop();
  for (const path of ['/nowhere', '/nowhere/else?x=1', '/wp-login.php']) await get(path);
  expect(requests).toHaveLength(1);
});

it('does not let unknown addresses evict the shop’s pages from the cache', async () => {
  const { get, requests } = shop();
  await get('/about');
  for (let at = 0; at < 200; at += 1) {
    await get(`/products?q=${at}`);
    await get(`/product/none-${at}`);
    await get(`/policies/none-${at}`);
  }
  await get('/about');
  expect(requests.filter(({ url }) => url === '/about')).toHaveLength(1);
});

it('passes list queries to the renderer, with a maximum length', async () => {
  const { get, requests } = shop();
  await get('/products?concern=Dryness');
  await get(`/products?q=${'x'.repeat(1000)}`);
  await get(`/products?concern=${'x'.repeat(1000)}`);
  const longest = `/products?q=${'x'.repeat(80)}`;
  expect(requests.map(({ url }) => url)).toEqual(['/products?concern=Dryness', longest, '/products']);
});

it.each(['/product/none', '/combo/none', '/product/%E0%A4%A', '/product/a%2Fb'])(
  'renders %s as an unknown product',
  async (url) => {
    const { get, requests } = shop();
    await get(url);
    expect(requests[0]?.detail).toEqual({ kind: 'unknown' });
  },
);

it('answers an uncached app shell and logs the error when rendering fails', async () => {
  let broken = true;
  const { get, logged } = shop(({ now }) => (broken ? Promise.reject(new Error('broken')) : drawn(now)));
  const answer = await get('/');
  expect(answer).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } });
  expect(textOf(answer)).toBe('the frame');
  expect(logged).toEqual(['page.render_failed']);
  broken = false;
  expect((await get('/')).status).toBe(200);
});

import { combo, product } from '../testing/documents/fixtures';
import { ORIGIN, startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const toner = { ...product('toner'), costPrice: 12 };

beforeAll(async () => {
  shop = await startTestShop();
  await shop.seed({
    products: [toner, { ...product('secret'), status: 'draft' }, product('old', { status: 'archived' })],
    combos: [combo('duo', [{ productId: 'toner', variantId: 'v1', quantity: 11 }], 400)],
  });
});
afterAll(() => shop.close());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const { status, bytes, headers: answerHeaders } = await shop.call(path, { key: null, headers });
  return { status, text: bytes.toString(), type: answerHeaders.get('content-type'), headers: answerHeaders };
};

test('the sitemap has all active products and nothing else', async () => {
  const { status, text, type } = await get('/sitemap.xml');
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(text).toContain(`<loc>${ORIGIN}/product/toner</loc>`);
  expect(text).toContain(`<loc>${ORIGIN}/combo/duo</loc>`);
  expect(text).not.toMatch(/secret|old/);
});

test('the feed has active products with combo stock from their parts, and no internal fields', async () => {
  const { text } = await get('/feeds/google.xml');
  const [first = '', second = ''] = text.split('<item>').slice(1);
  expect(first).toContain('<g:id>toner-1</g:id>');
  expect(first).toContain('<g:availability>in_stock</g:availability>');
  expect(second).toContain('<g:availability>out_of_stock</g:availability>');
  expect(text).not.toMatch(/secret|old|costPrice/);
});

test('llms.txt has what is on sale and nothing else', async () => {
  const { status, text, type } = await get('/llms.txt');
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toContain(`(${ORIGIN}/product/toner)`);
  expect(text).toMatch(/combo\/duo\).*sold out/);
  expect(text).not.toMatch(/secret|\/old|costPrice/);
});

test.each(['/sitemap.xml', '/llms.txt', '/feeds/google.xml'])(
  '%s is cacheable, uses the shop’s own host, and answers 304 on repeat',
  async (path) => {
    const first = await get(path, { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' });
    expect(first.text).not.toContain('evil.example');
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=3600');
    const again = await get(path, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
  },
);

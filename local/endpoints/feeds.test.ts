import { combo, product } from './testing/fixtures';
import { ORIGIN, startTestShop, type TestShop } from './testing/testShop';

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

test('the sitemap has what is sold and nothing else', async () => {
  const { status, text, type } = await get('/sitemap.xml');
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(text).toContain(`<loc>${ORIGIN}/product/toner</loc>`);
  expect(text).toContain(`<loc>${ORIGIN}/combo/duo</loc>`);
  expect(text).not.toMatch(/secret|old/);
});

test('the feed has what is sold, with the stock that a combo’s parts allow, and nothing of the shop’s own', async () => {
  const { text } = await get('/feeds/google.xml');
  const [first = '', second = ''] = text.split('<item>').slice(1);
  expect(first).toContain('<g:id>toner-1</g:id>');
  expect(first).toContain('<g:availability>in_stock</g:availability>');
  expect(second).toContain('<g:availability>out_of_stock</g:availability>');
  expect(text).not.toMatch(/secret|old|costPrice/);
});

test.each(['/sitemap.xml', '/feeds/google.xml'])(
  '%s is kept by caches, never says another host than the shop’s, and is sent once',
  async (path) => {
    const first = await get(path, { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' });
    expect(first.text).not.toContain('evil.example');
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=3600/);
    const again = await get(path, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
  },
);

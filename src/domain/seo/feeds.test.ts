/** @jest-environment jsdom */
import fc from 'fast-check';
import { comboItem, productItems } from './feedItems';
import { merchantFeed } from './merchantFeed';
import { robotsTxt, sitemap } from './sitemap';
import { aSerum, aSet, facts } from './testing';

const { origin } = facts;
const G = 'http://base.google.com/ns/1.0';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1';

function parsed(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

const texts = (from: Element | Document, namespace: string, name: string) =>
  [...from.getElementsByTagNameNS(namespace, name)].map(({ textContent }) => textContent);
const items = (xml: string) => [...parsed(xml).getElementsByTagName('item')];

describe('the Merchant Center feed', () => {
  const [small, large] = items(merchantFeed(productItems(aSerum(), origin), origin)) as [Element, Element];

  test.each([
    ['id', 'S15', 'S30'],
    ['title', 'Amla C Glow Serum, 15 ml', 'Amla C Glow Serum, 30 ml'],
    ['link', `${origin}/product/amla-c?variant=s`, `${origin}/product/amla-c?variant=m`],
    ['image_link', `${origin}/pictures/amla-c-1-1200.webp`, `${origin}/pictures/amla-c-1-1200.webp`],
    [
      'additional_image_link',
      `${origin}/pictures/amla-c-2-1200.webp`,
      `${origin}/pictures/amla-c-2-1200.webp`,
    ],
    ['availability', 'out_of_stock', 'in_stock'],
    ['brand', 'Glumist', 'Glumist'],
    ['identifier_exists', 'no', 'no'],
    ['condition', 'new', 'new'],
    ['google_product_category', '567', '567'],
    ['product_type', 'Serum', 'Serum'],
    ['item_group_id', 'amla-c', 'amla-c'],
    ['size', '15 ml', '30 ml'],
    ['unit_pricing_measure', '15 ml', '30 ml'],
    ['unit_pricing_base_measure', '1 ml', '1 ml'],
    ['sale_price', '379.00 INR', undefined],
    ['country', 'IN', 'IN'],
  ])('has the %s of each size', (name, ofSmall, ofLarge) => {
    expect(texts(small, G, name)[0]).toBe(ofSmall);
    expect(texts(large, G, name)[0]).toBe(ofLarge);
  });

  it('has the MRP as the price of a discounted product, and the maximum delivery fee', () => {
    expect(texts(small, G, 'price')).toEqual(['449.00 INR', '70.00 INR']);
    expect(texts(large, G, 'price')).toEqual(['649.00 INR', '0.00 INR']);
  });

  it('has a combo as a bundle, and no product without a picture', () => {
    const pictured = aSet({ mainImage: '/pictures/duo-800.webp' });
    const [bundle, ...more] = items(
      merchantFeed([comboItem(pictured, origin), comboItem(aSet(), origin)], origin),
    );
    expect(more).toEqual([]);
    expect(texts(bundle!, G, 'is_bundle')).toEqual(['yes']);
    expect(texts(bundle!, G, 'link')).toEqual([`${origin}/combo/duo`]);
  });
});

describe('the sitemap', () => {
  const items = { products: [aSerum()], combos: [aSet({ updatedAt: '2026-11-20T00:00:00.000Z' })] };
  const document = parsed(sitemap(items, origin));
  const entry = (path: string) =>
    [...document.getElementsByTagNameNS(SITEMAP, 'url')].find(
      (url) => texts(url, SITEMAP, 'loc')[0] === origin + path,
    );

  it.each([
    ['/', '2026-11-20T00:00:00.000Z'],
    ['/products', '2026-11-01T00:00:00.000Z'],
    ['/products?category=Serum', '2026-11-01T00:00:00.000Z'],
    ['/products?kind=combos', '2026-11-20T00:00:00.000Z'],
    ['/product/amla-c', '2026-11-01T00:00:00.000Z'],
    ['/combo/duo', '2026-11-20T00:00:00.000Z'],
    ['/about', undefined],
    ['/contact', undefined],
    ['/policies/returns', undefined],
  ])('has %s, changed %s', (path, changed) => {
    expect(texts(entry(path)!, SITEMAP, 'lastmod')[0]).toBe(changed);
  });

  it('has the pictures of a product', () => {
    expect(texts(entry('/product/amla-c')!, IMAGE, 'loc')).toHaveLength(2);
  });

  it('has only stored dates', () => {
    expect(sitemap({ products: [aSerum({ updatedAt: 'yesterday' })], combos: [] }, origin)).not.toContain(
      'lastmod',
    );
  });
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('</item><item>', ']]>', '&amp;', '<!--', '\u0000\u0008', '\uD800', '\uFFFE'),
);
/** The text as XML can represent it; a carriage return is parsed as a line break. */
const sayable = (text: string) =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '').replace(/\r\n?/g, '\n');

test('product names of any characters are escaped in feed and sitemap', () => {
  fc.assert(
    fc.property(hostile, hostile, (name, id) => {
      // Firestore stores ids as UTF-8, which cannot hold half a surrogate pair.
      fc.pre(!/\p{Cs}/u.test(id));
      const serum = aSerum({
        name,
        id: id || 'x',
        category: name || 'x',
        variants: aSerum().variants.slice(0, 1),
      });
      const [item, ...more] = items(merchantFeed(productItems(serum, origin), origin));
      expect(more).toEqual([]);
      expect(texts(item!, G, 'title')[0]).toBe(sayable(name.trim()));
      parsed(sitemap({ products: [serum], combos: [] }, origin));
    }),
  );
});

test('robots.txt links the sitemap and blocks personal pages, but not the checkout with its noindex', () => {
  const lines = robotsTxt(origin).split('\n');
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
  expect(lines).toContain('Disallow: /admin');
  expect(lines).toContain('Disallow: /delivery');
  expect(lines).not.toContain('Disallow: /checkout');
});

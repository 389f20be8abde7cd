/** @jest-environment jsdom */
import fc from 'fast-check';
import { policies } from '../policies/messages';
import { headOf, type Page } from './head';
import { headHtml } from './headHtml';
import { aReview, facts, ofCombo, ofProduct } from './testing';

const list = (over: object = {}): Page => ({
  kind: 'list',
  found: true,
  criteria: { q: '', kind: 'products', category: [], ...over },
});
const pages: [string, Page, string | null][] = [
  ['the home page', { kind: 'home' }, '/'],
  ['the list', list(), '/products'],
  ['one category', list({ category: ['Face Wash'] }), '/products?category=Face+Wash'],
  ['two categories', list({ category: ['Face Wash', 'Mist'] }), '/products'],
  ['the combos', list({ kind: 'combos' }), '/products?kind=combos'],
  ['a search', list({ q: 'serum' }), null],
  ['a product', { kind: 'detail', detail: ofProduct() }, '/product/amla-c'],
  ['a combo', { kind: 'detail', detail: ofCombo() }, '/combo/duo'],
  ['about', { kind: 'about' }, '/about'],
  ['contact', { kind: 'contact' }, '/contact'],
  ...Object.keys(policies).map((policy): [string, Page, string] => [
    ...([policy, { kind: 'policy', policy }, `/policies/${policy}`] as [string, Page, string]),
  ]),
  ['no policy', { kind: 'policy', policy: 'constructor' }, null],
  ['an overlay', { kind: 'floating' }, null],
  ['nothing', { kind: 'notFound' }, null],
  ['a product that is no longer sold', { kind: 'gone' }, null],
];

/** As a crawler reads it. */
function read(page: Page) {
  const { head } = new DOMParser().parseFromString(
    `<!doctype html><head>${headHtml(headOf(page, facts))}</head>`,
    'text/html',
  );
  const of = (selector: string, name: string) => head.querySelector(selector)?.getAttribute(name) ?? null;
  return {
    head,
    title: head.querySelector('title')?.textContent,
    description: of('meta[name="description"]', 'content'),
    canonical: of('link[rel="canonical"]', 'href'),
    robots: of('meta[name="robots"]', 'content'),
    og: (name: string) => of(`meta[property="${name}"]`, 'content'),
    data: [...head.querySelectorAll('script')].map(
      ({ textContent }) => JSON.parse(textContent) as { '@type': string },
    ),
  };
}

test.each(pages)('%s has its canonical URL', (_name, page, path) => {
  const { canonical, robots, og, data } = read(page);
  expect(canonical).toBe(path === null ? null : facts.origin + path);
  expect(og('og:url')).toBe(canonical);
  expect(robots).toMatch(path === null ? /^noindex/ : /^index/);
  if (path === null) expect(data).toEqual([]);
});

test('an overlay is noindex for search engines only', () => {
  const robots = (page: Page) =>
    [...read(page).head.querySelectorAll('meta[name="robots"], meta[name$="bot"]')].map((meta) => [
      meta.getAttribute('name'),
      meta.getAttribute('content'),
    ]);
  expect(robots({ kind: 'floating' })).toEqual([
    ['robots', 'noindex, follow'],
    ['archive.org_bot', 'all'],
  ]);
  expect(robots({ kind: 'notFound' })).toEqual([['robots', 'noindex, follow']]);
});

test('every indexed page has its own title and description of a displayable length', () => {
  const indexed = pages.filter(([, , path]) => path && path !== '/products').map(([, page]) => read(page));
  expect(new Set(indexed.map(({ title }) => title)).size).toBe(indexed.length);
  expect(new Set(indexed.map(({ description }) => description)).size).toBe(indexed.length);
  for (const { description } of indexed) expect(description!.length).toBeLessThanOrEqual(160);
});

test('the home page has structured data of the shop and its search', () => {
  const [organization, site] = read({ kind: 'home' }).data;
  expect(organization).toMatchObject({
    '@type': 'OnlineStore',
    logo: 'https://shop.example/icons/icon-512.png',
  });
  expect(site).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: { urlTemplate: 'https://shop.example/products?q={search_term_string}' } },
  });
});

test('a product page has its largest picture, its price and its breadcrumbs', () => {
  const { og, data, title } = read({ kind: 'detail', detail: ofProduct() });
  expect(title).toBe('Amla C Glow Serum | Glumist');
  expect(og('og:image')).toBe('https://shop.example/pictures/amla-c-1-1200.webp');
  expect(og('product:price:amount')).toBe('379.00');
  expect(data[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://shop.example/' },
      { position: 2, name: 'Serum', item: 'https://shop.example/products?category=Serum' },
      { position: 3, name: 'Amla C Glow Serum', item: 'https://shop.example/product/amla-c' },
    ],
  });
});

test('an empty list is noindex', () => {
  expect(headOf({ ...list({ category: ['Nonsense'] }), found: false } as Page, facts).canonical).toBeNull();
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '<!--<script>',
    "' onmouseover='x",
    '&lt;script&gt;',
    ']]>',
    '\u2028</script ',
  ),
);

test('product names and reviews are escaped', () => {
  const clean = [...read({ kind: 'detail', detail: ofProduct({}, [aReview()]) }).head.children];
  const shape = (elements: Element[]) =>
    elements.map(({ tagName, attributes }) => [tagName, attributes.length]);
  fc.assert(
    fc.property(hostile, hostile, hostile, (name, description, author) => {
      fc.pre(Boolean(name && author.trim() && description.trim()));
      const detail = ofProduct({ name, description, category: name }, [aReview({ author })]);
      const { head, data } = read({ kind: 'detail', detail });
      expect(shape([...head.children])).toEqual(shape(clean));
      expect(data[0]).toMatchObject({ name, description, review: [{ author: { name: author } }] });
    }),
  );
});

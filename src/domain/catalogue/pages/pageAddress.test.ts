import fc from 'fast-check';
import { readCriteria, writeCriteria, FACETS } from './listCriteria';
import { SORTS } from './messages';
import { canonicalPageUrl, isCanonicalPath } from './pageAddress';

const canonical = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://shop.invalid');
  return canonicalPageUrl(pathname, searchParams);
};

test.each([
  ['/?utm_source=mail&fbclid=1', '/'],
  ['/about?x=1', '/about'],
  ['/nowhere?x=1', '/nowhere'],
  ['/product/toner?variant=v2&x=1', '/product/toner?variant=v2'],
  ['/product/toner?variant=v2&variant=v3', '/product/toner?variant=v2'],
  ['/product/toner?variant=', '/product/toner'],
  ['/combo/duo?variant=v2', '/combo/duo'],
  ['/products?sort=new&q=Serum%20&gclid=7', '/products?q=serum&sort=new'],
  ['/products?sort=constructor&stock=out&rating=9&from=-1&kind=bags', '/products'],
  ['/products?from=20.0&to=1e1', '/products?from=10&to=20'],
  ['/products?concern=Dryness&concern=Dryness', '/products?concern=Dryness'],
  [`/products?concern=${'x'.repeat(500)}`, '/products'],
])('%s is rendered as %s', (url, expected) => {
  expect(canonical(url)).toBe(expected);
});

const name = fc.oneof(
  fc.constantFrom('q', 'kind', 'from', 'to', 'rating', 'stock', 'sort', 'variant', ...FACETS),
  fc.string({ maxLength: 8 }),
);
const value = fc.oneof(
  fc.constantFrom('combos', 'in', 'new', '10', '007', '4.50', ' Serum ', '', ...Object.keys(SORTS)),
  fc.string({ maxLength: 12 }),
);
const queries = fc.array(fc.tuple(name, value), { maxLength: 10 }).map((pairs) => new URLSearchParams(pairs));

test('a canonical list URL gives the same list as its source and is itself canonical', () => {
  fc.assert(
    fc.property(queries, (given) => {
      const written = writeCriteria(readCriteria(given));
      expect(readCriteria(written)).toEqual(readCriteria(given));
      expect(writeCriteria(readCriteria(written)).toString()).toBe(written.toString());
    }),
  );
});

test('unknown parameters and their order do not change the canonical URL', () => {
  fc.assert(
    fc.property(queries, fc.string({ minLength: 1, maxLength: 8 }), value, (given, unknown, text) => {
      const known = ['q', 'kind', 'from', 'to', 'rating', 'stock', 'sort', ...FACETS] as string[];
      fc.pre(!known.includes(unknown));
      const pairs = [...new Map(given)];
      const before = canonicalPageUrl('/products', new URLSearchParams(pairs));
      const after = new URLSearchParams([[unknown, text], ...pairs.reverse()]);
      expect(canonicalPageUrl('/products', after)).toBe(before);
    }),
  );
});

test.each([
  ['/about', '/about', true],
  ['/ABOUT', '/about', false],
  ['/about/', '/about', false],
  ['/product/toner', '/product/:id', true],
  ['/product/t%6Fner', '/product/:id', false],
  ['/product/%E0%A4%A', '/product/:id', false],
  ['/', '/', true],
])('%s is canonical for %s: %s', (path, pattern, expected) => {
  expect(isCanonicalPath(path, pattern)).toBe(expected);
});

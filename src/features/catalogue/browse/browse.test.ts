import { aCombo, aProduct, asItems } from '../testing/builders';
import { browse, foundEntries } from './browse';
import { chipsOf } from './chips';
import { readCriteria, toggle, withoutFilters, writeCriteria, type Criteria, filtersOn } from './criteria';
import { entriesOf } from './facets';
import { optionsOf } from './options';
import { knownValues, onlyKnown } from './knownValues';

const entries = entriesOf(
  asItems(
    [
      aProduct({ id: 'serum', price: 649, mrp: 799, rating: 4.6, ratingCount: 388, concerns: ['Dullness'] }),
      aProduct({
        id: 'mist',
        price: 449,
        mrp: 499,
        rating: 4.7,
        ratingCount: 212,
        category: 'Face mist',
        concerns: ['Dryness'],
        skinTypes: ['Dry'],
        createdAt: '2026-06-01T00:00:00.000Z',
      }),
      aProduct({
        id: 'wash',
        price: 299,
        mrp: 349,
        rating: 4.4,
        ratingCount: 276,
        category: 'Face wash',
        concerns: ['Oil and shine', 'Dullness'],
        stock: 0,
      }),
      aProduct({
        id: 'imported',
        price: 1200,
        mrp: 1200,
        rating: 5,
        ratingCount: 2,
        countryOfOrigin: 'Korea',
      }),
    ],
    [aCombo({ id: 'set', items: [{ productId: 'mist', variantId: 'v1', quantity: 1 }] })],
  ),
);

const criteriaOf = (address: string) => readCriteria(new URLSearchParams(address));
const ids = (criteria: Criteria, hits: string[] | null = null) =>
  browse(foundEntries(entries, hits), criteria).map(({ item }) => item.id);

test('without criteria all products are listed without combos, sold-out ones last', () => {
  const all = ids(criteriaOf(''));
  expect(all).toHaveLength(4);
  expect(all).not.toContain('set');
  expect(all.at(-1)).toBe('wash');
});

test('most loved weighs the rating by the number of reviews', () => {
  expect(ids(criteriaOf('')).slice(0, 3)).toEqual(['mist', 'serum', 'imported']);
});

test.each([
  ['category=Serum', ['serum', 'imported']],
  ['category=Face+mist&category=Face+wash', ['mist', 'wash']],
  ['concern=Dullness&category=Face+wash', ['wash']],
  ['skin=Dry', ['mist']],
  ['country=Korea', ['imported']],
  ['from=400&to=649', ['mist', 'serum']],
  ['rating=4.7', ['mist', 'imported']],
  ['stock=in', ['mist', 'serum', 'imported']],
  ['kind=combos', ['set']],
  ['kind=combos&category=Face+mist', ['set']],
  ['kind=combos&category=Serum', []],
  ['concern=Nothing', []],
])('%s lists %j', (address, expected) => {
  expect(ids(criteriaOf(address)).sort()).toEqual([...expected].sort());
});

test.each([
  ['price-up', ['mist', 'serum', 'imported', 'wash']],
  ['price-down', ['imported', 'serum', 'mist', 'wash']],
  ['new', 'mist'],
  ['rating', 'imported'],
  ['saving', 'serum'],
])('the list is sorted by %s', (sort, expected) => {
  const sorted = ids(criteriaOf(`sort=${sort}`));
  if (typeof expected === 'string') expect(sorted[0]).toBe(expected);
  else expect(sorted).toEqual(expected);
});

test('search results keep their order, include combos, and can be filtered', () => {
  const hits = ['combo/set', 'product/mist', 'product/serum'];
  expect(ids(criteriaOf('q=face'), hits)).toEqual(['set', 'mist', 'serum']);
  expect(ids(criteriaOf('q=face&skin=Dry'), hits)).toEqual(['set', 'mist']);
  expect(ids(criteriaOf('q=face&kind=combos'), hits)).toEqual(['set']);
  expect(ids(criteriaOf('q=face&sort=price-up'), ['product/serum', 'product/mist', 'product/gone'])).toEqual([
    'mist',
    'serum',
  ]);
  expect(ids(criteriaOf('q=face'), [])).toEqual([]);
});

test('sorting by country puts the most loved product of each country first', () => {
  expect(ids(criteriaOf('sort=country'))).toEqual(['mist', 'serum', 'imported', 'wash']);
});

test('a product without its first size is filtered and sorted by the size on its card', () => {
  const sizes = [
    { id: 's', label: '30 ml', sku: 'S', price: 300, mrp: 300, stock: 0 },
    { id: 'l', label: '50 ml', sku: 'L', price: 700, mrp: 700, stock: 2 },
  ];
  const [entry] = entriesOf(asItems([aProduct({ id: 'two', price: 300, stock: 2, variants: sizes })]));
  expect(entry?.price).toBe(700);
  expect(browse([entry!], criteriaOf('to=400'))).toEqual([]);
});

test('criteria are unchanged by writing them to the URL', () => {
  const address =
    'q=dew&concern=Dryness&category=Serum&category=Toner&skin=Dry&ingredient=Amla&country=India&from=100&to=700&rating=4&stock=in&sort=new';
  expect(writeCriteria(criteriaOf(address)).toString()).toBe(address);
  expect(writeCriteria(criteriaOf('')).toString()).toBe('');
});

test('invalid values in the URL are ignored', () => {
  const criteria = criteriaOf('sort=magic&rating=9&from=cheap&to=-5&kind=all&stock=yes&q=%20TONER%20');
  expect(criteria).toMatchObject({ sort: null, rating: null, from: null, to: null, inStock: false });
  expect(criteria).toMatchObject({ kind: 'products', q: 'toner' });
});

test('unknown filter values in a link are ignored, and known ones match in any case', () => {
  const criteria = onlyKnown(
    criteriaOf(
      'category=serum&category=Serum&category=Perfume&concern=Nothing&country=KOREA&from=700&to=500',
    ),
    knownValues(entries),
  );
  expect(criteria).toMatchObject({
    category: ['Serum'],
    concern: [],
    country: ['Korea'],
    from: 500,
    to: 700,
  });
  expect(ids(criteria)).toEqual([]);
  expect(ids(onlyKnown(criteriaOf('concern=Nothing'), knownValues(entries)))).toHaveLength(4);
});

test.each(['q=%00%F0%9F%98%80', 'sort=constructor', 'rating=NaN', 'from=1e999', 'category=__proto__'])(
  'the criteria %s are harmless',
  (address) => {
    const criteria = onlyKnown(criteriaOf(address), knownValues(entries));
    expect(ids({ ...criteria, q: '' })).toHaveLength(4);
  },
);

test('the count of an option is the number of results after ticking it', () => {
  const options = optionsOf(entries, criteriaOf('category=Serum&from=400')).category;
  const counts = Object.fromEntries(options.map(({ value, count }) => [value, count]));
  expect(counts).toEqual({ Serum: 2, 'Face mist': 1, 'Face wash': 0 });
});

test('ticking an option does not move it', () => {
  const order = (address: string) =>
    optionsOf(entries, criteriaOf(address)).concern.map(({ value }) => value);
  expect(order('concern=Dryness')).toEqual(order(''));
});

test('toggling twice changes nothing, and clearing keeps search and sorting', () => {
  const criteria = criteriaOf('q=dew&sort=new&concern=Dryness&from=10');
  expect(toggle(toggle(criteria, 'concern', 'Sun'), 'concern', 'Sun')).toEqual(criteria);
  expect(writeCriteria(withoutFilters(criteria)).toString()).toBe('q=dew&sort=new');
});

test('each chip names its filter and removes only that', () => {
  const criteria = criteriaOf('q=dew&concern=Dryness&skin=Dry&from=250&to=700&rating=4&stock=in');
  const chips = chipsOf(criteria);
  expect(chips.map(({ label }) => label)).toEqual([
    '“dew”',
    'Dryness',
    'Dry',
    '₹250 to ₹700',
    '4 stars and up',
    'In stock',
  ]);
  for (const chip of chips) expect(chipsOf(chip.without)).toHaveLength(chips.length - 1);
  expect(chipsOf(criteriaOf(`q=${'x'.repeat(60)}`))[0]?.label).toBe(`“${'x'.repeat(28)}…”`);
  expect(chipsOf(criteriaOf('kind=combos'))).toEqual([]);
  expect(chipsOf(criteriaOf('kind=combos&q=dew')).map(({ label }) => label)).toEqual([
    '“dew”',
    'Combos only',
  ]);
});

test.each([
  '',
  'q=dew',
  'kind=combos&q=dew',
  'concern=Dryness&concern=Sun&skin=Dry',
  'from=250',
  'to=700&rating=4&stock=in',
])('each active filter has a chip: %s', (address) => {
  const criteria = criteriaOf(address);
  expect(filtersOn(criteria)).toBe(chipsOf({ ...criteria, q: '' }).length);
});

test('the biggest saving is that of the cards: of the size that is in stock, and of a combo against its products', () => {
  const size = { id: 'v1', label: '30 ml', sku: 'A', price: 500, mrp: 1000, stock: 0 };
  const items = asItems(
    [
      aProduct({
        id: 'first-sold-out',
        price: 500,
        mrp: 1000,
        variants: [size, { ...size, id: 'v2', price: 950, stock: 3 }],
      }),
      aProduct({ id: 'hundred', price: 900, mrp: 1000, variants: [{ ...size, price: 900, stock: 3 }] }),
    ],
    [
      aCombo({
        id: 'pair',
        price: 1700,
        mrp: 9000,
        items: [{ productId: 'hundred', variantId: 'v1', quantity: 2 }],
      }),
      aCombo({
        id: 'unknown',
        price: 100,
        mrp: 9000,
        items: [{ productId: 'gone', variantId: 'v1', quantity: 1 }],
      }),
    ],
  );
  const sorted = (kind: string) =>
    browse(entriesOf(items), criteriaOf(`sort=saving${kind}`)).map(({ item }) => item.id);
  expect(sorted('')).toEqual(['hundred', 'first-sold-out']);
  expect(sorted('&kind=combos')).toEqual(['pair', 'unknown']);
});

import { toPaise } from '@/domain/money/money';
import type { Offer } from '@/domain/offers/offer';
import { OFFERED_METHODS } from '@/domain/pricing/fees';
import type { Product, Review } from '@/domain/catalogue/catalogue';
import { aCombo, aProduct } from '../testing/builders';
import { choicesOf, chosenOf, firstChoice, galleryOf, splitDescription } from './detailView';
import { labelSheets } from './facts/labelFacts';
import { offerRows } from './buying/offerRows';
import { goesWellWith } from './facts/related';
import { arrangeReviews, reviewShares } from './reviews/reviewList';
import type { Detail } from '../types';

const product: Product = {
  ...aProduct({ id: 'serum', price: 649, mrp: 799 }),
  variants: [
    { id: 's', label: '15 ml', sku: 'S15', price: 379, mrp: 449, stock: 0 },
    { id: 'm', label: '30 ml', sku: 'S30', price: 649, mrp: 799, stock: 4 },
  ],
  description: 'Fades marks, evens tone. Light enough for May. A stable vitamin C with amla and licorice.',
  ingredients: ['Aqua'],
  benefits: [],
  howToUse: [],
  manufacturer: 'Glumist Beauty Private Limited, Bengaluru 560025',
  shelfLifeMonths: 24,
  hsn: '3304',
  gstRate: 18,
};
const detail: Detail = { kind: 'product', item: product, reviews: [] };
const now = new Date('2026-11-20T10:00:00Z');
const offer = (changes: Partial<Offer>): Offer => ({
  id: 'o',
  code: 'GLOW10',
  title: '10% off two or more',
  type: 'percentage',
  discount: 10,
  enabled: true,
  ...changes,
});

test('the default variant is the first available one', () => {
  const choices = choicesOf(detail);
  expect(firstChoice(choices)?.id).toBe('m');
  expect(firstChoice(choices.slice(0, 1))?.id).toBe('s');
});

test('the chosen variant becomes a cart line with its price, SKU and quantity', () => {
  expect(firstChoice(choicesOf(detail))?.line(3)).toMatchObject({
    kind: 'product',
    id: 'serum',
    sku: 'S30',
    variant: '30 ml',
    price: 649,
    quantity: 3,
  });
});

const item = { kind: 'product' as const, id: 'serum', category: 'Serum', unitPrice: toPaise(649) };

test('Pay Online comes first with 5% off', () => {
  expect(offerRows(item, [], now, ['Cash on Delivery', 'Pay Online'])).toEqual([
    { name: 'Pay Online', text: 'Extra 5% OFF Applied', amount: '₹616.55', unit: 'after offer' },
  ]);
});

test.each([
  [offer({ minProducts: 2 }), '₹584.10', 'each'],
  [offer({}), '₹584.10', 'after offer'],
  [offer({ type: 'bogo', code: 'DEWFREE', discount: 0 }), '₹649', 'for two'],
  [offer({ type: 'fixed', discount: 100, minSubtotal: 999 }), '₹599', 'each'],
  [offer({ scope: { kind: 'categories', categories: ['Serum'] } }), '₹584.10', 'after offer'],
])('an offer shows its price for the product', (given, amount, unit) => {
  expect(offerRows(item, [given], now, ['Cash on Delivery'])[0]).toMatchObject({ amount, unit });
});

test('an offer that ended, has not started or needs more products is hidden', () => {
  const ended = offer({ endsAt: '2026-11-19T00:00:00Z' });
  const later = offer({ startsAt: '2026-12-01T00:00:00Z' });
  const dear = offer({ minSubtotal: 10_000 });
  const forToners = offer({ scope: { kind: 'categories', categories: ['Toner'] } });
  const free = offer({ type: 'free_delivery', discount: 0 });
  const given = [ended, later, dear, forToners, free];
  expect(offerRows(item, given, now, ['Cash on Delivery'])).toHaveLength(0);
  const cheap = { ...item, unitPrice: toPaise(300) };
  expect(offerRows(cheap, [free], now, ['Pay Online'])).toHaveLength(1);
  expect(offerRows(cheap, [free], now, OFFERED_METHODS)[1]).toMatchObject({
    amount: 'Free delivery',
    unit: 'saves ₹70',
  });
});

test('the URL selects a variant, even a sold-out one, and falls back to the first available', () => {
  const choices = choicesOf(detail);
  expect(chosenOf(choices, 's')?.id).toBe('s');
  expect(chosenOf(choices, 'none')?.id).toBe('m');
  expect(chosenOf(choices, null)?.id).toBe('m');
});

const factsOf = (sheet: { facts: [string, string][] } | undefined) => new Map(sheet?.facts);

test('the label has the legally required facts and the unit price of the variant', () => {
  const [, medium] = choicesOf(detail);
  const facts = factsOf(medium && labelSheets(detail, medium)[0]);
  expect(facts.get('Generic name')).toBe('Serum');
  expect(facts.get('Net quantity')).toBe('30\u00a0ml');
  expect(facts.get('MRP')).toBe('₹799, inclusive of all taxes');
  expect(facts.get('Unit price')).toBe('₹21.63 per ml');
  expect(facts.get('Best before')).toBe('24 months from manufacture');
  expect(facts.get('Country of origin')).toBe('India');
  expect(facts.get('Made and packed by')).toContain('Bengaluru 560025');
  expect(facts.get('Customer care')).toMatch(/@.*\+91.*Residency Road/);
});

const set: Detail = {
  kind: 'combo',
  item: {
    ...aCombo({ id: 'set', price: 849, mrp: 1598, stock: 2 }),
    items: [{ productId: 'serum', variantId: 'm', quantity: 2 }],
    images: [],
    mainImage: '/pictures/set-800.webp',
    description: '',
    benefits: [],
    hsn: '3304',
    gstRate: 18,
  },
  parts: [{ ...product, images: [{ src: '/a.webp', width: 1, height: 1, alt: 'a', ground: '' }] }],
  reviews: [],
};

test('a combo has a label of its own and one for each part', () => {
  const [choice] = choicesOf(set);
  const [whole, part] = choice ? labelSheets(set, choice) : [];
  expect(factsOf(whole).get('In the set')).toBe('2 × Product serum 30\u00a0ml');
  expect(factsOf(whole).get('MRP')).toBe('₹1,598, inclusive of all taxes');
  expect(part?.title).toBe('Product serum');
  expect(factsOf(part).get('MRP')).toBe('₹799, inclusive of all taxes');
  expect(factsOf(part).get('Best before')).toBe('24 months from manufacture');
});

test('an imported product names its importer', () => {
  const manufacturer = 'Hanbit Cosmetics Co., Ltd., Jeju. Imported by Glumist, Bengaluru 560025';
  const abroad: Detail = { ...detail, item: { ...product, manufacturer } } as Detail;
  const [choice] = choicesOf(abroad);
  const facts = factsOf(choice && labelSheets(abroad, choice)[0]);
  expect(facts.get('Made and packed by')).toBe('Hanbit Cosmetics Co., Ltd., Jeju');
  expect(facts.get('Imported by')).toBe('Glumist, Bengaluru 560025');
});

test('a combo’s gallery shows the combo and each of its parts', () => {
  expect(galleryOf(set).map(({ src }) => src)).toEqual(['/pictures/set-800.webp', '/a.webp']);
});

test('a description is split into its first sentences and the rest', () => {
  expect(splitDescription(product)).toEqual({
    lead: 'Fades marks, evens tone. Light enough for May.',
    rest: 'A stable vitamin C with amla and licorice.',
  });
  const short = { description: 'One line without an end', subtitle: 'Amla' };
  expect(splitDescription(short)).toEqual({ lead: 'One line without an end', rest: '' });
  expect(splitDescription({ description: '', subtitle: 'Amla' })).toEqual({ lead: 'Amla', rest: '' });
});

const review = (id: string, rating: number, createdAt: string) =>
  ({ id, rating, createdAt: `${createdAt}T00:00:00.000Z` }) as Review;
const reviews = [
  review('old5', 5, '2026-01-01'),
  review('new1', 1, '2026-03-01'),
  review('new5', 5, '2026-02-01'),
];

test('review shares are counts from five stars down, the longest bar for the most', () => {
  expect(reviewShares([0, 0, 0, 0, 0])).toEqual([]);
  const shares = reviewShares([1, 0, 0, 1, 2]);
  expect(shares.map(({ percent }) => percent)).toEqual([100, 50, 0, 0, 50]);
  expect(shares.map(({ count }) => count)).toEqual([2, 1, 0, 0, 1]);
});

test.each([
  ['newest', null, ['new1', 'new5', 'old5']],
  ['best', null, ['new5', 'old5', 'new1']],
  ['worst', null, ['new1', 'new5', 'old5']],
  ['newest', 5, ['new5', 'old5']],
  ['newest', 3, []],
] as const)('reviews are sorted %s first, of %p stars', (sort, stars, ids) => {
  expect(
    arrangeReviews(reviews, { sort, stars, skinType: '', withPhotos: false }).map(({ id }) => id),
  ).toEqual(ids);
});

test('reviews with photos can be read alone', () => {
  const [first, ...others] = reviews;
  const seen = [{ ...first!, photos: [{ id: 'p', width: 9, height: 9 }] }, ...others];
  const filter = { sort: 'newest', stars: null, skinType: '', withPhotos: true } as const;
  expect(arrangeReviews(seen, filter).map(({ id }) => id)).toEqual([first?.id]);
  expect(arrangeReviews(reviews, filter)).toEqual([]);
});

test('suggestions are other steps for the same skin type, one of each kind, none sold out', () => {
  const others = [
    aProduct({ id: 'serum' }),
    aProduct({ id: 'serum-2', category: 'Serum' }),
    aProduct({ id: 'mist', category: 'Face mist' }),
    aProduct({ id: 'mist-2', category: 'Face mist', rating: 4 }),
    aProduct({ id: 'gone', category: 'Toner', stock: 0 }),
    aProduct({ id: 'wash', category: 'Face wash', concerns: ['Dryness'] }),
  ];
  expect(goesWellWith(detail, others).map(({ item }) => item.id)).toEqual(['mist', 'wash', 'serum-2']);
});

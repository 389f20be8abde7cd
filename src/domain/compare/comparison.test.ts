import { cheapestByContents, comparisonRows, type Compared, type RowName } from './comparison';
import { keyIngredientsOf } from './strength';

const compared = (changes: Partial<Compared['product']> = {}, label = '30 ml', price = 600): Compared => ({
  product: {
    id: 'serum',
    name: 'Amla C Glow Serum',
    subtitle: '15% ethyl ascorbic acid',
    category: 'Serum',
    concerns: ['Dullness'],
    skinTypes: ['Oily', 'Dry'],
    keyIngredients: ['Ethyl ascorbic acid', 'Amla'],
    variants: [{ id: 'v1', label, sku: 'S', price, mrp: price, stock: 3 }],
    netQuantity: { value: 30, unit: 'ml' },
    countryOfOrigin: 'India',
    rating: 4.5,
    ratingCount: 12,
    ...changes,
  },
  size: { label, price },
});
const row = (name: RowName, ...products: Compared[]) =>
  comparisonRows(products).find((one) => one.name === name);

test.each<[string, RowName, Compared, readonly string[] | null]>([
  ['the size of its label', 'size', compared({}, '15 ml'), ['15\u00a0ml']],
  ['the net quantity where the label says none', 'size', compared({}, 'Rose'), ['30\u00a0ml']],
  ['no size that is unknown', 'size', compared({ netQuantity: { value: 0, unit: 'ml' } }, 'Rose'), null],
  ['the price per ml', 'unitPrice', compared({}, '30 ml', 649), ['₹21.63 per ml']],
  ['the price per g', 'unitPrice', compared({}, '50 g', 499), ['₹9.98 per g']],
  ['the price of one of three', 'unitPrice', compared({}, '3 pieces', 600), ['₹200 per piece']],
  ['the price of a single piece', 'unitPrice', compared({}, '1 piece', 249), ['₹249 per piece']],
  ['no price per unknown', 'unitPrice', compared({ netQuantity: { value: 0, unit: 'g' } }, 'Rose'), null],
  ['the score with its count', 'score', compared(), ['4.5', '12']],
  ['no score without reviews', 'score', compared({ rating: 0, ratingCount: 0 }), null],
  ['skin types', 'skinTypes', compared(), ['Oily', 'Dry']],
  ['no skin types', 'skinTypes', compared({ skinTypes: [] }), null],
  ['no origin', 'origin', compared({ countryOfOrigin: '' }), null],
])('says %s', (_, name, product, expected) => {
  expect(row(name, product, compared())?.facts[0]).toEqual(expected);
});

test.each<[string, Partial<Compared['product']>, boolean]>([
  ['the same', {}, true],
  ['the same in another order and case', { skinTypes: ['dry', 'Oily'] }, true],
  ['one more', { skinTypes: ['Oily', 'Dry', 'Normal'] }, false],
  ['unknown', { skinTypes: [] }, false],
])('a row is quiet only where all say the same: %s', (_, changes, isSame) => {
  expect(row('skinTypes', compared(), compared(changes))?.isSame).toBe(isSame);
});

test('nothing is the same as itself alone, and a row that nobody fills is left out', () => {
  expect(comparisonRows([compared()]).some(({ isSame }) => isSame)).toBe(false);
  expect(row('otherSizes', compared(), compared())).toBeUndefined();
  expect(row('goodFor', compared({ concerns: [] }))).toBeUndefined();
});

test('names the other sizes of a product', () => {
  const [variant] = compared().product.variants;
  const two = compared({ variants: [variant!, { ...variant!, id: 'v2', label: '50 ml' }] });
  expect(row('otherSizes', two, compared())?.facts).toEqual([['50 ml'], null]);
});

test.each([
  ['15% ethyl ascorbic acid', ['Ethyl ascorbic acid', 'Amla'], ['15% ethyl ascorbic acid', 'Amla']],
  ['10% niacinamide, 1% zinc PCA', ['Niacinamide', 'Tulsi'], ['10% niacinamide', 'Tulsi']],
  ['Colloidal oat, 2% ceramide complex', ['Oat', 'Ceramides'], ['Oat', '2% ceramide complex']],
  ['Ceramides, 4% kokum butter', ['Kokum butter', 'Ceramides'], ['4% kokum butter', 'Ceramides']],
  ['0.5% peptides and 2 % zinc', ['Peptides'], ['0.5% peptides']],
  ['Sunscreen SPF 50 PA++++', ['Silica'], ['Silica']],
  ['50% off today', ['Neem'], ['Neem']],
  ['', [], []],
])('the strengths of %j', (subtitle, keyIngredients, expected) => {
  expect(keyIngredientsOf({ subtitle, keyIngredients })).toEqual(expected);
});

test.each<[string, Compared[], string | null]>([
  ['the least per ml', [compared({ id: 'a' }), compared({ id: 'b' }, '30 ml', 500)], 'b'],
  ['the larger size', [compared({ id: 'a' }, '100 ml'), compared({ id: 'b' }, '30 ml', 500)], 'a'],
  ['none of two that cost as little', [compared({ id: 'a' }), compared({ id: 'b' })], null],
  ['none of ml and g', [compared({ id: 'a' }), compared({ id: 'b' }, '30 g', 1)], null],
  ['none of one', [compared()], null],
  [
    'none where a size is unknown',
    [compared(), compared({ netQuantity: { value: 0, unit: 'ml' } }, '')],
    null,
  ],
])('says which costs least: %s', (_, products, expected) => {
  expect(cheapestByContents(products)?.id ?? null).toBe(expected);
});

import {
  comboParts,
  priceCart,
  findVariant,
  skusTaken,
  type CatalogueItems,
  type RequestedLine,
} from './pricedCart';
import type { Combo, Product, Variant } from '../catalogue/catalogue';
import { toPaise } from '../money/money';

const variant = (sku: string, price: number, label: string): Variant => ({
  id: `id-${sku}`,
  sku,
  price,
  label,
  mrp: price,
  stock: 0,
});
const product = (id: string, variants: Variant[], status = 'active') =>
  ({ id, name: `P ${id}`, status, variants, hsn: '3304', gstRate: 18, mainImage: '' }) as unknown as Product;
const one = product('one', [variant('one-1', 100, '50 ml')]);
const two = product('two', [variant('two-s', 200, '50 ml'), variant('two-l', 350, '100 ml')]);
const old = product('old', [variant('old-1', 100, '50 ml')], 'archived');
const duo = {
  id: 'duo',
  name: 'C duo',
  sku: 'duo-1',
  status: 'active',
  price: 400,
  hsn: '3304',
  gstRate: 18,
  items: [
    { productId: 'one', variantId: 'id-one-1', quantity: 2 },
    { productId: 'two', variantId: 'id-two-s', quantity: 1 },
  ],
} as unknown as Combo;
const broken = { ...duo, id: 'broken', items: [{ productId: 'none', variantId: 'x', quantity: 1 }] } as Combo;
const catalogue: CatalogueItems = {
  products: new Map([one, two, old].map((p) => [p.id, p])),
  combos: new Map([duo, broken].map((c) => [c.id, c])),
};
const levels = [
  { sku: 'one-1', available: 5 },
  { sku: 'two-s', available: 10 },
  { sku: 'two-l', available: 1 },
];

function want(
  id: string,
  sku: string,
  quantity: number,
  shownPrice: number,
  more: Partial<RequestedLine> = {},
): RequestedLine {
  return { kind: 'product', id, sku, quantity, shownPrice, variant: '', name: '', ...more };
}
const combo = (id: string, quantity: number, price = 400): RequestedLine =>
  want(id, 'duo-1', quantity, price, { kind: 'combo' });

test.each<[string, { sku: string; variant: string }, string | undefined]>([
  ['by SKU', { sku: 'two-l', variant: '50 ml' }, 'two-l'],
  ['by an unknown SKU', { sku: 'nope', variant: '50 ml' }, undefined],
  ['by label', { sku: '', variant: ' 100 ML ' }, 'two-l'],
  ['by its id', { sku: '', variant: 'id-two-l' }, 'two-l'],
  ['by an unknown label', { sku: '', variant: '1 l' }, undefined],
  ['by neither: the first', { sku: '', variant: '' }, 'two-s'],
])('a variant is found %s', (_name, requested, sku) => {
  expect(findVariant(two, requested)?.sku).toBe(sku);
});

test('a line without a variant name gets the product’s default variant', () => {
  expect(findVariant({ ...two, sku: 'two-l' }, { sku: '', variant: '' })?.sku).toBe('two-l');
});

test('a combo has the SKUs of its parts, or none if a part is missing', () => {
  expect(comboParts(duo, catalogue.products)).toEqual([
    { sku: 'one-1', quantity: 2 },
    { sku: 'two-s', quantity: 1 },
  ]);
  expect(comboParts(broken, catalogue.products)).toBeNull();
  const twice = { ...duo, items: [...duo.items, ...duo.items] };
  expect(comboParts(twice, catalogue.products)).toEqual(
    comboParts(duo, catalogue.products)?.map((part) => ({ ...part, quantity: part.quantity * 2 })),
  );
});

test('a correct line is priced by the shop without a change', () => {
  const { lines, changes } = priceCart([want('one', 'one-1', 2, 100), combo('duo', 1)], catalogue, levels);
  expect(changes).toEqual([]);
  expect(lines).toMatchObject([
    { kind: 'product', sku: 'one-1', unitPrice: toPaise(100), quantity: 2 },
    { kind: 'combo', sku: 'duo-1', unitPrice: toPaise(400), quantity: 1 },
  ]);
});

test.each<[string, RequestedLine, object]>([
  ['another price', want('one', 'one-1', 1, 99), { kind: 'price', was: 99, now: 100 }],
  ['a paisa less', want('one', 'one-1', 1, 99.99), { kind: 'price', was: 99.99, now: 100 }],
  ['the line total where a unit price is asked', want('one', 'one-1', 2, 200), { kind: 'price', was: 200 }],
  ['archived', want('old', 'old-1', 1, 100), { kind: 'gone' }],
  ['unknown', want('none', 'x', 1, 100), { kind: 'gone', name: 'none' }],
  ['a combo named as a product', { ...combo('duo', 1), kind: 'product' }, { kind: 'gone' }],
  ['a broken combo', combo('broken', 1), { kind: 'gone' }],
  ['too many', want('two', 'two-l', 2, 350), { kind: 'stock', wanted: 2, available: 1 }],
  ['too many combos', combo('duo', 3), { kind: 'stock', wanted: 3, available: 2 }],
])('%s is reported as a change', (_name, requested, change) => {
  expect(priceCart([requested], catalogue, levels).changes).toMatchObject([change]);
});

test('a line with the price of its total is accepted where the contract allows it', () => {
  expect(
    priceCart([want('one', 'one-1', 3, 300, { mayBeLineTotal: true })], catalogue, levels).changes,
  ).toEqual([]);
});

test('a combo is found without its kind, too', () => {
  const requested = { ...combo('duo', 1), kind: undefined };
  expect(priceCart([requested], catalogue, levels).lines).toMatchObject([{ kind: 'combo' }]);
});

test('lines share the stock, which goes to the first line first', () => {
  const { lines, changes } = priceCart([want('one', 'one-1', 4, 100), combo('duo', 1)], catalogue, levels);
  expect(lines).toMatchObject([{ id: 'one', quantity: 4 }]);
  expect(changes).toMatchObject([{ id: 'duo', available: 0 }]);
});

test('a SKU without a stock level is sold out', () => {
  expect(priceCart([want('one', 'one-1', 1, 100)], catalogue, []).changes).toMatchObject([{ available: 0 }]);
});

test('the reserved SKUs are those of products and combo parts, once each', () => {
  const skus = skusTaken([want('one', 'one-1', 1, 100), combo('duo', 1), want('none', '', 1, 1)], catalogue);
  expect(skus.sort()).toEqual(['one-1', 'two-s']);
});

import type { CartItem } from '@/domain/cart/cart';
import type { ComboSummary, ProductSummary } from '@/domain/contracts/shoppers/catalogue';
import { anItem } from '@/testing/builders';
import { lineNotes, lineState, maxQuantity, mustRemoveLine, savedOnMrp } from './lineState';

const variant = { id: '30', label: '30 ml', sku: 'SER-30', price: 649, mrp: 799, stock: 12 };
const lists = (over: Partial<typeof variant> = {}) => ({
  products: [{ id: 'serum', sku: 'SER-30', variants: [{ ...variant, ...over }] } as ProductSummary],
  combos: [{ id: 'set', sku: 'SET', price: 1299, mrp: 1799, stock: 2 } as ComboSummary],
});
const aSet = (over: Partial<CartItem> = {}) =>
  anItem({ id: 'set', sku: 'SET', kind: 'combo', price: 1299, variant: '', ...over });
const notes = (item: CartItem, from = lists()) => lineNotes(item, lineState(item, from));
const remedies = (item: CartItem, from = lists()) =>
  notes(item, from).map((note) => (note.tone === 'plain' ? [note.text] : [note.text, note.remedy]));

it('has no notes for an unchanged line or while the catalogue is missing', () => {
  expect(notes(anItem())).toEqual([]);
  expect(notes(aSet())).toEqual([]);
  expect(lineNotes(anItem(), lineState(anItem(), undefined))).toEqual([]);
});

it.each<[string, CartItem, Partial<typeof variant>, unknown[]]>([
  ['the last ones are taken', anItem({ quantity: 3 }), { stock: 3 }, [['Only 3 left']]],
  [
    'the quantity exceeds the stock',
    anItem({ quantity: 5 }),
    { stock: 3 },
    [['Only 3 left. Please reduce the quantity.', { kind: 'take', units: 3 }]],
  ],
  [
    'the product sold out',
    anItem(),
    { stock: 0 },
    [['Sold out. Please remove it before you check out.', { kind: 'remove' }]],
  ],
  [
    'the price is higher now',
    anItem(),
    { price: 699 },
    [['Now ₹699. It was ₹649 when you added it.', { kind: 'accept', price: 699 }]],
  ],
  [
    'the price is lower and the stock too small',
    anItem({ quantity: 2 }),
    { price: 599.5, stock: 1 },
    [
      ['Only 1 left. Please reduce the quantity.', { kind: 'take', units: 1 }],
      ['Now ₹599.50. It was ₹649 when you added it.', { kind: 'accept', price: 599.5 }],
    ],
  ],
  ['the quantity is at the maximum', anItem({ quantity: 50 }), { stock: 900 }, [['At most 50 of one item']]],
])('has a note when %s', (_when, item, change, expected) =>
  expect(remedies(item, lists(change))).toEqual(expected),
);

it.each<[string, CartItem]>([
  ['a product that is gone', anItem({ id: 'nowhere' })],
  ['a variant that is gone', anItem({ sku: 'SER-15' })],
  ['a set that is gone', aSet({ id: 'nowhere' })],
  ['a product’s id under a set’s kind', anItem({ kind: 'combo' })],
])('asks to remove %s', (_name, item) => {
  expect(remedies(item)).toEqual([
    ['No longer sold. Please remove it before you check out.', { kind: 'remove' }],
  ]);
});

const cart = { products: lists().products, combos: [{ ...lists().combos[0], stock: 6 } as ComboSummary] };
const withParts = {
  ...cart,
  combos: cart.combos.map((one) => ({
    ...one,
    items: [{ productId: 'serum', variantId: '30', quantity: 2 }],
  })),
};
const notesOf = (items: CartItem[]) =>
  items.map((item) => {
    const state = lineState(item, withParts, items);
    return [maxQuantity(state), ...lineNotes(item, state).map(({ text }) => text)];
  });

it('adds up lines that share a SKU: a product and a combo with it', () => {
  expect(notesOf([anItem({ quantity: 3 }), aSet({ quantity: 2 })])).toEqual([[8], [4]]);
  expect(notesOf([anItem({ quantity: 8 }), aSet({ quantity: 2 })])).toEqual([
    [8, 'Only 8 left, counting your other items'],
    [2, 'Only 2 left, counting your other items'],
  ]);
  expect(notesOf([anItem({ quantity: 9 }), aSet({ quantity: 2 })])).toEqual([
    [8],
    [1, 'Only 1 left, counting your other items. Please reduce the quantity.'],
  ]);
  expect(notesOf([aSet({ quantity: 6 }), anItem()])[1]).toEqual([
    50,
    'All that we have left are already in your cart. Please remove this.',
  ]);
});

it('adds up lines that share a SKU: one variant by SKU and by label', () => {
  expect(notesOf([anItem({ quantity: 7 }), anItem({ sku: '', quantity: 6 })])).toEqual([
    [6],
    [5, 'Only 5 left, counting your other items. Please reduce the quantity.'],
  ]);
});

it('allows as many units as there are, at most 50', () => {
  expect(maxQuantity(lineState(anItem(), lists()))).toBe(12);
  expect(maxQuantity(lineState(anItem(), lists({ stock: 900 })))).toBe(50);
  expect(maxQuantity({ kind: 'unknown' })).toBe(50);
});

const needMore = 'Need more? Write to us at care@glumist.example.';
const perDayNotes = (items: CartItem[], unitsPerSku = 10, at = 0) => {
  const state = lineState(
    items[at]!,
    { ...withParts, products: lists({ stock: 90 }).products, unitsPerSku },
    items,
  );
  return lineNotes(items[at]!, state).map((note) =>
    note.tone === 'plain' ? [note.text] : [note.tone, note.text, note.remedy],
  );
};

it('says at the limit of a person what it is, and above it offers that many', () => {
  const limit = `We can sell 10 per person in a day. ${needMore}`;
  expect(perDayNotes([anItem({ quantity: 9 })])).toEqual([]);
  expect(perDayNotes([anItem({ quantity: 10 })])).toEqual([[limit]]);
  expect(perDayNotes([anItem({ quantity: 15 })])).toEqual([['news', limit, { kind: 'take', units: 10 }]]);
});

it('counts the units of a set and of other lines towards the limit of a person', () => {
  const besideCart = `We can sell 6 per person in a day, counting your other items. ${needMore}`;
  const line = anItem({ quantity: 7 });
  expect(perDayNotes([aSet({ quantity: 2 }), line], 10, 1)).toEqual([
    ['news', besideCart, { kind: 'take', units: 6 }],
  ]);
  const more = `This is more than we can sell per person in a day. ${needMore}`;
  expect(perDayNotes([aSet({ quantity: 2 }), line], 4, 1)).toEqual([['news', more, { kind: 'remove' }]]);
  expect(perDayNotes([aSet({ quantity: 2 })], 4)).toEqual([
    [`We can sell 2 per person in a day. ${needMore}`],
  ]);
});

it('leaves the limit of a person to the checkout, because the team can lift it', () => {
  const [product] = lists({ stock: 90 }).products;
  const state = lineState(anItem(), { products: [product!], combos: [], unitsPerSku: 10 });
  expect(maxQuantity(state)).toBe(50);
});

it('counts the saving on MRP for products with a current price only', () => {
  expect(savedOnMrp([anItem({ quantity: 2 }), aSet()], lists())).toBe(300_00);
  expect(savedOnMrp([anItem({ price: 600 })], lists())).toBe(0);
  expect(savedOnMrp([anItem()], lists({ mrp: 649 }))).toBe(0);
  expect(savedOnMrp([anItem()], lists({ stock: 0 }))).toBe(0);
  expect(savedOnMrp([anItem()], undefined)).toBe(0);
});

it.each<[string, CartItem[], ReturnType<typeof lists> | undefined, boolean]>([
  ['all can be ordered', [anItem(), aSet()], lists(), false],
  ['the catalogue is missing', [anItem()], undefined, false],
  ['there are fewer units than wanted', [anItem({ quantity: 5 })], lists({ stock: 3 }), false],
  ['one is sold out', [aSet(), anItem()], lists({ stock: 0 }), true],
  ['one is not sold any more', [anItem({ id: 'other' })], lists(), true],
])('knows whether a line has to go: %s', (_when, items, from, expected) => {
  expect(mustRemoveLine(items, from)).toBe(expected);
});

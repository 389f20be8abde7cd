import { MAX_CART_LINES, setLine, type CartItem } from './cart';
import type { OrderLine } from '../orders/order/order';
import { reorder } from './reorder';

const line = (over: Partial<OrderLine>): OrderLine => ({
  kind: 'product',
  id: 'serum',
  name: 'Serum',
  variant: '30 ml',
  sku: 'SER-30',
  price: 649,
  quantity: 1,
  hsn: '3304',
  gstRate: 18,
  mainImage: '',
  ...over,
});
const item = (id: string, sku: string, quantity = 1): CartItem => ({
  id,
  sku,
  quantity,
  name: id,
  title: id,
  price: 100,
  mainImage: '',
  variant: '',
  kind: 'product',
});
const variant = (label: string, sku: string, price: number, stock: number) => ({
  id: sku,
  label,
  sku,
  price,
  mrp: price,
  stock,
});
const serum = {
  id: 'serum',
  name: 'Serum',
  mainImage: '/serum.webp',
  sku: 'SER-15',
  variants: [variant('15 ml', 'SER-15', 349, 5), variant('30 ml', 'SER-30', 649, 60)],
};
const mist = {
  id: 'mist',
  name: 'Mist',
  mainImage: '',
  sku: 'SKU-mist',
  variants: [variant('100 ml', 'SKU-mist', 299, 0)],
};
const duo = { id: 'duo', name: 'Duo', mainImage: '', sku: 'COMBO-duo', price: 800, stock: 2 };
const onSale = { products: [serum, mist], combos: [duo] };
const again = (...lines: OrderLine[]) => {
  const { items, changes, noRoom } = reorder(lines, onSale, []);
  return { items: items.map(({ sku, quantity, price }) => [sku, quantity, price]), changes, noRoom };
};

const serum30 = line({ sku: 'SER-30', price: 649, quantity: 2 });
const duoLine = line({ kind: 'combo', id: 'duo', name: 'Duo', sku: 'COMBO-duo', variant: '', price: 800 });

it('reordering adds the same variants, combos and quantities', () => {
  expect(again(serum30, duoLine)).toEqual({
    items: [
      ['SER-30', 2, 649],
      ['COMBO-duo', 1, 800],
    ],
    changes: [],
    noRoom: [],
  });
});

it('reordering adds up two lines of the same variant', () => {
  expect(again(serum30, duoLine, { ...serum30, quantity: 3 }).items).toEqual([
    ['SER-30', 5, 649],
    ['COMBO-duo', 1, 800],
  ]);
});

it.each<[string, OrderLine, unknown[], unknown[]]>([
  [
    'costs something else today',
    { ...serum30, price: 599 },
    [['SER-30', 2, 649]],
    [{ kind: 'price', name: 'Serum (30 ml)', was: 599, now: 649 }],
  ],
  [
    'has too little stock',
    { ...duoLine, quantity: 3 },
    [['COMBO-duo', 2, 800]],
    [{ kind: 'stock', name: 'Duo', wanted: 3, available: 2 }],
  ],
  [
    'is sold out, also with a changed price',
    line({ id: 'mist', sku: 'SKU-mist', price: 1 }),
    [],
    [{ kind: 'stock', name: 'Mist', wanted: 1, available: 0 }],
  ],
  ['is no longer sold', line({ id: 'balm', name: 'Balm' }), [], [{ kind: 'gone', name: 'Balm' }]],
  [
    'comes in other sizes only',
    line({ sku: 'SER-50', name: 'Serum' }),
    [],
    [{ kind: 'gone', name: 'Serum' }],
  ],
  [
    'is a combo no more, though a product has its id',
    line({ kind: 'combo', id: 'serum', name: 'Set' }),
    [],
    [{ kind: 'gone', name: 'Set' }],
  ],
  ['was bought by the hundred', { ...serum30, quantity: 100 }, [['SER-30', 50, 649]], []],
])('reordering reports a line that %s', (_what, requested, items, changes) => {
  const answer = again(requested);
  expect(answer.items).toEqual(items);
  expect(answer.changes).toEqual(changes.map((change) => expect.objectContaining(change)));
});

it('reordering adds no 31st line, but raises existing lines', () => {
  const others = Array.from({ length: MAX_CART_LINES - 1 }, (_, at) => item(`p${at}`, `S${at}`));
  const full = [...others, item('serum', 'SER-30', 9)];
  const { items, noRoom } = reorder([duoLine, serum30], onSale, full);
  expect(items.map(({ sku }) => sku)).toEqual(['SER-30']);
  expect(noRoom).toEqual(['Duo']);
  expect(items.reduce(setLine, full)).toHaveLength(MAX_CART_LINES);
});

it('reordering changes neither cart nor order, and exceeds no stock', () => {
  for (let quantity = 1; quantity < 80; quantity += 7) {
    for (const requested of [serum30, duoLine, line({ id: 'mist', sku: 'SKU-mist' })]) {
      const { items, changes } = reorder([{ ...requested, quantity }], onSale, []);
      const got = items[0]?.quantity ?? 0;
      const stock = { serum: 60, duo: 2, mist: 0 }[requested.id] ?? 0;
      expect(got).toBe(Math.min(quantity, 50, stock));
      const short = changes.some(({ kind }) => kind === 'stock');
      expect(short).toBe(got < Math.min(quantity, 50));
    }
  }
});

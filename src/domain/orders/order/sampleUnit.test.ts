import { unitsToPack, needsNames } from '../packing/unitsToPack';
import { piecesText, slipRows } from '../packing/packingSlip';
import { unitsBack, unitsOfLines } from '../returns/returnedUnits';
import type { Order } from './order';
import { unitsOfGoods } from './sampleUnit';
import { paidOrder } from './testing';

const line = {
  kind: 'product',
  id: 't',
  sku: 'T',
  name: 'Toner',
  variant: '100 ml',
  quantity: 2,
} as Order['lines'][number];
const sample = { id: 'm', sku: 'M', name: 'Mist', variant: '15 ml', mainImage: '/m.webp' };
const order = (change: Partial<Order> = {}) =>
  paidOrder('delivered', { lines: [line], reserved: { T: 2, M: 1 }, sample, ...change });
const same = { ...sample, id: 't', sku: 'T' };

test.each<[string, Partial<Order>, object]>([
  ['of another product', {}, { T: 2 }],
  ['of a product that was bought as well', { sample: same, reserved: { T: 3 } }, { T: 2 }],
])('a sample %s is one unit beside the goods', (_, change, goods) => {
  expect(unitsOfGoods(order(change))).toEqual(goods);
  expect(unitsOfGoods(order({ ...change, reserved: { T: 2 }, sample: undefined as never }))).toEqual({
    T: 2,
  });
});

test('a sample goes into the parcel and is counted there, by its own name', () => {
  expect(needsNames(order())).toBe(false);
  expect(unitsToPack(order())).toMatchObject([
    { sku: 'T', name: 'Toner', quantity: 2 },
    { sku: 'M', name: 'Mist', variant: '15 ml', image: '/m.webp', quantity: 1 },
  ]);
  expect(slipRows(order()).map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Toner', 2],
    ['Free sample: Mist', 1],
  ]);
  expect(piecesText(order())).toBe('3 pieces');
  expect(unitsToPack(order({ sample: same, reserved: { T: 3 } }))).toMatchObject([{ sku: 'T', quantity: 3 }]);
});

test('a return asks for no sample back; a parcel that nobody took brings it', () => {
  const all = [{ line: 0, quantity: 2 }];
  const returning = { at: '', reason: '', lines: all };
  expect(unitsOfLines(order(), all, new Map())).toEqual({ T: 2 });
  expect(unitsBack(order({ returning }), new Map())).toEqual({ T: 2 });
  expect(unitsBack(order(), new Map())).toEqual({ T: 2, M: 1 });
  expect(unitsOfLines(order(), [{ line: 0, quantity: 1 }], new Map())).toEqual({ T: 1 });
});

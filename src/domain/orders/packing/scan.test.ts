import { paidOrder } from '../order/testing';
import {
  claimPacking,
  isComplete,
  isOtherParcel,
  isPackedByOther,
  leavePacking,
  orderOfCode,
  PACKING_LEASE_MS,
  scanAtTable,
  scanItem,
  unitsToGo,
} from './scan';

const unit = (sku: string, quantity: number) => ({ sku, quantity, name: sku, variant: '', image: '' });
const units = [unit('SER-30', 2), unit('constructor', 1)];
const now = new Date('2026-11-25T08:42:00.000Z');

test('an item is counted by its SKU in any letters, until the box has all of it', () => {
  const first = scanItem(units, {}, ' ser-30 ');
  expect(first).toEqual({ kind: 'counted', counted: { 'SER-30': 1 } });
  expect(scanItem(units, { 'SER-30': 2 }, 'SER-30')).toEqual({ kind: 'full', code: 'SER-30' });
  expect(scanItem(units, {}, 'TONER')).toEqual({ kind: 'foreign', code: 'TONER' });
  expect(scanItem(units, {}, 'constructor')).toEqual({ kind: 'counted', counted: { constructor: 1 } });
});

const table = { orderId: 'GLM1795795308586605483', awb: '14349000000125', units };
test.each<[string, ReturnType<typeof scanAtTable>]>([
  ['constructor', { kind: 'counted', counted: { constructor: 1 } }],
  ['TONER', { kind: 'foreign', code: 'TONER' }],
  ['glm1795795308586605483', { kind: 'own', code: 'glm1795795308586605483' }],
  ['14349000000125', { kind: 'own', code: '14349000000125' }],
  ['GLM1795795308639765865', { kind: 'otherOrder', code: 'GLM1795795308639765865' }],
  ['GLM-SER-30ML', { kind: 'foreign', code: 'GLM-SER-30ML' }],
])('%s at the table', (code, scan) => {
  expect(scanAtTable(table, {}, code, 'GLM')).toEqual(scan);
});

test.each<[string, string[], ReturnType<typeof orderOfCode>]>([
  ['GLM7', ['GLM7'], { kind: 'found', orderId: 'GLM7' }],
  ['GLM7', ['GLM7', 'GLM7'], { kind: 'found', orderId: 'GLM7' }],
  ['GLM8', [], { kind: 'refused', code: 'not_found', message: 'No order or parcel has the code GLM8.' }],
  [
    '125',
    ['125', 'GLM7'],
    {
      kind: 'refused',
      code: 'two_orders',
      message:
        '125 belongs to two orders: 125 and GLM7. None was opened. Please scan the other code of the label.',
    },
  ],
])('the code %s, which %j have', (code, orderIds, decision) => {
  expect(orderOfCode(code, orderIds)).toEqual(decision);
});

test('an order without a parcel has no AWB to scan', () => {
  expect(scanAtTable({ ...table, awb: '' }, {}, '', 'GLM')).toEqual({ kind: 'foreign', code: '' });
});

test.each([
  [{}, 3, false],
  [{ 'SER-30': 2 }, 1, false],
  [{ 'SER-30': 2, constructor: 1 }, 0, true],
  [{ 'SER-30': 3, constructor: 1 }, 0, false],
  [{ 'SER-30': 2, constructor: 1, OTHER: 1 }, 0, false],
])('%j leaves %i to go; complete: %s', (counted, toGo, complete) => {
  expect([unitsToGo(units, counted), isComplete(units, counted)]).toEqual([toGo, complete]);
});

test.each([
  ['', '14349000000125', false],
  ['14349000000125', '14349000000125', false],
  ['14349000000125', '14349000000200', true],
  ['14349000000125', '', true],
])('a box labelled %p is another parcel than that of %p: %s', (labelled, awb, isOther) => {
  expect(isOtherParcel(labelled, awb)).toBe(isOther);
});

test('an order belongs to one packer, until the lease ends or it is left', () => {
  const claimed = claimPacking(paidOrder('placed'), { uid: 'sunita', isFixedOwner: false }, now);
  expect(claimed.packing).toEqual({ by: 'sunita', until: expect.any(String) as string });
  expect(isPackedByOther(claimed, 'sunita', now)).toBe(false);
  expect(isPackedByOther(claimed, 'kavya', now)).toBe(true);
  expect(isPackedByOther(claimed, 'kavya', new Date(now.getTime() + PACKING_LEASE_MS))).toBe(false);
  expect(leavePacking(claimed, 'kavya')).toBe(claimed);
  expect(leavePacking(claimed, 'sunita').packing).toBeUndefined();
  expect(claimPacking(claimed, { uid: 'olga', isFixedOwner: true }, now).packing).toMatchObject({
    by: 'olga',
    isFixedOwner: true,
  });
});

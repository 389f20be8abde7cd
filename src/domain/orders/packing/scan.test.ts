import { paidOrder } from '../order/testing';
import {
  claimPacking,
  isComplete,
  isPackedByOther,
  leavePacking,
  PACKING_LEASE_MS,
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

test.each([
  [{}, 3, false],
  [{ 'SER-30': 2 }, 1, false],
  [{ 'SER-30': 2, constructor: 1 }, 0, true],
  [{ 'SER-30': 3, constructor: 1 }, 0, false],
  [{ 'SER-30': 2, constructor: 1, OTHER: 1 }, 0, false],
])('%j leaves %i to go; complete: %s', (counted, toGo, complete) => {
  expect([unitsToGo(units, counted), isComplete(units, counted)]).toEqual([toGo, complete]);
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

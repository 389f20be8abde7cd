import { after, failed, orderIn } from '@/domain/orders/undelivered/testing';
import { undeliveredRow } from './row';

test.each([
  ['cash', {}, true],
  ['store credit alone', { credit: { paise: 51_300, backPaise: 0, lots: [] } }, false],
] as const)('the courier of a parcel paid by %s collects cash: %s', (_, change, cash) => {
  const order = after(orderIn('shipped'), [2, failed()]);
  expect(undeliveredRow({ ...order, ...change } as typeof order)?.cash).toBe(cash);
});

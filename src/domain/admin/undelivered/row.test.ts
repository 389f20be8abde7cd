import { after, failed, orderIn } from '@/domain/orders/undelivered/testing';
import { undeliveredRow } from './row';

test.each([
  ['cash', {}, 513],
  ['cash and store credit', { credit: { paise: 50_050, backPaise: 0, lots: [] } }, 12.5],
  ['store credit alone', { credit: { paise: 51_300, backPaise: 0, lots: [] } }, 0],
  ['a payment online', { paymentMethod: 'Pay Online' }, 0],
] as const)('the courier of a parcel paid by %s collects %j', (_, change, cash) => {
  const order = after(orderIn('shipped'), [2, failed()]);
  expect(undeliveredRow({ ...order, ...change } as typeof order)?.cash).toBe(cash);
});

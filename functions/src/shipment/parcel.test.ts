import { paise, toPaise, ZERO } from '@/domain/money/money';
import { deliveredOrder } from '@/domain/invoices/testing';
import { parcelOf } from './parcel';

test.each([
  ['2026-11-21T18:29:59.999Z', '2026-11-21'],
  ['2026-11-21T18:30:00.000Z', '2026-11-22'],
])('an order of %s goes to the courier with an invoice of %s, the day in India', (createdAt, day) => {
  expect(parcelOf(deliveredOrder({ createdAt })).invoice.date).toBe(day);
});

test.each([
  ['a part', 15_000, 'cod', -150],
  ['all', null, 'prepaid', 0],
])('the courier collects what store credit leaves, where it pays for %s', (_, part, payment, less) => {
  const order = deliveredOrder();
  const total = order.amounts.finalTotal;
  const credit = { paise: part === null ? toPaise(total) : paise(part), backPaise: ZERO, lots: [] };
  const parcel = parcelOf({ ...order, paymentMethod: 'Cash on Delivery', credit });
  expect([parcel.payment, parcel.amount, parcel.worth ?? parcel.amount]).toEqual([
    payment,
    total + less,
    total,
  ]);
});

import { deliveredOrder } from '@/domain/invoices/testing';
import { parcelOf } from './parcel';

test.each([
  ['2026-11-21T18:29:59.999Z', '2026-11-21'],
  ['2026-11-21T18:30:00.000Z', '2026-11-22'],
])('an order of %s goes to the courier with an invoice of %s, the day in India', (createdAt, day) => {
  expect(parcelOf(deliveredOrder({ createdAt })).invoice.date).toBe(day);
});

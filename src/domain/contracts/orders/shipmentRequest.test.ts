import fc from 'fast-check';
import { dayInIndia } from '@/domain/time/india';
import { deliveredOrder } from '@/domain/invoices/testing';
import { buildShipmentRequest } from './shipmentRequest';

const { address, amounts } = deliveredOrder();
const dateAt = (now: Date) =>
  buildShipmentRequest({
    orderId: 'GLM1',
    email: 'a@example.in',
    companyName: 'Glumist',
    couponCode: '',
    now,
    address,
    amounts,
    items: [],
    paymentMethod: 'Pay Online',
  }).invoice_details[0]?.invoice_date;

it.each([
  ['2026-11-21T18:29:59.999Z', '2026-11-21'],
  ['2026-11-21T18:30:00.000Z', '2026-11-22'],
  ['2026-11-21T23:59:59.999Z', '2026-11-22'],
])('an invoice of %s is dated %s, the day in India', (now, day) => {
  expect(dateAt(new Date(now))).toBe(day);
});

it('an invoice has the date in India at every moment', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(fc.property(moments, (now) => expect(dateAt(now)).toBe(dayInIndia(now))));
});

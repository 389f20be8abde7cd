import { breachMessage } from './breachMessage';
import type { Breach } from './findBreach';

const nameOf = () => 'Green Tea Toner';

test('a limit of units says how many may still be ordered', () => {
  expect(
    breachMessage({ kind: 'units', by: 'account', sku: 'T-1', most: 10, already: 4 }, nameOf, true),
  ).toMatchInlineSnapshot(
    `"We can sell 10 of Green Tea Toner per person in a day. You have 4 in other orders today. Please choose 6 or fewer. Need more? Write to us at care@glumist.example."`,
  );
  expect(
    breachMessage({ kind: 'units', by: 'phone', sku: 'T-1', most: 10, already: 10 }, nameOf, true),
  ).toContain('Please remove it, or order it tomorrow.');
});

const WRITE = 'Need more? Write to us at care@glumist.example.';
const OPEN_COD =
  'This phone number has 1 Cash on Delivery order on the way, which is the most we can send at a time.';
const KEPT = 'We have kept Green Tea Toner for you 2 times without a payment.';

test.each<[Breach, string, string]>([
  [
    { kind: 'cod_value', most: 10_000 },
    'Cash on Delivery is for orders up to ₹10,000. Please pay online instead.',
    `Cash on Delivery is for orders up to ₹10,000. Please order less. ${WRITE}`,
  ],
  [
    { kind: 'cod_blocked' },
    'We cannot offer Cash on Delivery for this order. Please pay online: it is safe, and your parcel comes the same way. Questions? Write to us at care@glumist.example.',
    'We cannot offer Cash on Delivery for this order. Questions? Write to us at care@glumist.example.',
  ],
  [
    { kind: 'open_cod', by: 'phone', most: 1 },
    `${OPEN_COD} Please pay online, or wait for a delivery. ${WRITE}`,
    `${OPEN_COD} Please wait for a delivery. ${WRITE}`,
  ],
  [
    { kind: 'held_often', by: 'account', sku: 'T-1', most: 2 },
    `${KEPT} Please choose Cash on Delivery, or pay online tomorrow.`,
    `${KEPT} Please choose Cash on Delivery.`,
  ],
])('%j: a shop that takes no online payments does not advise them', (breach, online, cashOnly) => {
  expect(breachMessage(breach, nameOf, true)).toBe(online);
  expect(breachMessage(breach, nameOf, false)).toBe(cashOnly);
});

import { strayMismatch } from '@/domain/admin/mismatch';
import { anOrder } from '@/testing/builders';
import { describeMismatch } from './describeMismatch';

const stray = { awb: '14349000000020', status: 'in transit' };

test('a lost parcel that turns up after its order was sent again names the order', () => {
  const mismatch = strayMismatch(stray, anOrder({ orderId: 'GLM7' }));
  expect(mismatch).toMatchObject({ orderId: 'GLM7', customer: 'Aditi Rao' });
  expect(describeMismatch(mismatch)).toEqual({
    title: 'A lost parcel that was found',
    ours: 'has sent its order of ₹649 again',
    theirs: 'The courier says: in transit',
    act: 'Cancel the parcel',
    byHand: '',
  });
});

test('a parcel that no order ever had says so', () => {
  expect(describeMismatch(strayMismatch(stray, null))).toMatchObject({
    title: 'A parcel, and no order',
    ours: 'has no order with this AWB',
  });
});

test('a refund that went out twice says what to do', () => {
  const twice = {
    kind: 'amounts_differ',
    settledBy: 'by_hand',
    what: 'twice',
    razorpayOrderId: 'order_1',
    paymentId: 'pay_1',
    orderId: 'GLM7',
    ours: 285,
    theirs: 285,
    at: '2026-11-26T06:00:00.000Z',
    customer: 'Aditi Rao',
  } as const;
  expect(describeMismatch(twice)).toMatchObject({
    title: '₹285 went back twice',
    ours: '₹285 transferred by hand',
    theirs: expect.stringContaining('₹285 refunded too'),
    act: '',
    byHand: expect.stringContaining('ask the customer'),
  });
});

test.each([
  ['gift_card', 'The payment is too old', 'owes ₹500 of a gift card', /refund it: “The payment is too old”/],
  ['payment', '', 'owes ₹500 of a payment without an order', /its dashboard says why/],
] as const)('the refused refund of a %s says what is owed, and why', (of, why, ours, theirs) => {
  const refused = {
    kind: 'refund_refused',
    settledBy: 'transfer',
    razorpayOrderId: 'order_1',
    paymentId: 'pay_1',
    orderId: '',
    of,
    amount: 500,
    why,
    customer: 'asha@example.com',
  } as const;
  expect(describeMismatch(refused)).toEqual({
    title: '₹500 could not go back',
    ours,
    theirs: expect.stringMatching(theirs),
    act: 'Note a transfer',
    byHand: '',
  });
});

import fc from 'fast-check';
import { paise, toPaise } from '@/domain/money/money';
import { newPaymentRecord } from '@/domain/payments/record/paymentRecord';
import { decideSettlement } from '@/domain/payments/settlement/settlement';
import { quote, amountsOf } from '@/domain/pricing/pricing';
import { inCash, paidOrder } from '../order/testing';
import type { Order } from '../order/order';
import { decidePack } from '@/domain/admin/adminOrder';
import { printRefusal } from '../packing/print';
import { claimPrepay, concludePrepay } from './concludePrepay';
import type { ParcelStop } from './parcel';
import { canPrepay, openLink, prepaidAmounts, prepayProblem } from '../prepay/prepay';

const now = new Date('2026-11-26T10:00:00.000Z');
const AMOUNTS = { subTotal: 300, discountAmount: 0, prepaidDiscount: 0, deliveryFee: 70, finalTotal: 370 };
const LINK = { id: 'plink_1', url: 'https://rzp.io/l/1', amount: 285, expiresAt: '2026-11-26T11:00:00.000Z' };
const cash = (change: Partial<Order> = {}): Order => {
  const base = paidOrder('placed');
  return {
    ...base,
    ...inCash,
    amounts: AMOUNTS,
    shipment: { ...base.shipment, status: 'booked', awb: '14', bookingUntil: '', unsureUntil: '' },
    prepay: { link: LINK, links: 1 },
    ...change,
  };
};
const what = {
  razorpayOrderId: 'plink_1',
  userId: 'u',
  orderId: 'o',
  amount: paise(28_500),
  currency: 'INR',
};
const record = newPaymentRecord({ ...what, isPrepay: true }, LINK.expiresAt, now);
const NO_STOCK = { levels: [], products: [], offer: undefined, usedByShopper: 0 };
const settle = (order: Order | null, change: object = {}) =>
  decideSettlement({
    record,
    order,
    stock: NO_STOCK,
    isBuyerDeleted: false,
    captured: { paymentId: 'pay_1', amount: paise(28_500), currency: 'INR', ...change },
    by: 'razorpay',
    now,
  });
const cancelling = { at: '', by: 'u', reason: '', attempts: 1, nextAt: '', problem: '' };

test('the sums are those of the checkout for the same cart paid online', () => {
  const line = fc.record({
    unitPrice: fc.integer({ min: 100, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.option(fc.nat(90_000)), (some, wrap) => {
      const giftWrap = wrap === null ? null : paise(wrap);
      const lines = some.map((one, at) => ({ ...one, kind: 'product', id: `p${at}`, category: '' }));
      const priced = (paymentMethod: Order['paymentMethod']) =>
        amountsOf(
          quote({
            lines: lines as never,
            coupon: null,
            paymentMethod,
            context: { now, usedByShopper: 0 },
            giftWrap,
          }),
        );
      expect(prepaidAmounts({ amounts: priced('Cash on Delivery') })).toEqual(priced('Pay Online'));
    }),
  );
});

const CANNOT: [string, Partial<Order>, string][] = [
  ['paid online', { paymentMethod: 'Pay Online' }, 'is_paid'],
  [
    'paid a moment ago',
    { prepay: { link: LINK, links: 1, paid: { razorpayOrderId: 'l', paymentId: 'p', at: '' } } },
    'is_paid',
  ],
  ['packed', { status: 'packed' }, 'too_late'],
  ['shipped', { status: 'shipped' }, 'too_late'],
  ['cancelled', { status: 'cancelled' }, 'too_late'],
  ['being cancelled', { cancelling }, 'too_late'],
  ['invoiced', { papers: { invoice: 'I1', creditNote: '', dueAt: null } }, 'too_late'],
  ['erased', { erasedAt: '2026-11-26T09:00:00.000Z' }, 'too_late'],
  ['a free replacement', { replaces: 'GLM1' }, 'too_late'],
];
test.each(CANNOT)(
  'an order that is %s is not paid online, and money for it goes back whole',
  (_name, change, code) => {
    const order = cash(change);
    expect(prepayProblem(order)).toMatchObject({ code, message: expect.stringMatching(/\w \w/) });
    const settled = settle(order);
    expect(settled).toMatchObject({
      kind: 'refund',
      record: { refunds: { pay_1: { status: 'due', amount: 28_500 } } },
    });
    const after = settled.kind === 'refund' ? settled.order : null;
    if (after)
      expect(after).toMatchObject({
        paymentMethod: order.paymentMethod,
        amounts: order.amounts,
        status: order.status,
      });
  },
);

test.each([
  ['another amount', cash(), { amount: 100 }],
  ['another currency', cash(), { currency: 'USD' }],
  [
    'an order that costs another sum by now',
    cash({ amounts: { ...AMOUNTS, subTotal: 600, finalTotal: 600 } }),
    {},
  ],
  ['no order', null, {}],
])('%s goes back', (_name, order, change) => {
  expect(settle(order, change)).toMatchObject({ kind: 'refund' });
});

/** The order whose money has arrived. */
const paid = (change: Partial<Order> = {}): Order => {
  const settled = settle(cash());
  if (settled.kind !== 'prepaid') throw new Error(settled.kind);
  return { ...settled.order, ...change };
};
const captured = { ...record, status: 'captured', razorpayPaymentId: 'pay_1' } as const;

test.each<[string, Order, ParcelStop, string, boolean]>([
  ['its parcel is out', paid(), { kind: 'out', awb: '14' }, 'prepaid', true],
  ['another parcel was booked meanwhile', paid(), { kind: 'out', awb: '13' }, 'wait', false],
  ['the courier keeps the parcel', paid(), { kind: 'refused' }, 'refunded', false],
  [
    'it was packed, with its parcel out',
    paid({ status: 'packed' }),
    { kind: 'out', awb: '14' },
    'refunded',
    true,
  ],
  ['it was packed', paid({ status: 'packed' }), { kind: 'out', awb: '' }, 'refunded', false],
  ['it was cancelled', paid({ status: 'cancelled' }), { kind: 'out', awb: '14' }, 'refunded', false],
  ['it is being cancelled', paid({ cancelling }), { kind: 'out', awb: '14' }, 'refunded', false],
])('paid, and %s', (_name, order, stop, kind, books) => {
  const ended = concludePrepay({ order, record: captured, stop }, now);
  expect(ended?.kind).toBe(kind);
  if (!ended || ended.kind === 'wait') return;
  expect(ended.order.shipment.status === 'booking').toBe(books);
  // Exactly one of both: the prepaid order, or all of the money.
  const isPrepaid = ended.order.paymentMethod === 'Pay Online';
  expect(Object.values(ended.record.refunds)).toHaveLength(isPrepaid ? 0 : 1);
  expect(toPaise(ended.order.amounts.finalTotal)).toBe(isPrepaid ? 28_500 : 37_000);
  expect(ended.order.prepay?.paid).toBeUndefined();
  expect(concludePrepay({ order: ended.order, record: ended.record, stop }, now)).toBeNull();
});

test('one caller has the turn, and the courier is asked only where it has a parcel to take out', () => {
  const turn = claimPrepay(paid(), captured, now);
  expect(turn).toMatchObject({ asks: true });
  expect(turn && claimPrepay(turn.order, captured, now)).toBeNull();
  expect(claimPrepay(paid({ status: 'packed' }), captured, now)).toMatchObject({ asks: false });
  expect(claimPrepay(cash(), captured, now)).toBeNull();
});

test('an order on the packing table keeps its parcel until it is off it', () => {
  const packing = { by: 'packer', until: '2026-11-26T10:05:00.000Z' };
  expect(claimPrepay(paid({ packing }), captured, now)).toBeNull();
  expect(claimPrepay(paid({ packing }), captured, new Date(packing.until))).toMatchObject({ asks: true });
});

test('an order whose parcel is being changed is neither packed nor labelled', () => {
  const order = claimPrepay(paid(), captured, now)?.order ?? paid();
  const changed = new Date(now.getTime() + 60_000);
  expect(decidePack(order, now)).toMatchObject({ code: 'too_soon' });
  expect(printRefusal(order, 'labels', now.toISOString())).toMatchObject({ code: 'no_label' });
  expect(printRefusal(order, 'slips', now.toISOString())).toBeNull();
  for (const [one, when] of [
    [paid(), now],
    [order, changed],
  ] as const) {
    expect(decidePack(one, when).kind).toBe('done');
    expect(printRefusal(one, 'labels', when.toISOString())).toBeNull();
  }
});

test.each([
  ['is open', {}, now, true],
  ['ends soon', {}, new Date('2026-11-26T10:45:00.000Z'), false],
  ['is for another sum', { amount: 300 }, now, false],
])('a page that %s is handed out again: %s', (_name, change, at, expected) => {
  expect(openLink(cash({ prepay: { link: { ...LINK, ...change }, links: 1 } }), at) !== null).toBe(expected);
  expect(canPrepay(cash())).toBe(true);
});

import fc from 'fast-check';
import { paise, toPaise, ZERO } from '@/domain/money/money';
import type { Offer } from '@/domain/offers/offer';
import { oweEdit } from '@/domain/payments/refund/partRefund';
import { MIN_REFUND, refundable } from '@/domain/payments/refund/refundable';
import { newPaymentRecord, type PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { aShipment } from '../order/testing';
import type { Order } from '../order/order';
import { editProblem } from '../waitingEdit/canEdit';
import { backForEdit, decideEdit, type Edited } from './decideEdit';
import type { EditFacts, RequestedEdit } from './facts';
import { mayHaveParcel, parcelProblem, withNewParcel } from './parcel';
import { editOf, factsOf, levelsOf, lineOf, now, orderOf, ten, UNITS, wanted } from './testing';

function edited(facts: EditFacts, request: RequestedEdit): Edited {
  const decision = decideEdit(facts, request);
  if (decision.kind !== 'edited') throw new Error(JSON.stringify(decision));
  return decision;
}

test.each<[string, Partial<Order>, string]>([
  ['packed', { status: 'packed' }, 'impossible_step'],
  ['waiting for its payment', { status: 'pending_payment' }, 'impossible_step'],
  [
    'being cancelled',
    { cancelling: { at: '', by: '', reason: '', attempts: 0, nextAt: '', problem: '' } },
    'cancelling',
  ],
  ['invoiced', { papers: { invoice: 'GLM/1', creditNote: '', dueAt: null } }, 'invoiced'],
  ['refunded', { payment: { status: 'refunded', razorpayOrderId: 'o', razorpayPaymentId: 'p' } }, 'refunded'],
  ['edited too often', { edits: Array(20).fill({ id: '', at: '', what: '' }) }, 'too_many_edits'],
])('an order that is %s is not edited', (_name, change, code) => {
  expect(editProblem(orderOf([lineOf('a', 1)], change))).toMatchObject({ code });
});

test.each<[string, Partial<Order>]>([
  ['replacement', { replaces: 'GLM0' }],
  ['paid_with_credit', { credit: { paise: paise(10000), backPaise: ZERO, lots: [] } }],
])('the address of an order can be changed where its items cannot: %s', (code, change) => {
  const order = orderOf([lineOf('a', 2)], change);
  const facts = factsOf(order, levelsOf(order));
  const { address } = editOf(order);
  const near = edited(facts, editOf(order, { address: { ...address, addressLine1: '7 Lake View' } }));
  expect(near).toMatchObject({
    difference: 0,
    order: { amounts: order.amounts, lines: order.lines, ...change },
  });
  const fewer = editOf(order, { kept: [{ line: 0, quantity: 1 }] });
  expect(decideEdit(facts, fewer)).toMatchObject({ code });
});

test('a line that stays keeps its price, also for more of it; a new one has today’s', () => {
  const bought = { ...lineOf('b', 1), price: 300 };
  const order = orderOf([bought], { paymentMethod: 'Cash on Delivery' });
  const change = { kept: [{ line: 0, quantity: 2 }], added: [wanted('c', 1)] };
  const { order: after, difference } = edited(factsOf(order, levelsOf(order)), editOf(order, change));
  expect(after.lines.map(({ price }) => price)).toEqual([300, 950]);
  expect(after.amounts.subTotal).toBe(1550);
  expect(difference).toBe(toPaise(1550 - 370));
});

test('the wrap of a present keeps its price', () => {
  const plain = orderOf([lineOf('b', 1)], { paymentMethod: 'Cash on Delivery' });
  const amounts = { ...plain.amounts, giftWrap: 30, finalTotal: plain.amounts.finalTotal + 30 };
  const order = { ...plain, amounts, gift: { note: 'For you' } };
  const change = { kept: [{ line: 0, quantity: 1 }], added: [wanted('c', 1)] };
  const { order: after, difference } = edited(factsOf(order, levelsOf(order)), editOf(order, change));
  const { order: bare } = edited(factsOf(plain, levelsOf(plain)), editOf(plain, change));
  expect(after).toMatchObject({ gift: { note: 'For you' }, amounts: { giftWrap: 30 } });
  expect(after.amounts.finalTotal).toBe(bare.amounts.finalTotal + 30);
  expect(difference).toBe(toPaise(after.amounts.finalTotal - order.amounts.finalTotal));
});

test('an address alone changes no sum and no unit, and promises another day only elsewhere', () => {
  const order = orderOf([lineOf('a', 2)], { deliverBy: '2026-11-30' });
  const { address } = editOf(order);
  const facts = factsOf(order, levelsOf(order), { deliverBy: '2026-12-02' });
  const near = edited(facts, editOf(order, { address: { ...address, addressLine1: '7 Lake View' } }));
  expect(near).toMatchObject({ difference: 0, reservations: { levels: [], products: [], coupon: null } });
  expect(near.order).toMatchObject({ amounts: order.amounts, lines: order.lines, deliverBy: '2026-11-30' });
  const far = edited(facts, editOf(order, { address: { ...address, pincode: '110001' } }));
  expect(far.order.deliverBy).toBe('2026-12-02');
});

test.each<[string, Partial<Offer> | null, string]>([
  ['still earned', {}, 'TEN'],
  [
    'over by now, switched off and used up',
    { enabled: false, endsAt: '2026-11-27T00:00:00.000Z', usageLimit: 1, usedCount: 1 },
    'TEN',
  ],
  ['no longer earned', { minProducts: 3 }, ''],
  ['no longer in the shop', null, ''],
])('a coupon that is %s', (_name, change, code) => {
  const order = orderOf([lineOf('b', 3)], {
    couponCode: 'TEN',
    offerId: 'ten',
    createdAt: now.toISOString(),
  });
  const offer = change ? { ...ten, ...change } : undefined;
  const facts = factsOf(order, levelsOf(order), { offer, usedByShopper: 1 });
  const {
    order: after,
    reservations,
    couponProblem,
  } = edited(facts, editOf(order, { kept: [{ line: 0, quantity: 2 }] }));
  expect(after.couponCode).toBe(code);
  expect(after.amounts.discountAmount).toBe(code ? 66.6 : 0);
  expect(couponProblem !== '').toBe(code === '');
  expect(reservations.coupon).toEqual(
    code || !offer ? null : { offerId: 'ten', usedCount: 0, usedByShopper: 0 },
  );
});

test('what went back is never more than what is left', () => {
  const parts = [{ id: 'p', status: 'done' as const, amount: 500, note: '', at: '' }];
  const order = orderOf([lineOf('c', 1)]);
  const paid = { ...order, payment: { ...order.payment, parts } };
  const change = { kept: [], added: [wanted('b', 1)] };
  expect(decideEdit(factsOf(paid, levelsOf(paid)), editOf(paid, change))).toMatchObject({
    code: 'given_back',
  });
  expect([backForEdit(paise(-40)), backForEdit(paise(-400)), backForEdit(paise(5))]).toEqual([100, 400, 0]);
});

describe('the parcel', () => {
  const order = (shipment: Parameters<typeof aShipment>[0]) =>
    orderOf([lineOf('a', 1)], { shipment: aShipment(shipment) });
  const later = '2026-11-26T10:00:20.000Z';
  test.each<[string, Parameters<typeof aShipment>[0], string, boolean, string | null]>([
    ['was cancelled', { status: 'booked', awb: '1' }, '1', true, null],
    ['is another by now', { status: 'booked', awb: '2' }, '1', true, 'too_soon'],
    ['is being booked', { bookingUntil: later, attempts: 1, unsureUntil: '' }, '', true, 'too_soon'],
    ['may still be booked', { bookingUntil: '', attempts: 1, unsureUntil: later }, '', true, 'too_soon'],
    ['was never asked for', { bookingUntil: '', unsureUntil: '' }, '', false, null],
    [
      'has no courier',
      { hasNoCourier: true, attempts: 3, bookingUntil: '', unsureUntil: '' },
      '',
      false,
      null,
    ],
  ])('that %s', (_name, shipment, stopped, asks, code) => {
    expect(mayHaveParcel(order(shipment).shipment)).toBe(asks);
    expect(parcelProblem(order(shipment), stopped, now)?.code ?? null).toBe(code);
  });

  test('is booked anew without its old number, and its papers are printed anew', () => {
    const before = order({
      status: 'booked',
      awb: '1',
      courier: 'X',
      attempts: 4,
      pickup: { at: '', manifest: '' },
    });
    expect(withNewParcel({ ...before, printed: { label: later } }, later).printed).toBeUndefined();
    expect(withNewParcel(before, later).shipment).toEqual(
      aShipment({ attempts: 1, bookingUntil: later, nextAttemptAt: later, unsureUntil: '' }),
    );
  });
});

/** A random edit: a quantity for each line (0 removes it) and for each new product. */
const anEdit = fc.record({
  kept: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 3, maxLength: 3 }),
  added: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 6 }), { maxKeys: 2 }),
});

test('of any edits, units and money are conserved: paid less given back is the total of what is sent', () => {
  fc.assert(
    fc.property(fc.array(anEdit, { minLength: 1, maxLength: 8 }), (edits) => {
      let order = orderOf([lineOf('a', 3), lineOf('c', 2)]);
      let levels = levelsOf(order);
      const paid = toPaise(order.amounts.finalTotal);
      const what = {
        razorpayOrderId: 'order_1',
        userId: '',
        orderId: order.orderId,
        amount: paid,
        currency: 'INR',
      };
      let record: PaymentRecord = {
        ...newPaymentRecord(what, '', now),
        status: 'captured',
        razorpayPaymentId: 'pay_1',
      };
      for (const [at, { kept, added }] of edits.entries()) {
        const request = editOf(order, {
          id: `edit-${at}`,
          kept: order.lines.flatMap((_, line) =>
            (kept[line] ?? 0) > 0 ? [{ line, quantity: kept[line] ?? 0 }] : [],
          ),
          added: Object.entries(added).map(([id, quantity]) => wanted(id, quantity)),
        });
        const decision = decideEdit(factsOf(order, levels), request);
        // A dearer edit never takes from the existing payment.
        if (decision.kind !== 'edited' || decision.difference > 0) continue;
        const back = backForEdit(decision.difference);
        const note = { id: request.id, amount: back, note: '' };
        const owed =
          back > 0 ? oweEdit(decision.order, record, note, now) : { order: decision.order, record };
        order = owed.order;
        record = owed.record;
        const moved = new Map(decision.reservations.levels.map((one) => [one.sku, one]));
        levels = levels.map((one) => moved.get(one.sku) ?? one);
      }
      const inOrder = (sku: string) =>
        order.lines.filter((line) => line.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0);
      for (const { sku, available, reserved } of levels) {
        expect([sku, available + reserved, reserved]).toEqual([sku, UNITS, inOrder(sku)]);
        expect(order.reserved[sku] ?? 0).toBe(reserved);
      }
      const back = Object.values(record.refunds).reduce((sum, { amount }) => sum + amount, 0);
      const rounded = (order.edits?.length ?? 0) * MIN_REFUND;
      const total = toPaise(order.amounts.finalTotal);
      expect(paid - back).toBeLessThanOrEqual(total);
      expect(paid - back).toBeGreaterThanOrEqual(total - rounded);
      expect(refundable(order)).toBe(total);
    }),
  );
});

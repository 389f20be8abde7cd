import fc from 'fast-check';
import {
  applyCourierAnswer,
  cancelOrder,
  claimCancel,
  decideCancel,
  canRequestCancel,
  answerWithoutParcel,
  stopParcelAtOnce,
  type CourierAnswer,
} from './cancel';
import { isCancelling } from '../lifecycle/lifecycle';
import type { StockSnapshot } from '../stock/reservations';
import { ORDER_STATUSES, type Order, type OrderStatus, type Shipment } from '../order/order';
import { aShipment, inCash, paidOrder } from '../order/testing';
import { paise } from '@/domain/money/money';
import { newPaymentRecord, type PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { dueRefund } from '@/domain/payments/refund/refund';
import type { Product } from '@/domain/catalogue/catalogue';

const now = new Date('2026-11-21T10:00:00.000Z');
const at = now.toISOString();
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
const request = { by: 'asha', reason: 'Ordered by mistake' };

const booked = { status: 'booked', awb: '14349', attempts: 1, bookingUntil: '', unsureUntil: '' } as const;
const shipment = (change: Partial<Shipment> = {}) => aShipment({ ...booked, ...change });
const offered: Partial<Order> = { couponCode: 'TEN', offerId: 'ten', reservedFrom: ['toner'] };
const order = (status: OrderStatus, change: Partial<Order> = {}) =>
  paidOrder(status, { ...offered, shipment: shipment(), ...change });
const unbooked = shipment({ status: 'booking', awb: '', attempts: 0 });
const busy = (change: Partial<NonNullable<Order['cancelling']>> = {}) => ({
  cancelling: { at, ...request, attempts: 1, nextAt: later(20), problem: '', ...change },
});
const asked = { razorpayOrderId: 'order_1', userId: 'asha', orderId: 'GLM1', currency: 'INR' };
const record = (change: Partial<PaymentRecord> = {}): PaymentRecord => ({
  ...newPaymentRecord({ ...asked, amount: paise(28_500) }, later(1200), now),
  status: 'captured',
  razorpayPaymentId: 'pay_1',
  askAt: null,
  dueAt: null,
  ...change,
});
const stock: StockSnapshot = {
  levels: [{ sku: 'T', available: 3, reserved: 5, sold: 6 }],
  products: [{ id: 'toner', stock: 3, variants: [{ sku: 'T', stock: 3 }] } as Product],
  offer: { id: 'ten', code: 'TEN', title: '', type: 'fixed', discount: 1, enabled: true, usedCount: 4 },
  usedByShopper: 1,
};

describe('a cancel request', () => {
  test.each<[OrderStatus, Partial<Order>, string]>([
    ['pending_payment', {}, 'unpaid'],
    ['placed', { shipment: unbooked }, 'now'],
    ['packed', { shipment: unbooked }, 'now'],
    ['placed', {}, 'ask'],
    ['packed', {}, 'ask'],
    ['placed', { shipment: { ...unbooked, attempts: 1, bookingUntil: later(9) } }, 'ask'],
    ['placed', { shipment: { ...unbooked, attempts: 1, unsureUntil: later(9) } }, 'ask'],
    ['placed', { shipment: { ...unbooked, attempts: 4 } }, 'now'],
    ['placed', busy(), 'asking'],
    ['placed', busy({ nextAt: at }), 'ask'],
    ['placed', { shipment: unbooked, ...busy() }, 'asking'],
    ['placed', { cancelRefusedAt: at }, 'ask'],
    ['cancelled', {}, 'done'],
    ['shipped', {}, 'too_late'],
    ['out_for_delivery', {}, 'too_late'],
    ['delivered', {}, 'too_late'],
    ['return_requested', {}, 'too_late'],
    ['returned', {}, 'too_late'],
    ['refunded', {}, 'too_late'],
    ['expired', {}, 'too_late'],
    ['rto', {}, 'too_late'],
  ])('for an order that is %s %j is decided as %s', (status, change, kind) => {
    expect(decideCancel(order(status, change), request, now).kind).toBe(kind);
  });

  it('gets the same answer after the refund', () => {
    const step = { at, from: 'placed', to: 'cancelled', by: 'asha', note: '' } as const;
    expect(decideCancel(order('refunded', { history: [step] }), request, now).kind).toBe('done');
  });

  it('is stored with its lease, and a second request keeps the first reason', () => {
    const first = decideCancel(order('placed', { cancelRefusedAt: at }), request, now);
    expect(first).toMatchObject({ kind: 'ask', order: busy() });
    expect(first.kind === 'ask' && first.order).not.toHaveProperty('cancelRefusedAt');
    const due = order('placed', busy({ nextAt: at, attempts: 3 }));
    expect(decideCancel(due, { by: 'asha', reason: 'Another' }, now)).toMatchObject({
      order: busy({ attempts: 4 }),
    });
  });

  it('is claimed by one worker when it is due', () => {
    expect(claimCancel(order('placed'), now)).toBeNull();
    expect(claimCancel(order('placed', busy({ nextAt: later(1) })), now)).toBeNull();
    const claimed = claimCancel(order('placed', busy({ nextAt: at })), now);
    expect(claimed?.cancelling).toMatchObject({ attempts: 2, nextAt: later(20) });
    expect(claimed && claimCancel(claimed, now)).toBeNull();
  });

  it('can be made by the shopper while the table allows it and no request is open', () => {
    const allowed = ORDER_STATUSES.filter((status) => canRequestCancel(order(status)));
    expect(allowed).toEqual(['placed', 'packed']);
    expect(canRequestCancel(order('placed', busy()))).toBe(false);
    expect(isCancelling(order('packed', busy()))).toBe(true);
    expect(isCancelling(order('cancelled', busy()))).toBe(false);
  });
});

describe('cancelling an order', () => {
  it('returns units, the coupon use and the money, and says so', () => {
    const done = cancelOrder({ order: order('packed', busy()), stock, record: record(), now }, request);
    expect(done).toMatchObject({
      order: {
        status: 'cancelled',
        shipment: { status: 'cancelled' },
        history: [{ from: 'packed', to: 'cancelled', by: 'asha', note: 'Ordered by mistake', at }],
        payment: {
          status: 'captured',
          razorpayPaymentId: 'pay_1',
          refund: { status: 'due', amount: 285, at, note: expect.stringContaining('₹285 will be refunded') },
        },
      },
      reservations: {
        levels: [{ sku: 'T', available: 5, reserved: 3, sold: 6 }],
        products: [{ stock: 5 }],
        coupon: { offerId: 'ten', usedCount: 3, usedByShopper: 0 },
      },
      record: {
        refunds: { pay_1: { status: 'due', amount: 28_500, reason: 'cancelled', nextAt: at } },
        dueAt: at,
      },
    });
    expect(done?.order).not.toHaveProperty('cancelling');
  });

  it('owes nothing for cash on delivery', () => {
    const done = cancelOrder({ order: order('placed', inCash), stock, record: null, now }, request);
    expect(done).toMatchObject({ order: { status: 'cancelled', payment: inCash.payment }, record: null });
    expect(done?.order.payment).not.toHaveProperty('refund');
  });

  it('owes a payment once', () => {
    const known = record({ refunds: { pay_1: { status: 'done' } as never } });
    expect(cancelOrder({ order: order('placed'), stock, record: known, now }, request)?.record).toBeNull();
  });

  it('owes no rest that Razorpay would not send', () => {
    const nearlyAll = record({ refunds: { 'pay_1:x': dueRefund(paise(28_450), 'by_shop', at) } });
    const done = cancelOrder({ order: order('placed'), stock, record: nearlyAll, now }, request);
    expect([done?.order.payment, done?.record]).toEqual([order('placed').payment, null]);
  });

  it('does nothing to a prepaid order with an unknown payment', () => {
    const facts = { order: order('placed'), stock, record: null, now };
    expect(() => cancelOrder(facts, request)).toThrow('no record');
  });

  it.each([
    ['a booking was never answered', { attempts: 1, unsureUntil: at }],
    ['attempts that were refused may have left a draft', { attempts: 3 }],
    ['it was given up after such attempts', { status: 'failed', attempts: 10 }],
  ] as const)('looks for a parcel once more where %s', (_name, change) => {
    const tried = order('placed', { ...inCash, shipment: { ...unbooked, ...change } });
    const done = cancelOrder({ order: tried, stock, record: null, now }, request);
    expect(done?.order.cancelling).toMatchObject({ attempts: 0, nextAt: later(600) });
    expect(done && isCancelling(done.order)).toBe(false);
  });

  it('does not look again where nothing was booked or the parcel is cancelled', () => {
    for (const settled of [unbooked, shipment()]) {
      const facts = { order: order('placed', { ...inCash, shipment: settled }), stock, record: null, now };
      expect(cancelOrder(facts, request)?.order).not.toHaveProperty('cancelling');
    }
  });

  it('is possible from placed and packed only', () => {
    const facts = (status: OrderStatus) => ({ order: order(status), stock, record: record(), now });
    const done = ORDER_STATUSES.filter((status) => cancelOrder(facts(status), request));
    expect(done).toEqual(['placed', 'packed']);
  });
});

describe('the courier’s answer to a cancellation', () => {
  const out: CourierAnswer = { kind: 'out' };
  const refused: CourierAnswer = { kind: 'refused', problem: 'It is picked' };
  const unknown: CourierAnswer = { kind: 'unknown', problem: 'No answer' };
  const facts = { awb: '14349', attempt: 1, now };
  const booking = { ...unbooked, attempts: 1, bookingUntil: later(9) };

  test.each<[string, Order, CourierAnswer, typeof facts, string]>([
    ['cancelled', order('placed', busy()), out, facts, 'now'],
    ['refused', order('placed', busy()), refused, facts, 'withdrawn'],
    ['no answer', order('placed', busy()), unknown, facts, 'asking'],
    ['cancelled after the pickup', order('shipped', { cancelRefusedAt: at }), out, facts, 'too_late'],
    ['cancelled after the request was dropped', order('placed'), out, facts, 'withdrawn'],
    ['cancelled twice', order('cancelled'), out, facts, 'done'],
    ['about another parcel', order('placed', busy()), out, { ...facts, awb: '' }, 'asking'],
    ['none found', order('placed', { ...busy(), shipment: booking }), out, { ...facts, awb: '' }, 'now'],
    ['a late parcel cancelled', order('cancelled', busy()), out, facts, 'settled'],
    ['a late parcel in transit', order('refunded', busy()), refused, facts, 'settled'],
    ['a late parcel, no answer', order('cancelled', busy()), unknown, facts, 'asking'],
  ])('is applied: %s', (_name, before, answer, how, kind) => {
    expect(applyCourierAnswer(before, answer, how).kind).toBe(kind);
  });

  it('keeps the order when it is a refusal', () => {
    const after = applyCourierAnswer(order('placed', busy()), refused, facts);
    expect(after).toMatchObject({ order: { status: 'placed', cancelRefusedAt: at } });
    expect('order' in after && after.order).not.toHaveProperty('cancelling');
  });

  it('is requested again with backoff while it is unknown', () => {
    const wait = (attempts: number, notBefore?: string) => {
      const answer = notBefore ? { ...unknown, notBefore } : unknown;
      const after = applyCourierAnswer(order('placed', busy({ attempts })), answer, {
        ...facts,
        attempt: attempts,
      });
      if (after.kind !== 'asking' || !after.order?.cancelling) throw new Error(after.kind);
      expect(after.order.cancelling.problem).toBe('No answer');
      return (Date.parse(after.order.cancelling.nextAt) - now.getTime()) / 1000;
    };
    expect([1, 2, 3, 4, 5, 6, 7].map((attempts) => wait(attempts))).toEqual([
      0, 60, 120, 300, 900, 3600, 3600,
    ]);
    expect(wait(1, later(50))).toBe(50);
    expect(wait(6, later(50))).toBe(3600);
  });

  it('is ignored when an outdated attempt failed', () => {
    const before = order('placed', busy({ attempts: 2 }));
    expect(applyCourierAnswer(before, unknown, facts)).toEqual({ kind: 'asking', order: null });
  });

  it('on a late parcel cancels the parcel or adds a note for the admin', () => {
    const after = (answer: CourierAnswer) => applyCourierAnswer(order('cancelled', busy()), answer, facts);
    expect(after(out)).toMatchObject({ order: { shipment: { status: 'cancelled' } } });
    expect(after(refused)).toMatchObject({
      order: { shipment: { status: 'booked', problem: 'It is picked' } },
    });
  });

  it('counts as no parcel only when no booking can arrive any more', () => {
    const of = (change: Partial<Shipment>) => order('placed', { shipment: { ...unbooked, ...change } });
    expect(answerWithoutParcel(of({ attempts: 1, bookingUntil: at }), now)).toMatchObject({
      kind: 'unknown',
      notBefore: later(30),
    });
    expect(answerWithoutParcel(of({ attempts: 1, unsureUntil: at }), now)).toEqual(out);
  });

  it('is requested at once for a parcel of a cancelled order only', () => {
    expect(stopParcelAtOnce(order('placed'), now)).toEqual(order('placed'));
    expect(stopParcelAtOnce(order('placed', busy()), now).cancelling?.nextAt).toBe(at);
    expect(stopParcelAtOnce(order('cancelled'), now).cancelling).toMatchObject({ nextAt: at, attempts: 0 });
  });
});

test('every sequence of requests and answers returns stock and money at most once', () => {
  const words = fc.constantFrom<CourierAnswer>(
    { kind: 'out' },
    { kind: 'refused', problem: 'p' },
    { kind: 'unknown', problem: 'p' },
  );
  const events = fc.array(fc.oneof(fc.constant('request' as const), words), { maxLength: 12 });
  fc.assert(
    fc.property(fc.constantFrom(...ORDER_STATUSES), events, (status, events) => {
      let current = order(status);
      let payment = record();
      let given = 0;
      let clock = now;
      const cancel = () => {
        const done = cancelOrder({ order: current, stock, record: payment, now: clock }, request);
        if (!done) return;
        given += 1;
        current = done.order;
        payment = done.record ?? payment;
      };
      for (const event of events) {
        clock = new Date(clock.getTime() + 60_000);
        if (event === 'request') {
          const decision = decideCancel(current, request, clock);
          if (decision.kind === 'now') cancel();
          if (decision.kind === 'ask') current = decision.order;
          continue;
        }
        const attempt = current.cancelling?.attempts ?? 0;
        const after = applyCourierAnswer(current, event, { awb: '14349', attempt, now: clock });
        if (after.kind === 'now') cancel();
        else if ('order' in after && after.order) current = after.order;
      }
      expect(given).toBe(current.status === 'cancelled' && status !== 'cancelled' ? 1 : 0);
      expect(Object.keys(payment.refunds)).toHaveLength(given);
      if (given) expect(current.shipment.status).toBe('cancelled');
    }),
  );
});

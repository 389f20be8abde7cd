import { paise } from '@/domain/money/money';
import type { Product } from '@/domain/catalogue/catalogue';
import type { StockSnapshot } from '@/domain/orders/stock/reservations';
import type { Offer } from '@/domain/offers/offer';
import type { Order, OrderStatus } from '@/domain/orders/order/order';
import { DAY_MS } from '@/domain/time/calendar';
import { aShipment, paidOrder } from '@/domain/orders/order/testing';
import { emptyBuyer } from '@/domain/orders/limits/buyerRecord';
import { DEFAULT_LIMITS } from '@/domain/orders/limits/limits';
import { newPaymentRecord, type PaymentRecord } from '../record/paymentRecord';
import { refundNote } from '../refund/refund';
import { decideExpiry, decideSettlement, type SettlementFacts } from './settlement';

const now = new Date('2026-11-21T10:00:00.000Z');
const at = now.toISOString();
const placedToday = { at, from: null, to: 'placed', by: 'asha', note: '' } as const;

const order = (status: OrderStatus, change: Partial<Order> = {}) =>
  paidOrder(status, {
    couponCode: 'TEN',
    offerId: 'ten',
    reservedFrom: ['toner'],
    payment: { status: 'created', razorpayOrderId: 'order_1', razorpayPaymentId: '', dueAt: null },
    shipment: aShipment({ status: 'waiting' }),
    ...change,
  });
const record = (change: Partial<PaymentRecord> = {}): PaymentRecord => {
  const what = {
    razorpayOrderId: 'order_1',
    userId: 'asha',
    orderId: 'GLM1',
    amount: paise(28_500),
    currency: 'INR',
  };
  return { ...newPaymentRecord(what, '2026-11-21T10:20:00.000Z', now), ...change };
};
const toner = { id: 'toner', stock: 3, variants: [{ sku: 'T', stock: 3 }] } as Product;
const ten: Offer = {
  id: 'ten',
  code: 'TEN',
  title: '',
  type: 'percentage',
  discount: 10,
  enabled: true,
  usedCount: 4,
};
const stock = (change: Partial<StockSnapshot> = {}): StockSnapshot => ({
  levels: [{ sku: 'T', available: 3, reserved: 1, sold: 6 }],
  products: [toner],
  offer: ten,
  usedByShopper: 1,
  ...change,
});
const facts = (change: Partial<SettlementFacts> = {}): SettlementFacts => ({
  record: record(),
  order: order('pending_payment'),
  stock: stock(),
  by: 'razorpay',
  now,
  isBuyerDeleted: false,
  captured: { paymentId: 'pay_1', amount: paise(28_500), currency: 'INR' },
  ...change,
});
/** The record of an order whose hold ended some days ago. */
const heldTill = (daysAgo: number) =>
  record({ heldUntil: new Date(now.getTime() - daysAgo * DAY_MS).toISOString() });
/** An expired order of two units, whose buyer has bought others today. */
function late(bought: number): Partial<SettlementFacts> {
  const other = order('placed', { orderId: 'GLM2', reserved: { T: bought }, history: [placedToday] });
  const own = order('expired', { orderId: 'GLM1' });
  const account = { record: emptyBuyer(), orders: [own, other] };
  return { order: own, buyer: { limits: DEFAULT_LIMITS, account, phone: account } };
}
const paid = (id: string) => record({ razorpayPaymentId: id, status: 'captured' });
const captured = (change: object) => ({
  paymentId: 'pay_1',
  amount: paise(28_500),
  currency: 'INR',
  ...change,
});
const restOnline = { record: record({ amount: paise(18_500) }), captured: captured({ amount: 18_500 }) };

describe('settling a captured payment', () => {
  test.each<[string, Partial<SettlementFacts>, string]>([
    ['of an order that waits for it', {}, 'placed'],
    ['that is settled already', { record: paid('pay_1'), order: order('placed') }, 'known'],
    ['that is being refunded', { record: record({ refunds: { pay_1: {} as never } }) }, 'known'],
    [
      'of an order that another has paid',
      { record: paid('pay_0'), order: order('placed') },
      'refund: paid_twice',
    ],
    ['of another amount', { captured: captured({ amount: 28_499 }) }, 'refund: wrong_amount'],
    ['in another currency', { captured: captured({ currency: 'USD' }) }, 'refund: wrong_amount'],
    [
      'of Razorpay’s amount, where the order costs another',
      { record: record({ amount: paise(100) }), captured: captured({ amount: 100 }) },
      'refund: wrong_amount',
    ],
    ['on its own', { record: record({ orderId: '' }), order: null }, 'kept'],
    ['of an expired order that is still available', { order: order('expired') }, 'placed'],
    [
      'of an expired order whose buyer has left',
      { order: order('expired'), isBuyerDeleted: true },
      'refund: order_closed',
    ],
    [
      'of an expired order that is sold out',
      {
        order: order('expired'),
        stock: stock({ levels: [{ sku: 'T', available: 1, reserved: 0, sold: 9 }] }),
      },
      'refund: sold_out',
    ],
    [
      'of an expired order whose store credit is back',
      {
        ...restOnline,
        order: order('expired', { credit: { paise: paise(10_000), backPaise: paise(10_000), lots: [] } }),
      },
      'refund: credit_back',
    ],
    ['of an order that expired a week ago', { order: order('expired'), record: heldTill(7) }, 'placed'],
    [
      'of an order that expired more than a week ago',
      { order: order('expired'), record: heldTill(8) },
      'refund: too_late',
    ],
    ['of an expired order beside orders that leave room for it', late(8), 'placed'],
    ['of an expired order beside as many units as one person may buy', late(9), 'refund: over_limit'],
    [
      'of an expired order whose SKU is gone',
      { order: order('expired'), stock: stock({ levels: [] }) },
      'refund: sold_out',
    ],
    [
      'of an expired order whose coupon all have used',
      { order: order('expired'), stock: stock({ offer: { ...ten, usageLimit: 4 } }) },
      'refund: coupon_used',
    ],
    [
      'of an expired order whose coupon the shopper has used',
      { order: order('expired'), stock: stock({ offer: { ...ten, perUserLimit: 1 } }) },
      'refund: coupon_used',
    ],
    [
      'of an expired order whose coupon was used for the same phone number since',
      {
        order: order('expired'),
        stock: stock({
          offer: { ...ten, perUserLimit: 1 },
          usedByShopper: 0,
          usedByPhone: 1,
        }),
      },
      'refund: coupon_used',
    ],
    [
      'of an expired order whose coupon has ended since: agreed is agreed',
      {
        order: order('expired'),
        stock: stock({ offer: { ...ten, enabled: false, endsAt: '2026-01-01' } }),
      },
      'placed',
    ],
    ['of an order that was cancelled', { order: order('cancelled') }, 'refund: order_closed'],
    ['of an order that is gone', { order: null }, 'refund: order_closed'],
  ])('decides on a payment %s', (_name, change, expected) => {
    const settlement = decideSettlement(facts(change));
    const { kind } = settlement;
    expect(kind === 'refund' ? `refund: ${settlement.reason}` : kind).toBe(expected);
    if (settlement.kind === 'refund') {
      const { amount } = facts(change).captured;
      expect(settlement.record.refunds['pay_1']).toMatchObject({ status: 'due', amount, attempts: 0 });
      expect(settlement.record.dueAt).toBe(at);
    }
  });

  it.each([
    ['a second one', { record: paid('pay_0'), order: order('placed') }, 'This order was paid twice.'],
    [
      'another amount',
      { captured: captured({ amount: 100 }) },
      'Your payment was not the amount that we had',
    ],
    ['a late one', { order: order('cancelled') }, 'Your payment came when there was nothing left to pay.'],
  ])(
    'tells the customer in the history why %s goes back, and leaves the order as it is',
    (_name, change, words) => {
      const before = facts(change);
      const settlement = decideSettlement(before);
      const told = settlement.kind === 'refund' ? settlement.order : null;
      const { status, payment, history = [] } = before.order ?? {};
      expect(told).toMatchObject({ status, payment, extraPayment: { paymentId: 'pay_1', at } });
      expect(told?.extraPayment?.amount).toBe(before.captured.amount / 100);
      expect(told?.history.slice(0, -1)).toEqual(history);
      expect(told?.history.at(-1)).toMatchObject({ from: status, to: status, by: 'razorpay' });
      expect(told?.history.at(-1)?.note).toContain(words);
      expect(told?.extraPayment?.note).toBe(told?.history.at(-1)?.note);
    },
  );

  it.each([
    ['there is no order', { order: null }],
    ['the account behind it is deleted', { order: order('cancelled', { erasedAt: at }) }],
    ['the account behind it is being deleted', { order: order('expired'), isBuyerDeleted: true }],
  ])('tells nobody of money that goes back where %s', (_name, change) => {
    expect(decideSettlement(facts(change))).toMatchObject({ kind: 'refund', order: null });
  });

  it('places the waiting order without reserving its stock again', () => {
    expect(decideSettlement(facts())).toMatchObject({
      reservations: null,
      record: { status: 'captured', razorpayPaymentId: 'pay_1', askAt: null, dueAt: null },
      order: {
        payment: { status: 'captured', razorpayPaymentId: 'pay_1' },
        shipment: { status: 'booking', attempts: 0, nextAttemptAt: at },
        history: [{ from: 'pending_payment', to: 'placed', by: 'razorpay', note: 'Paid online' }],
      },
    });
  });

  it('reserves units and coupon again for an expired order', () => {
    expect(decideSettlement(facts({ order: order('expired') }))).toMatchObject({
      reservations: {
        levels: [{ sku: 'T', available: 1, reserved: 3, sold: 6 }],
        products: [{ id: 'toner', stock: 1 }],
        coupon: { offerId: 'ten', usedCount: 5, usedByShopper: 2 },
      },
      order: { history: [{ from: 'expired', to: 'placed' }] },
    });
  });

  it('places an expired order without a free sample that is gone, and says so', () => {
    const sample = { id: 'mist', sku: 'M', name: 'Mist', variant: '', mainImage: '' };
    const expired = order('expired', { sample, reserved: { T: 2, M: 1 } });
    const settled = (left: number) => {
      const mist = { sku: 'M', available: left, reserved: 0, sold: 0 };
      const levels = [...stock().levels, mist];
      return decideSettlement(facts({ order: expired, stock: stock({ levels }) }));
    };
    expect(settled(1)).toMatchObject({ order: { status: 'placed', sample, reserved: { T: 2, M: 1 } } });
    const without = settled(0);
    expect(without).toMatchObject({ kind: 'placed', order: { status: 'placed', reserved: { T: 2 } } });
    expect('order' in without && without.order?.sample).toBeUndefined();
    expect('order' in without && without.order?.history[0]?.note).toContain('The free sample was gone');
  });

  it('says nothing of a free sample where the goods are sold out, too', () => {
    const sample = { id: 'mist', sku: 'M', name: 'Mist', variant: '', mainImage: '' };
    const expired = order('expired', { sample, reserved: { T: 2, M: 1 } });
    const late = decideSettlement(facts({ order: expired, stock: stock({ levels: [] }) }));
    expect(late).toMatchObject({ kind: 'refund', reason: 'sold_out', order: { sample, history: [] } });
  });

  it('records on the order that the payment came too late', () => {
    const late = facts({ order: order('expired'), stock: stock({ levels: [] }) });
    expect(decideSettlement(late)).toMatchObject({
      record: { razorpayPaymentId: 'pay_1' },
      order: {
        status: 'expired',
        payment: { refund: { status: 'due', amount: 285, note: refundNote('sold_out', paise(28_500)) } },
      },
    });
  });

  it('keeps a payment without a cart until its order comes, or refunds it', () => {
    expect(decideSettlement(facts({ record: record({ orderId: '' }), order: null }))).toMatchObject({
      record: {
        status: 'captured',
        dueAt: '2026-11-21T10:20:00.000Z',
        refunds: { pay_1: { reason: 'unclaimed', attempts: 0 } },
      },
    });
  });
});

describe('an order whose time is up', () => {
  const step = { at, by: 'reconciler', note: 'Not paid in time' };

  it('releases its units and its coupon', () => {
    expect(decideExpiry(order('pending_payment'), stock(), step)).toMatchObject({
      order: { status: 'expired', history: [{ from: 'pending_payment', to: 'expired' }] },
      reservations: {
        levels: [{ sku: 'T', available: 4, reserved: 0, sold: 6 }],
        coupon: { offerId: 'ten', usedCount: 3, usedByShopper: 0 },
      },
    });
  });

  it.each<OrderStatus>(['expired', 'placed', 'shipped', 'refunded'])(
    'releases nothing when it is %s',
    (status) => {
      expect(decideExpiry(order(status), stock(), step)).toBeNull();
    },
  );
});

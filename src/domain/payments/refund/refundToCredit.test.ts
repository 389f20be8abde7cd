import { inCash } from '@/domain/orders/order/testing';
import fc from 'fast-check';
import { paise, ZERO, type Paise } from '@/domain/money/money';
import { deliveredOrder } from '@/domain/invoices/testing';
import { findDeletionBlockers } from '@/domain/customers/accountDeletion';
import { cancelOrder } from '@/domain/orders/cancel/cancel';
import { followRefunds } from '@/domain/orders/cancel/followRefunds';
import type { Order } from '@/domain/orders/order/order';
import { creditedPaise, newPaymentRecord, promisedPaise, sentPaise } from '../record/paymentRecord';
import type { PaymentRecord } from '../record/paymentRecord';
import { decideRefund } from './partRefund';
import { refundsDue } from './refund';
import { refundable } from './refundable';
import { applyRefundNews } from './refundNews';
import { becameCredit } from './refundToCredit';

const now = new Date('2026-11-26T06:00:00Z');
const total = 51_300;
const facts = { razorpayOrderId: 'order_1', userId: 'u', orderId: 'GLM1', currency: 'INR' };
const paid = (): PaymentRecord => ({
  ...newPaymentRecord({ ...facts, amount: paise(total) }, now.toISOString(), now),
  status: 'captured',
  razorpayPaymentId: 'pay_1',
});
const ask = (amount: number, asCredit: boolean, id = 'r1') => ({
  id,
  amount: paise(amount),
  note: 'Sorry',
  settles: false,
  reference: '',
  asCredit,
  by: 'shop',
});
const cashOrder = (): Order => ({
  ...deliveredOrder(),
  history: [{ at: '', from: 'out_for_delivery', to: 'delivered', by: 'courier', note: '' }],
  ...inCash,
});

test('cash becomes credit without a transfer, and not a second time', () => {
  const first = decideRefund(cashOrder(), null, ask(total, true), now);
  if (first.kind !== 'refunded') throw new Error(first.kind);
  expect(becameCredit(first.order)).toBe(total);
  expect(first.order.payment).toMatchObject({ status: 'refunded', parts: [{ asCredit: true, amount: 513 }] });
  expect(decideRefund(first.order, null, ask(total, true), now).kind).toBe('known');
  expect(decideRefund(first.order, null, ask(total, false), now).kind).toBe('other');
  expect(decideRefund(first.order, null, ask(100, true, 'r2'), now).kind).toBe('nothing_left');
});

test.each<[string, Partial<Order>]>([
  ['has deleted their account', { erasedAt: now.toISOString() }],
  ['ordered by phone and has no account', { phoneOrder: { placedBy: 'ada', hasNoAccount: true } }],
])('a customer who %s gets no credit', (_, change) => {
  const order = { ...cashOrder(), ...change };
  expect(decideRefund(order, null, ask(total, true), now).kind).toBe('no_account');
  const byCredit = { ...order, credit: { paise: paise(total), backPaise: ZERO, lots: [] } };
  expect(decideRefund(byCredit, null, ask(total, false), now).kind).toBe('no_account');
});

const placed = (): Order => ({ ...deliveredOrder(), status: 'placed', history: [] });
const NO_STOCK = { levels: [], products: [], offer: undefined, usedByShopper: 0 };
const cancel = (order: Order, record: PaymentRecord, toCredit: boolean) =>
  cancelOrder({ order, stock: NO_STOCK, record, now }, { by: 'u', reason: '', toCredit });

test('a cancelled order becomes credit at once, and Razorpay is asked for nothing', () => {
  const cancelled = cancel(placed(), paid(), true);
  expect(cancelled?.order).toMatchObject({
    status: 'refunded',
    payment: { status: 'refunded', refund: { status: 'done', asCredit: true, amount: 513 } },
  });
  expect(becameCredit(cancelled!.order)).toBe(total);
  expect(refundsDue(cancelled!.record!, now)).toEqual([]);
  expect(sentPaise(cancelled!.record!, 'pay_1')).toBe(0);
  expect(refundable(cancelled!.order)).toBe(0);
});

test('a whole refund that is on its way stays one', () => {
  const owed = cancel(placed(), paid(), false)!.record!;
  const again = cancel(placed(), owed, true);
  expect(becameCredit(again!.order)).toBe(0);
  expect(again?.order.payment.refund).toMatchObject({ status: 'due' });
});

test('an order whose payment became credit before, and whose store credit is left, ends with its cancellation', () => {
  const credit = { paise: paise(10_000), backPaise: ZERO, lots: [{ lastDay: null, paise: paise(10_000) }] };
  const online = { ...paid(), amount: paise(total - 10_000) };
  const all = decideRefund({ ...placed(), credit }, online, ask(total - 10_000, true), now);
  if (all.kind !== 'refunded') throw new Error(all.kind);
  const ended = cancel(all.order, all.record!, false)!;
  expect(ended.order).toMatchObject({ status: 'refunded', payment: { status: 'refunded' } });
  expect(ended.order.credit?.backPaise).toBe(10_000);
  expect(findDeletionBlockers([ended.order], [])).toEqual([]);
});

test('a failed refund by hand beside credit is not owed again', () => {
  const { order, record } = cancel(placed(), paid(), true)!;
  const news = { paymentId: 'pay_1', id: 'rfnd_1', amount: paise(100), failed: false };
  const noted = applyRefundNews(record!, order, news, now)!;
  const failed = applyRefundNews(noted, order, { ...news, failed: true }, now)!;
  expect(refundsDue(failed, new Date('2027-01-01'))).toEqual([]);
  expect(creditedPaise(failed, 'pay_1')).toBe(total);
});

const anyPaise = fc.integer({ min: 100, max: total });
const step = fc.oneof(
  fc.record({ kind: fc.constant('refund' as const), amount: anyPaise, asCredit: fc.boolean() }),
  fc.record({ kind: fc.constant('pay' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('hand' as const), amount: anyPaise }),
  fc.record({ kind: fc.constant('fail' as const), at: fc.nat() }),
);

test('credit and money together never exceed what was paid, in any order', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
      let [order, record] = [deliveredOrder(), paid()];
      const sent = new Map<string, number>();
      const back = () => [...sent.values()].reduce((sum, one) => sum + one, 0);
      let credit = 0;
      const hear = (news: { id: string; amount: Paise; failed: boolean; receipt?: string }) => {
        const next = applyRefundNews(record, order, { paymentId: 'pay_1', ...news }, now);
        if (!next) return;
        record = next;
        order = followRefunds(order, record, now)?.order ?? order;
      };
      steps.forEach((one, n) => {
        if (one.kind === 'refund') {
          const decision = decideRefund(order, record, ask(one.amount, one.asCredit, `r${n}`), now);
          if (decision.kind !== 'refunded') return;
          ({ order } = decision);
          record = decision.record ?? record;
          if (one.asCredit) credit += one.amount;
        }
        const due = refundsDue(record, now);
        const key = one.kind === 'pay' ? due[one.at % due.length] : undefined;
        const amount = key ? record.refunds[key]!.amount : one.kind === 'hand' ? one.amount : 0;
        // A person refunds no more by hand than the shop's books have left.
        const isLeft = key !== undefined || promisedPaise(record, 'pay_1') + amount <= total;
        if (amount > 0 && isLeft) {
          sent.set(`rfnd_${n}`, amount);
          hear({ id: `rfnd_${n}`, amount: paise(amount), failed: false, receipt: key?.split(':')[1] ?? '' });
        }
        const failing = one.kind === 'fail' ? [...sent.keys()][one.at % sent.size] : undefined;
        if (failing) {
          hear({ id: failing, amount: paise(sent.get(failing)!), failed: true });
          sent.delete(failing);
        }
        expect(becameCredit(order)).toBe(credit);
        expect(creditedPaise(record, 'pay_1')).toBe(credit);
        expect(back() + credit).toBeLessThanOrEqual(total);
        expect(promisedPaise(record, 'pay_1')).toBeLessThanOrEqual(total);
      });
    }),
    { numRuns: 200 },
  );
});

import { inCash } from '@/domain/orders/order/testing';
import fc from 'fast-check';
import { decideReceive } from '@/domain/admin/adminOrder';
import type { Invoice } from '@/domain/invoices/invoice';
import { issueTaxDocuments } from '@/domain/invoices/issueTaxDocuments';
import { arbitraryOrder, deliveredOrder } from '@/domain/invoices/testing';
import { subtract, sum, toPaise, toRupees, ZERO, type Paise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { waitsOf } from '@/domain/admin/orderList/row';
import { decideRefund } from './partRefund';
import { newPaymentRecord, promisedPaise, type PaymentRecord } from '../record/paymentRecord';
import { markRefundSent } from './refund';
import { followRefunds } from '@/domain/orders/cancel/followRefunds';
import { isPaidOnline, MIN_REFUND, refundable } from './refundable';
import { proposeRefund } from './refundProposal';
import { decideReturn } from '@/domain/orders/returns/returns';

const now = new Date('2026-11-22T10:00:00.000Z');
const at = now.toISOString();

/** An order with its payment and all tax documents issued so far. */
interface Books {
  order: Order;
  record: PaymentRecord | null;
  documents: Invoice[];
}

function opened(order: Order): Books {
  const online = order.paymentMethod === 'Pay Online';
  const payment = online ? order.payment : inCash.payment;
  const step = { at, from: 'shipped', to: 'delivered', by: 'courier', note: '' } as const;
  const amount = toPaise(order.amounts.finalTotal);
  const what = { razorpayOrderId: 'order_1', userId: 'asha', orderId: 'GLM1', amount, currency: 'INR' };
  const captured = { status: 'captured', razorpayPaymentId: 'pay_1', askAt: null } as const;
  const record = online ? { ...newPaymentRecord(what, at, now), ...captured } : null;
  return papered({
    order: { ...order, payment, history: [...order.history, step] },
    record,
    documents: [],
  });
}

function papered(books: Books): Books {
  const invoice = books.documents.find(({ kind }) => kind === 'invoice') ?? null;
  const facts = { invoice, counters: { invoice: null, 'credit-note': null } };
  const { order, issued } = issueTaxDocuments(books.order, facts, now);
  return { ...books, order, documents: [...books.documents, ...issued.map(({ document }) => document)] };
}

/** The shop refunds an amount and Razorpay, or the bank, pays it out. */
function given(books: Books, id: string, amount: Paise, settles = false): Books {
  const reference = isPaidOnline(books.order) ? '' : 'UTR1';
  const request = { id, amount, note: 'Sorry', settles, reference, by: 'shop' };
  const decision = decideRefund(books.order, books.record, request, now);
  if (decision.kind !== 'refunded') throw new Error(decision.kind);
  if (!decision.record) return papered({ ...books, order: decision.order });
  const record = markRefundSent(decision.record, `pay_1:${id}`, `rfnd_${id}`, now);
  const order = followRefunds(decision.order, record, now)?.order ?? decision.order;
  return papered({ ...books, order, record });
}

function receive(order: Order): Order {
  const received = decideReceive(order, {}, now);
  if (received.kind !== 'done') throw new Error(received.kind);
  return received.order;
}

const credited = ({ documents }: Books): Paise =>
  sum(documents.filter(({ kind }) => kind === 'credit-note').map(({ totals }) => toPaise(totals.total)));
const sentBy = ({ order, record }: Books): Paise =>
  record
    ? (promisedPaise(record, 'pay_1') as Paise)
    : sum((order.payment.parts ?? []).map(({ amount }) => toPaise(amount)));

/** Some units of each line, at least one in all. */
function chosen(order: Order, requested: readonly number[]) {
  const lines = order.lines.flatMap(({ quantity }, line) => {
    const some = (requested[line] ?? 0) % (quantity + 1);
    return some > 0 ? [{ line, quantity: some }] : [];
  });
  return lines.length > 0 ? lines : [{ line: 0, quantity: 1 }];
}

const arbitraryReturn = fc.record({
  order: arbitraryOrder,
  requested: fc.array(fc.nat(50), { minLength: 8, maxLength: 8 }),
  /** Permille of the payment refunded before the return, and before its receipt. */
  before: fc.oneof(fc.constant(0), fc.nat(1000)),
  settles: fc.boolean(),
  asEarlyAs: fc.constantFrom('delivered', 'return_requested'),
});

test('the preview, the credit notes and the sent amount are equal, and nothing more is owed', () => {
  fc.assert(
    fc.property(arbitraryReturn, ({ order: start, requested, before, asEarlyAs, settles }) => {
      let books = opened(start);
      const early = Math.floor((refundable(books.order) * before) / 1000) as Paise;
      const giveEarly = () => {
        if (early >= MIN_REFUND) books = given(books, 'early', early);
      };
      if (asEarlyAs === 'delivered') giveEarly();
      const request = { by: 'asha', reason: 'Broken', lines: chosen(start, requested) };
      const decision = decideReturn(books.order, request, now);
      // Everything was refunded before, so there is nothing to return for.
      if (decision.kind !== 'requested') return;
      books = { ...books, order: decision.order };
      if (asEarlyAs === 'return_requested') giveEarly();
      books = papered({ ...books, order: receive(books.order) });
      const proposal = proposeRefund(books.order);
      if (!proposal) throw new Error('A return has a proposal');
      const worth = toPaise(proposal.totals.total);
      const sent = sentBy(books);
      expect(sum(proposal.lines.map(({ total }) => toPaise(total)))).toBe(worth);
      expect(proposal.given).toBe(sent);
      expect(credited(books)).toBe(Math.max(worth, sent));
      const owed = subtract(worth, sent);
      // A refund below ₹1 is raised to ₹1, if so much is left.
      if (owed === ZERO || owed >= MIN_REFUND) expect(proposal.amount).toBe(owed);
      if (sent > 0 && proposal.amount === ZERO) expect(books.order.status).toBe('refunded');
      if (proposal.amount > 0) {
        books = given(books, 'return', proposal.amount, settles && refundable(books.order) > proposal.amount);
        expect(books.order.status).toBe('refunded');
        expect(sentBy(books)).toBe(sent + proposal.amount);
        expect(credited(books)).toBe(Math.max(worth, sentBy(books)));
      }
      expect(waitsOf(books.order, now)).toEqual([]);
      expect(proposeRefund(books.order)?.amount).toBe(ZERO);
    }),
    { numRuns: 400 },
  );
});

test('without earlier refunds the preview has the lines of the credit note', () => {
  fc.assert(
    fc.property(arbitraryReturn, ({ order: start, requested }) => {
      const request = { by: 'asha', reason: 'Broken', lines: chosen(start, requested) };
      const decision = decideReturn(opened(start).order, request, now);
      if (decision.kind !== 'requested') return;
      const books = papered({ ...opened(start), order: receive(decision.order) });
      const note = books.documents.find(({ kind }) => kind === 'credit-note');
      const { lines, totals } = proposeRefund(books.order) ?? {};
      if (note) expect({ lines, totals }).toEqual({ lines: note.lines, totals: note.totals });
    }),
  );
});

const WRAPPED = { subTotal: 600, discountAmount: 60, prepaidDiscount: 27, deliveryFee: 0, giftWrap: 30 };

test.each<[string, Partial<Order>, number | null]>([
  ['delivered', {}, null],
  ['placed', { status: 'placed' }, null],
  ['come back whole', { status: 'rto' }, 513],
  ['come back whole, wrapped', { status: 'rto', amounts: { ...WRAPPED, finalTotal: 543 } }, 543],
  [
    'asked back whole, wrapped',
    {
      returning: { at, reason: '', lines: [{ line: 0, quantity: 2 }] },
      amounts: { ...WRAPPED, finalTotal: 543 },
    },
    513,
  ],
  ['asked back in part', { returning: { at, reason: '', lines: [{ line: 0, quantity: 1 }] } }, 256.5],
])('the proposal for an order that is %s is %p rupees', (_, change, rupees) => {
  const order = deliveredOrder({ ...(change.returning ? { status: 'return_requested' } : {}), ...change });
  const amount = proposeRefund(order)?.amount;
  expect(amount === undefined ? null : toRupees(amount)).toBe(rupees);
});

import fc from 'fast-check';
import {
  findMissingTaxDocument,
  withIssuedTaxDocument,
  toAdjust,
  toCredit,
  withTaxDocumentsDue,
} from '@/domain/invoices/taxDocuments';
import type { Invoice } from '@/domain/invoices/invoice';
import { issueTaxDocuments } from '@/domain/invoices/issueTaxDocuments';
import { deliveredOrder } from '@/domain/invoices/testing';
import { orderMails } from '@/domain/mail/orders/orderMails';
import { paise, toPaise, ZERO, type Paise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { decideRefund, type RequestedRefund } from './partRefund';
import { newPaymentRecord, promisedPaise, refundedPaise, type PaymentRecord } from '../record/paymentRecord';
import { claimRefund, refundKey, refundsDue } from './refund';
import { applyRefundNews, type RefundNews } from './refundNews';
import { followRefunds } from '@/domain/orders/cancel/followRefunds';
import { refundable } from './refundable';
import { leftOf } from './splitRefund';

const now = new Date('2026-11-22T10:00:00.000Z');
const paid = (change: Partial<PaymentRecord> = {}): PaymentRecord => ({
  ...newPaymentRecord(
    { razorpayOrderId: 'order_1', userId: 'asha', orderId: 'GLM1', amount: paise(51_300), currency: 'INR' },
    now.toISOString(),
    now,
  ),
  status: 'captured',
  razorpayPaymentId: 'pay_1',
  askAt: null,
  ...change,
});
const request = (id: string, amount: number, change: Partial<RequestedRefund> = {}): RequestedRefund => ({
  id,
  amount: paise(amount),
  note: 'Sorry',
  settles: false,
  reference: '',
  by: 'shop',
  ...change,
});
const applyNews = (order: Order, record: PaymentRecord, news: Partial<RefundNews>) => {
  const fullNews = { paymentId: 'pay_1', id: 'rfnd_1', amount: ZERO, failed: false, ...news };
  const applied = applyRefundNews(record, order, fullNews, now);
  if (!applied) return null;
  return { record: applied, order: followRefunds(order, applied, now)?.order ?? order };
};
function begun(order: Order, record: PaymentRecord, ...requests: RequestedRefund[]) {
  let state = { order, record };
  for (const one of requests) {
    const decision = decideRefund(state.order, state.record, one, now);
    if (decision.kind === 'refunded' && decision.record)
      state = { order: decision.order, record: decision.record };
  }
  return state;
}

test('a partial refund is owed, paid under its own idempotency key, and shown', () => {
  const { order, record } = begun(deliveredOrder(), paid(), request('part-1', 10_000));
  expect(refundsDue(record, now)).toEqual(['pay_1:part-1']);
  const refund = claimRefund(record, 'pay_1:part-1', now)?.refunds['pay_1:part-1'];
  expect(refund && refundKey('pay_1:part-1', refund)).toMatch(/^[\w-]{10,}$/);
  expect(refundable(order)).toBe(41_300);
  const after = applyNews(order, record, { amount: paise(10_000), receipt: 'part-1' });
  expect(after?.order.payment.parts).toMatchObject([
    { status: 'done', amount: 100, sentAt: now.toISOString() },
  ]);
  expect(after?.record.status).toBe('captured');
  expect(after?.record).not.toHaveProperty('byHand');
});

test('a refund reported without its receipt is matched once the receipt is known', () => {
  const { order, record } = begun(deliveredOrder(), paid(), request('part-1', 10_000));
  const first = applyNews(order, record, { amount: paise(10_000) });
  expect(first?.order.payment).toMatchObject({ givenBack: 100 });
  const second =
    first &&
    applyNews(first.order, first.record, { amount: paise(10_000), receipt: 'part-1', current: true });
  expect(second?.order.payment).toMatchObject({ parts: [{ status: 'done' }] });
  expect(second?.order.payment).not.toHaveProperty('givenBack');
});

test('a refund by hand reduces the owed partial refunds, the last one first', () => {
  const { order, record } = begun(
    deliveredOrder(),
    paid(),
    request('part-1', 20_000),
    request('part-2', 30_000),
  );
  const after = applyNews(order, record, { amount: paise(40_000) });
  expect(
    Object.values(after?.record.refunds ?? {})
      .map(({ amount }) => amount)
      .sort(),
  ).toEqual([11_300]);
});

test('a partial refund of which a refund by hand leaves less than ₹1 is not owed any more', () => {
  const { order, record } = begun(deliveredOrder(), paid(), request('part-1', 20_000));
  const after = applyNews(order, record, { amount: paise(51_250) });
  expect(after?.record).toMatchObject({ refunds: {}, dueAt: null });
  expect(after?.order.payment).not.toHaveProperty('parts');
  expect(after && refundable(after.order)).toBe(0);
});

const anyPaise = fc.integer({ min: 1, max: 60_000 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('request' as const), amount: anyPaise, id: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ kind: fc.constant('pay' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('hand' as const), amount: anyPaise, id: fc.nat({ max: 50 }) }),
);

test('a refund is refused where something went back since its admin read the order, unless it was itself', () => {
  const seen = refundable(deliveredOrder());
  const adas = request('adas-part', 10_000, { seen });
  const { order, record } = begun(deliveredOrder(), paid(), adas);
  const binas = (seenBy: Paise) => request('binas-part', 10_000, { seen: seenBy });
  expect(decideRefund(order, record, binas(seen), now)).toEqual({ kind: 'sum_changed', left: 41_300 });
  expect(decideRefund(order, record, adas, now).kind).toBe('known');
  expect(decideRefund(order, record, binas(refundable(order)), now).kind).toBe('refunded');
});

test('refunds owed, paid and made by hand never exceed the payment', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let state = { order: deliveredOrder(), record: paid() };
      // Like Razorpay, it never refunds more than was paid.
      let refunded = 0;
      let count = 0;
      for (const one of steps) {
        const { record, order } = state;
        if (one.kind === 'request') state = begun(order, record, request(`part-${one.id}`, one.amount));
        const due = refundsDue(record, now);
        const key = one.kind === 'pay' ? due[one.at % due.length] : undefined;
        const owed = key ? (record.refunds[key]?.amount ?? 0) : one.kind === 'hand' ? one.amount : 0;
        if (owed === 0 || refunded + owed > 51_300) continue;
        refunded += owed;
        const news = { amount: paise(owed), id: `rfnd_${(count += 1)}`, receipt: key?.split(':')[1] ?? '' };
        state = applyNews(order, record, news) ?? state;
        expect(applyNews(state.order, state.record, news)).toBeNull();
      }
      expect(promisedPaise(state.record, 'pay_1')).toBeLessThanOrEqual(51_300);
      expect(refundedPaise(state.record, 'pay_1')).toBe(refunded);
      expect(state.record.status).toBe(refunded === 51_300 ? 'refunded' : 'captured');
      expect(refundable(state.order)).toBe(leftOf(state.record));
    }),
    { examples: [[[{ kind: 'hand', amount: 51_250, id: 0 }]]] },
  );
});

describe('credit notes for money only', () => {
  const part = (amount: number) => ({
    id: `p${amount}`,
    status: 'done' as const,
    amount,
    note: '',
    at: '',
    sentAt: 'x',
  });
  const withParts = (amounts: number[], change: Partial<Order> = {}) => {
    const order = deliveredOrder(change);
    return { ...order, payment: { ...order.payment, parts: amounts.map(part) } };
  };
  const none = { invoice: null, counters: { invoice: null, 'credit-note': null } };

  test('are due for refunds of shipped goods', () => {
    expect(toAdjust(withParts([100, 50.5]))).toBe(15_050);
    expect(toAdjust(withParts([100], { status: 'packed', history: [] }))).toBe(0);
    expect(
      findMissingTaxDocument(withParts([100], { papers: { invoice: 'I', creditNote: '', dueAt: null } })),
    ).toBe('adjustment');
    const noted = withIssuedTaxDocument(
      withParts([100], { papers: { invoice: 'I', creditNote: '', dueAt: null } }),
      'adjustment',
      'C',
      100,
    );
    expect(noted.papers).toMatchObject({ adjustments: ['C'], credited: 100, dueAt: null });
  });

  test('include the tax, add up, and share their series with other credit notes', () => {
    const { issued, order } = issueTaxDocuments(withParts([100], { status: 'returned' }), none, now);
    // All units came back, so earlier refunds are part of the total.
    expect(issued.map(({ document }) => [document.number, document.totals.total])).toEqual([
      ['GL/26-27/000001', 513],
      ['GC/26-27/000001', 513],
    ]);
    expect(withTaxDocumentsDue(order)).toBe(order);
    const [, note] = issueTaxDocuments(withParts([118]), none, now).issued;
    expect(note?.document).toMatchObject({
      kind: 'credit-note',
      adjustment: true,
      against: { number: 'GL/26-27/000001' },
      totals: { gross: 118, taxable: 100, cgst: 9, sgst: 9, igst: 0, total: 118 },
    });
  });

  test('all credit notes together equal the greater of returned goods and refunded money', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 4 });
    fc.assert(
      fc.property(amounts, amounts, fc.boolean(), fc.boolean(), (before, after, succeeded, half) => {
        const lines = [{ line: 0, quantity: half ? 1 : 2 }];
        const returning = succeeded ? { returning: { at: '', reason: '', lines } } : {};
        let order = withParts(before);
        const totals: number[] = [];
        let invoice: Invoice | null = null;
        const issue = () => {
          const { issued, order: next } = issueTaxDocuments(order, { ...none, invoice }, now);
          invoice ??= issued[0]?.document ?? null;
          totals.push(
            ...issued
              .filter(({ document }) => document.kind === 'credit-note')
              .map(({ document }) => document.totals.total),
          );
          order = next as typeof order;
        };
        issue();
        if (succeeded) order = { ...order, ...returning, status: 'returned' };
        issue();
        order = { ...order, payment: { ...order.payment, parts: [...before, ...after].map(part) } };
        issue();
        const money = Math.min(
          513,
          [...before, ...after].reduce((sum, one) => sum + one, 0),
        );
        const goods = succeeded ? (half ? 256.5 : 513) : 0;
        const sum = totals.reduce((all, one) => all + toPaise(one), 0);
        expect(sum).toBe(toPaise(Math.max(money, goods)));
        expect([toAdjust(order), toCredit(order), order.papers?.dueAt]).toEqual([0, 0, null]);
      }),
    );
  });
});

test('each partial refund has one mail when it is paid, and the last one has no other', () => {
  const site = 'https://shop.example';
  const first = begun(deliveredOrder(), paid(), request('part-1', 10_000), request('part-2', 41_300));
  expect(orderMails(deliveredOrder(), first.order, site)).toEqual([]);
  const second = applyNews(first.order, first.record, { amount: paise(10_000), receipt: 'part-1' })!;
  const [mail, ...more] = orderMails(first.order, second.order, site);
  expect([mail?.id, more]).toEqual(['GLM1-part-part-1', []]);
  expect(mail?.message.text).toContain('Sorry.');
  expect(mail?.message.text).toContain('We have sent ₹100 of your order GLM1');
  const last = applyNews(second.order, second.record, {
    id: 'rfnd_2',
    amount: paise(41_300),
    receipt: 'part-2',
  })!;
  expect(orderMails(second.order, last.order, site).map(({ id }) => id)).toEqual(['GLM1-part-part-2']);
  expect(last.order.payment).toMatchObject({ status: 'refunded' });
  expect(last.order.payment).not.toHaveProperty('refund');
});

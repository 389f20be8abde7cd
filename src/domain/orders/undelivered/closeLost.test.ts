import { tallyOf } from '@/domain/admin/sales/countOrder';
import { customerTotalsOf } from '@/domain/customers/record/totals';
import { findDeletionBlockers } from '@/domain/customers/accountDeletion';
import { parcelMismatch } from '@/domain/admin/mismatch';
import { findMissingTaxDocument, hasTaxDocument } from '@/domain/invoices/taxDocuments';
import { orderMailContent } from '@/domain/mail/orders/orderMailContent';
import { orderNews } from '@/domain/mail/orders/orderNews';
import { paise, ZERO } from '@/domain/money/money';
import { markOrderRefunded } from '@/domain/payments/refund/refund';
import { withReplacementOwed } from '../returnDesk/owedReplacement';
import { returnStepsOf } from '../returnDesk/steps';
import { findInvalidTransition } from '../lifecycle/findInvalidTransition';
import type { Order } from '../order/order';
import { markTroubleSeen, troubleNote } from '../shipment/parcelTrouble';
import { hasReleasedStock } from '../stock/reservations';
import { decideCloseLost, lossChoiceOf } from './closeLost';
import { noteFound } from './foundLater';
import { canResend, decideResend } from './resend';
import { after, iso, orderIn, when } from './testing';

const lost = after(orderIn('shipped'), [30, { status: 'lost' }]);
const captured = { status: 'captured', razorpayOrderId: 'order_1', razorpayPaymentId: 'pay_1' } as const;
const prepaid: Order = { ...lost, paymentMethod: 'Pay Online', payment: captured };
const part = (amount: number, change: object = {}) =>
  ({ id: 'r', status: 'done', amount, note: 'Sorry', at: iso(31), sentAt: iso(31), ...change }) as const;
const paying = (change: Partial<Order['payment']>): Order => ({
  ...prepaid,
  payment: { ...captured, ...change },
});
const byCredit: Order = {
  ...lost,
  credit: { paise: paise(10_000), backPaise: ZERO, lots: [{ lastDay: null, paise: paise(10_000) }] },
};
const NOWHERE = { orderUrl: '', support: '', payUrl: '' };
const close = (order: Order, hours = 40) => decideCloseLost(order, when(hours));
function closed(order: Order): Order {
  const decision = close(order);
  if (decision.kind !== 'done') throw new Error(decision.message);
  return decision.order;
}
const resend = (order: Order) => decideResend(order, iso(41), when(40));

describe('an order whose lost parcel is not sent again', () => {
  const ended = closed(lost);

  it('ends without cash received, and tells the truth to everybody', () => {
    expect(ended).toMatchObject({
      status: 'cancelled',
      shipment: { trouble: { kind: 'lost' } },
    });
    expect(findInvalidTransition(lost, ended)).toBeNull();
    expect(tallyOf(ended)).toMatchObject({ as: 'lost', revenue: 0 });
    expect(hasReleasedStock(ended)).toBe(false);
    expect(troubleNote(ended)).toBeNull();
    expect(ended.history.at(-1)?.note).toBe('The courier lost the parcel, and we cannot send it again');
    expect(orderNews(lost, ended)).toEqual(['cancelled']);
    const mail = orderMailContent('cancelled', ended, NOWHERE).paragraphs.join();
    expect(mail).toContain('we cannot send it again. There is nothing to pay.');
    expect(mail).not.toContain('Nothing will be sent');
    expect(findDeletionBlockers([ended], [])).toEqual([]);
    expect(hasTaxDocument(ended, 'invoice') && hasTaxDocument(ended, 'credit-note')).toBe(true);
    expect(
      findMissingTaxDocument({
        ...ended,
        papers: { invoice: 'I1', creditNote: 'C1', credited: 513, dueAt: null },
      }),
    ).toBeNull();
  });

  it('is closed once, and not sent again', () => {
    expect(close(ended)).toMatchObject({ kind: 'known', order: ended });
    expect([canResend(ended), lossChoiceOf(ended)]).toEqual([false, null]);
    expect(resend(ended)).toMatchObject({ kind: 'refused', code: 'not_lost' });
  });

  it('gives the store credit back that paid for some of it', () => {
    expect(closed(byCredit)).toMatchObject({ status: 'cancelled', credit: { backPaise: paise(10_000) } });
    expect(close(byCredit)).toMatchObject({ message: expect.stringContaining('₹100 went back') });
  });

  it('ends with a rest of store credit that is too small for a refund', () => {
    const spent: Order = { ...byCredit, credit: { ...byCredit.credit!, backPaise: paise(9_950) } };
    const done = closed({
      ...spent,
      paymentMethod: 'Pay Online',
      payment: { ...captured, status: 'refunded' },
    });
    expect(done).toMatchObject({ status: 'refunded', credit: { backPaise: paise(10_000) } });
  });

  it('is owed again by its return where it was a replacement', () => {
    const replacement: Order = { ...lost, orderId: 'GLM2', replaces: 'GLM1' };
    const asked = { at: iso(1), reason: '', lines: [{ line: 0, quantity: 1 }] };
    const first = orderIn('returned', {
      orderId: 'GLM1',
      returnCase: {
        state: 'judged',
        at: iso(1),
        openedBy: 'shop',
        asked,
        outcome: 'replace',
        words: '',
        waits: '',
        replacement: { orderId: 'GLM2', at: iso(2) },
      },
    });
    expect(canResend(replacement)).toBe(true);
    expect(close(replacement)).toMatchObject({
      message: expect.stringContaining('The return of order GLM1'),
    });
    expect(orderMailContent('cancelled', closed(replacement), NOWHERE).paragraphs.join()).toContain(
      'We send you another',
    );
    const owed = withReplacementOwed(first, 'GLM2', 'lost', when(40));
    expect(returnStepsOf(owed)).toEqual(['refund', 'replace']);
    expect(owed.history.at(-1)?.note).toBe('Your replacement, order GLM2, was lost');
    expect(withReplacementOwed(first, 'GLM3', 'lost', when(40))).toBe(first);
    expect(withReplacementOwed({ ...first, status: 'refunded' }, 'GLM2', 'lost', when(40))).toMatchObject({
      status: 'refunded',
      returnCase: first.returnCase,
    });
  });

  it('stays ended when the parcel turns up; the shopper and the team are told once', () => {
    const news = { words: '', happenedAt: iso(50), at: iso(51) };
    const found = noteFound(ended, { ...news, status: 'Delivered' });
    expect(found).toMatchObject({
      status: 'cancelled',
      shipment: { trouble: { seenAt: '', foundAs: 'delivered' } },
    });
    expect(found.history.at(-1)?.note).toBe('The courier has found the parcel that it had lost: delivered');
    expect(parcelMismatch(found, when(52))).toMatchObject({
      kind: 'parcel_trouble',
      trouble: 'found',
      says: 'delivered',
    });
    expect(tallyOf(found)).toMatchObject({ as: 'lost', revenue: 0 });
    expect(noteFound(found, { ...news, status: 'delivered' })).toBe(found);
    const later = noteFound(markTroubleSeen(found, iso(52)), { ...news, status: 'rto' });
    expect(later.history).toEqual(found.history);
    expect(later.shipment.trouble).toMatchObject({ seenAt: iso(52), foundAs: 'rto' });
    for (const status of ['lost', 'Booked', 'exception'])
      expect(noteFound(ended, { ...news, status })).toBe(ended);
    expect(noteFound(ended, { ...news, status: 'in transit', happenedAt: iso(29) })).toBe(ended);
  });

  it.each<[string, Order, string]>([
    ['on its way', orderIn('shipped'), 'not_lost'],
    [
      'lost on its way back',
      after(orderIn('shipped'), [0, { status: 'rto' }], [9, { status: 'lost' }]),
      'not_lost',
    ],
    ['found again', after(lost, [50, { status: 'in transit' }]), 'not_lost'],
    ['paid online', prepaid, 'money_left'],
    ['whose refund is on its way', paying({ parts: [part(513, { status: 'due' })] }), 'money_due'],
  ])('does not end while it is %s', (_name, order, code) => {
    const decision = close(order);
    expect(decision).toMatchObject({ kind: 'refused', code });
    expect(decision.kind === 'refused' && decision.message).toContain('GLM12345');
  });
});

describe('a lost order that was paid online', () => {
  it('ends with its refund, which is no return of the customer', () => {
    const refunded = markOrderRefunded(prepaid, 'pay_1', when(40))!;
    expect(refunded).toMatchObject({ status: 'refunded', payment: { status: 'refunded' } });
    expect(findInvalidTransition(prepaid, refunded)).toBeNull();
    expect(tallyOf(prepaid)).toMatchObject({ as: 'sold' });
    expect(customerTotalsOf(refunded, tallyOf(refunded))).toMatchObject({
      orders: 1,
      returned: 0,
      revenue: 0,
    });
    expect(findDeletionBlockers([refunded], [])).toEqual([]);
  });

  it('is not ended by its refund while it is not lost', () => {
    const shipped = { ...orderIn('shipped'), paymentMethod: 'Pay Online', payment: captured } as const;
    expect(markOrderRefunded(shipped, 'pay_1', when(40))).toMatchObject({ status: 'shipped' });
  });

  it('is closed where its money went back before there was this end', () => {
    const before = paying({ status: 'refunded', parts: [part(513)] });
    expect(lossChoiceOf(before)).toEqual({ canResend: false, canClose: true, owed: ZERO });
    expect(tallyOf(before)).toMatchObject({ as: 'lost' });
    expect(closed(before)).toMatchObject({ status: 'refunded' });
  });

  it('is owed the store credit, and not sent again, once its online payment went back whole', () => {
    const order = { ...paying({ status: 'refunded', givenBack: 413 }), credit: byCredit.credit! };
    expect(lossChoiceOf(order)).toEqual({ canResend: false, canClose: false, owed: 10_000 });
    expect(resend(order)).toMatchObject({ kind: 'refused', code: 'money_back' });
  });

  it.each<[string, boolean, Order]>([
    ['after the difference of an edit', true, paying({ parts: [part(50, { isEdit: true })] })],
    ['after a goodwill refund', true, paying({ parts: [part(50)] })],
    ['after money by hand', true, paying({ givenBack: 50 })],
    ['once all of it went back', false, paying({ parts: [part(513)] })],
    ['once all of it is promised', false, paying({ parts: [part(513, { status: 'due' })] })],
    [
      'once its credit went back',
      false,
      { ...byCredit, credit: { ...byCredit.credit!, backPaise: paise(10_000) } },
    ],
  ])('%s it is sent again: %s', (_name, expected, order) => {
    expect([canResend(order), resend(order).kind]).toEqual([expected, expected ? 'done' : 'refused']);
  });
});

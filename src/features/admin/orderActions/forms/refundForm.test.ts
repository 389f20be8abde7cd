import { inCash } from '@/domain/orders/order/testing';
import { deliveredOrder } from '@/domain/invoices/testing';
import { messages as shared } from '../../shared/messages';
import { messages } from '../messages';
import { asksToSettle, emptyRefund, isSettling, readRefund, readRupees } from './refundForm';

test.each<[string, number | null]>([
  ['250', 25_000],
  ['99.5', 9950],
  ['₹1,250.25', 125_025],
  [' 7 ', 700],
  ['', null],
  ['0', null],
  ['-5', null],
  ['1.005', null],
  ['1e3', null],
  ['ten', null],
  ['123456789', null],
])('%p is %p paise', (text, paise) => {
  expect(readRupees(text)).toBe(paise);
});

const form = {
  amount: '100',
  note: 'Torn',
  reference: '',
  settles: false,
  refundTo: 'source' as const,
  isAsked: false,
};
const delivered = deliveredOrder();
const cash = deliveredOrder({
  ...inCash,
  history: [...delivered.history, { at: '', from: 'shipped', to: 'delivered', by: '', note: '' }],
});

const partReturned = deliveredOrder({
  status: 'returned',
  returning: { at: '', reason: 'Broken', lines: [{ line: 0, quantity: 1 }] },
});

test('after a partial return the form proposes its value and settles the order', () => {
  const form = { ...emptyRefund(partReturned), note: 'Your return has arrived' };
  expect(form.amount).toBe('256.5');
  expect(readRefund(partReturned, form)).toMatchObject({ body: { amount: 256.5, settles: true } });
  expect(isSettling(partReturned, { ...form, amount: '200' })).toBe(false);
  expect(isSettling(partReturned, { ...form, amount: '300' })).toBe(true);
  expect(isSettling(partReturned, { ...form, settles: false })).toBe(false);
});

test('after the return is refunded the form starts empty', () => {
  const payment = {
    ...partReturned.payment,
    parts: [{ id: 'part-0001', status: 'done' as const, amount: 256.5, note: '', at: '' }],
  };
  expect(emptyRefund({ ...partReturned, payment }).amount).toBe('');
});

test('the form proposes the remaining amount, unless that would be a cancellation', () => {
  expect(emptyRefund(delivered).amount).toBe('513');
  expect(emptyRefund(deliveredOrder({ status: 'packed' })).amount).toBe('');
});

test.each([
  ['no amount', delivered, { amount: '' }, { amount: messages.amountMissing }],
  ['too much', delivered, { amount: '513.01' }, { amount: messages.amountTooMuch(51_300 as never) }],
  [
    'the full amount of an unshipped order',
    deliveredOrder({ status: 'placed' }),
    { amount: '513' },
    { amount: messages.amountWhole },
  ],
  [
    'all but a rest that could not be sent later',
    deliveredOrder({ status: 'placed' }),
    { amount: '512.50' },
    { amount: messages.amountWhole },
  ],
  ['no reason', delivered, { note: '  ' }, { note: messages.whyMissing }],
  ['cash without a number', cash, {}, { reference: shared.bankReferenceMissing }],
])('%s is reported at the field', (_, order, change, errors) => {
  expect(readRefund(order, { ...form, ...change })).toEqual({ ok: false, errors });
});

test('a valid refund is sent in rupees, with a transfer reference for cash only', () => {
  expect(readRefund(delivered, { ...form, reference: 'x' })).toEqual({
    ok: true,
    body: { amount: 100, note: 'Torn', settles: false, refundTo: 'source', seen: 513 },
  });
  expect(readRefund(cash, { ...form, reference: ' UTR1 ' })).toMatchObject({ body: { reference: 'UTR1' } });
});

test('cash becomes store credit without a reference, where the customer asked for it', () => {
  const credit = { ...form, refundTo: 'credit' as const };
  expect(readRefund(cash, credit)).toEqual({
    ok: false,
    errors: { isAsked: messages.refundTo.notAsked },
  });
  expect(readRefund(cash, { ...credit, isAsked: true })).toMatchObject({ body: { refundTo: 'credit' } });
});

test('the form asks whether the return is settled only for less than its full value', () => {
  const back = deliveredOrder({ status: 'returned' });
  expect([asksToSettle(back, form), asksToSettle(back, { ...form, amount: '513' })]).toEqual([true, false]);
  expect(asksToSettle(delivered, form)).toBe(false);
  expect(readRefund(delivered, { ...form, settles: true })).toMatchObject({ body: { settles: false } });
  expect(readRefund(back, { ...form, settles: true })).toMatchObject({ body: { settles: true } });
});

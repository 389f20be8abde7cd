import { paise } from '../money/money';
import { ORDER_STATUSES, type Order, type OrderStatus } from '../orders/order/order';
import { inCash } from '../orders/order/testing';
import {
  hasTaxDocument,
  isBeforeShipping,
  findMissingTaxDocument,
  toAdjust,
  toCredit,
  withIssuedTaxDocument,
  withTaxDocumentsDue,
} from './taxDocuments';
import { deliveredOrder } from './testing';

const ofCredit = (spent: number, back: number) => ({
  paise: paise(spent),
  backPaise: paise(back),
  lots: [],
});
const unsent = deliveredOrder().history.slice(0, 1);
const SENT: OrderStatus[] = [
  'shipped',
  'out_for_delivery',
  'delivered',
  'return_requested',
  'returned',
  'rto',
];

test.each(ORDER_STATUSES)(
  'an order that is %s has tax documents only if its status means that it was shipped',
  (status) => {
    const order = deliveredOrder({ status, history: unsent });
    expect(hasTaxDocument(order, 'invoice')).toBe(SENT.includes(status));
    expect(hasTaxDocument(order, 'credit-note')).toBe(status === 'returned' || status === 'rto');
  },
);

test('a refund needs a credit note only if the goods were shipped', () => {
  expect(findMissingTaxDocument(deliveredOrder({ status: 'refunded', history: unsent }))).toBeNull();
  expect(hasTaxDocument(deliveredOrder({ status: 'refunded' }), 'credit-note')).toBe(true);
  expect(isBeforeShipping(deliveredOrder({ status: 'packed' }))).toBe(true);
  expect(isBeforeShipping(deliveredOrder({ status: 'cancelled' }))).toBe(false);
});

test('a tax document is due from shipping until it is issued, and again after a return', () => {
  const placed = deliveredOrder({ status: 'placed', history: unsent });
  expect(withTaxDocumentsDue(placed)).toBe(placed);
  const due = withTaxDocumentsDue(deliveredOrder());
  expect(due.papers).toEqual({ invoice: '', creditNote: '', dueAt: due.updatedAt });
  const later = { ...due, updatedAt: '2026-11-22T10:00:00.000Z' };
  expect(withTaxDocumentsDue(later)).toBe(later);
  const issued = withIssuedTaxDocument(later, 'invoice', 'GL/26-27/000001', 513);
  expect(issued.papers).toEqual({ invoice: 'GL/26-27/000001', creditNote: '', dueAt: null });
  expect(withTaxDocumentsDue(issued)).toBe(issued);
  const back = withTaxDocumentsDue({ ...issued, status: 'rto', updatedAt: '2026-11-23T10:00:00.000Z' });
  expect(back.papers).toMatchObject({ invoice: 'GL/26-27/000001', dueAt: '2026-11-23T10:00:00.000Z' });
  expect(findMissingTaxDocument(back)).toBe('credit-note');
  expect(
    findMissingTaxDocument(withIssuedTaxDocument(back, 'credit-note', 'GC/26-27/000001', 513)),
  ).toBeNull();
});

test('an order returned before its invoice gets the invoice first, then the credit note', () => {
  const back = withTaxDocumentsDue(deliveredOrder({ status: 'returned' }));
  expect(findMissingTaxDocument(back)).toBe('invoice');
  const half = withIssuedTaxDocument(back, 'invoice', 'GL/26-27/000001', 513);
  expect(half.papers?.dueAt).toBe(back.updatedAt);
  expect(findMissingTaxDocument(half)).toBe('credit-note');
});

describe('of money that went back, notes cover', () => {
  const { payment } = deliveredOrder();
  const back = { ...payment, status: 'refunded' as const };
  const more = [
    { razorpayOrderId: 'order_2', razorpayPaymentId: 'pay_2', editId: 'e', amount: 200, givenBack: 200 },
  ];
  const papers = { invoice: 'I', creditNote: 'C', dueAt: null, credited: 400 };
  const returning = { at: '', reason: '', lines: [] };

  test.each<[string, Partial<Order>, number]>([
    ['all of it', { payment: back }, 51_300],
    ['not the store credit that stayed', { payment: back, credit: ofCredit(41_300, 0) }, 10_000],
    ['the store credit that came back', { payment: back, credit: ofCredit(41_300, 30_000) }, 40_000],
    [
      'nothing beyond a return that store credit paid in part',
      { status: 'refunded', payment: back, credit: ofCredit(41_300, 30_000), papers, returning },
      0,
    ],
    ['a further payment by hand', { payment: { ...payment, givenBack: 13, more } }, 21_300],
  ])('%s', (_name, change, paise) => {
    expect(toAdjust(deliveredOrder(change))).toBe(paise);
  });
});

test('an order that was lost, sent again and cancelled takes its invoice back', () => {
  const lost = { at: '', from: 'shipped', to: 'placed', by: 'shop', note: '' } as const;
  const cancelled = { at: '', from: 'placed', to: 'cancelled', by: 'asha', note: '' } as const;
  const history = [...deliveredOrder().history, lost, cancelled];
  const papers = { invoice: 'I', creditNote: '', dueAt: null };
  const order = deliveredOrder({ ...inCash, status: 'cancelled', history, papers });
  expect(toCredit(order)).toBe(51_300);
  expect(findMissingTaxDocument(order)).toBe('credit-note');
});

import { ORDER_STATUSES, type OrderStatus } from '../orders/order/order';
import { hasPaper, isBeforeShipping, missingPaper, paperIssued, withPapersDue } from './papers';
import { deliveredOrder } from './testing';

const unsent = deliveredOrder().history.slice(0, 1);
const SENT: OrderStatus[] = [
  'shipped',
  'out_for_delivery',
  'delivered',
  'return_requested',
  'returned',
  'rto',
];

test.each(ORDER_STATUSES)('%s, and it never left', (status) => {
  const order = deliveredOrder({ status, history: unsent });
  expect(hasPaper(order, 'invoice')).toBe(SENT.includes(status));
  expect(hasPaper(order, 'credit-note')).toBe(status === 'returned' || status === 'rto');
});

test('money given back for what was never sent needs no paper; for what was sent it does', () => {
  expect(missingPaper(deliveredOrder({ status: 'refunded', history: unsent }))).toBeNull();
  expect(hasPaper(deliveredOrder({ status: 'refunded' }), 'credit-note')).toBe(true);
  expect(isBeforeShipping(deliveredOrder({ status: 'packed' }))).toBe(true);
  expect(isBeforeShipping(deliveredOrder({ status: 'cancelled' }))).toBe(false);
});

test('a paper is due from when the goods left until it is issued, and again when they came back', () => {
  const placed = deliveredOrder({ status: 'placed', history: unsent });
  expect(withPapersDue(placed)).toBe(placed);
  const due = withPapersDue(deliveredOrder());
  expect(due.papers).toEqual({ invoice: '', creditNote: '', dueAt: due.updatedAt });
  const later = { ...due, updatedAt: '2026-11-22T10:00:00.000Z' };
  expect(withPapersDue(later)).toBe(later);
  const issued = paperIssued(later, 'invoice', 'GL/26-27/000001', 513);
  expect(issued.papers).toEqual({ invoice: 'GL/26-27/000001', creditNote: '', dueAt: null });
  expect(withPapersDue(issued)).toBe(issued);
  const back = withPapersDue({ ...issued, status: 'rto', updatedAt: '2026-11-23T10:00:00.000Z' });
  expect(back.papers).toMatchObject({ invoice: 'GL/26-27/000001', dueAt: '2026-11-23T10:00:00.000Z' });
  expect(missingPaper(back)).toBe('credit-note');
  expect(missingPaper(paperIssued(back, 'credit-note', 'GC/26-27/000001', 513))).toBeNull();
});

test('what came back before its invoice was written has the invoice first, then its credit note', () => {
  const back = withPapersDue(deliveredOrder({ status: 'returned' }));
  expect(missingPaper(back)).toBe('invoice');
  const half = paperIssued(back, 'invoice', 'GL/26-27/000001', 513);
  expect(half.papers?.dueAt).toBe(back.updatedAt);
  expect(missingPaper(half)).toBe('credit-note');
});

import { deliveredOrder } from '@/domain/invoices/testing';
import type { Order, OrderStatus } from '@/domain/orders/order/order';
import type { AdminAction } from './adminOrder';
import { wasDone } from './wasDone';

const moved = (from: OrderStatus, to: OrderStatus, by: string, change: Partial<Order> = {}): Order =>
  deliveredOrder({ status: to, history: [{ at: '', from, to, by, note: '' }], ...change });
const { payment } = deliveredOrder();
const part = { id: 'r1', status: 'done', amount: 5, note: '', at: '' } as const;

it.each<[AdminAction, string, Order, boolean]>([
  ['pack', 'packed', moved('placed', 'packed', 'shop'), true],
  ['pack', 'cancelled by its buyer', moved('placed', 'cancelled', 'u1'), false],
  ['ship', 'shipped by hand', moved('packed', 'shipped', 'shop'), true],
  ['ship', 'shipped by a scan', moved('packed', 'shipped', 'courier'), false],
  ['arrive', 'delivered by hand', moved('shipped', 'delivered', 'shop'), true],
  ['arrive', 'delivered by a scan', moved('shipped', 'delivered', 'courier'), false],
  ['cancel', 'cancelled', moved('packed', 'cancelled', 'shop'), true],
  ['cancel', 'shipped meanwhile', moved('packed', 'shipped', 'courier'), false],
  ['cancel', 'cancelled by its buyer', moved('placed', 'cancelled', 'u1'), false],
  ['receive', 'taken in', moved('shipped', 'rto', 'courier', { cameBack: { at: '', restocked: {} } }), true],
  [
    'transfer',
    'transferred',
    deliveredOrder({ payment: { ...payment, parts: [{ ...part, reference: 'UTR1' }] } }),
    true,
  ],
  ['transfer', 'refunded by Razorpay', deliveredOrder({ payment: { ...payment, parts: [part] } }), false],
  ['refund', 'with the refund', deliveredOrder({ payment: { ...payment, parts: [part] } }), true],
  ['refund', 'without it', deliveredOrder(), false],
  ['note', 'as before', deliveredOrder(), false],
])('tells an action whose answer was lost from other changes: %s, %s', (action, _, order, expected) => {
  expect(wasDone(action, order, 'r1')).toBe(expected);
});

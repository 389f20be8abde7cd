import { deliveredOrder } from '../../invoices/testing';
import type { Order } from '../order/order';
import { actionsFor, decideBook, decidePack } from '@/domain/admin/adminOrder';
import { withParcelDue } from '../edit/parcel';
import { followParcelCancel, isPickedUpAfterCancel, isParcelCancelled } from './cancelledParcel';

const at = '2026-11-22T10:00:00.000Z';
const { shipment } = deliveredOrder();
const paid = { razorpayOrderId: 'order_1', paymentId: 'pay_1', at };
const orderIn = (status: Order['status'], change: Partial<Order> = {}) =>
  deliveredOrder({ history: [], status, ...change });
const cancelled = followParcelCancel(orderIn('placed'), 'cancelled', at);

test.each<[string, Order, string, boolean]>([
  ['placed', orderIn('placed'), 'cancelled', true],
  ['packed, in another spelling', orderIn('packed'), 'Canceled', true],
  ['shipped', orderIn('shipped'), 'cancelled', false],
  ['cancelled itself', orderIn('cancelled'), 'cancelled', false],
  ['still with the courier', orderIn('placed'), 'pickup scheduled', false],
  ['not booked', orderIn('placed', { shipment: { ...shipment, status: 'booking' } }), 'cancelled', false],
  [
    'being cancelled',
    orderIn('placed', { cancelling: { at, by: '', reason: '', attempts: 1, nextAt: at, problem: '' } }),
    'cancelled',
    false,
  ],
  ['becoming prepaid', orderIn('placed', { prepay: { paid } as Order['prepay'] }), 'cancelled', false],
  [
    'being edited, and paid for',
    orderIn('placed', { waitingEdit: { paid } as Order['waitingEdit'] }),
    'cancelled',
    false,
  ],
])('the parcel of an order that is %s', (_, order, says, expected) => {
  const after = followParcelCancel(order, says, at);
  expect([isParcelCancelled(after), after === order]).toEqual([expected, !expected]);
  expect(followParcelCancel(after, says, at)).toBe(after);
});

test('a parcel is cancelled whatever its problem says, until another is booked', () => {
  const reworded = { ...cancelled, shipment: { ...cancelled.shipment, problem: 'Cancelled by the courier' } };
  expect(isParcelCancelled(reworded)).toBe(true);
  const booked = decideBook(reworded, new Date(at), reworded.shipment.awb);
  for (const { shipment } of [
    withParcelDue(reworded, at),
    booked.kind === 'claimed' ? booked.order : reworded,
  ]) {
    expect(shipment).not.toHaveProperty('takenOutAt');
  }
});

test('an order is not packed with a parcel that the courier cancelled', () => {
  expect(actionsFor(cancelled)).not.toContain('pack');
  expect(decidePack(cancelled, new Date(at))).toMatchObject({ code: 'parcel_cancelled' });
});

test('a parcel that the courier has after all is not cancelled any more', () => {
  const after = followParcelCancel(cancelled, 'pending pickup', at);
  expect([isParcelCancelled(after), after.shipment.problem]).toEqual([false, '']);
  const left = followParcelCancel({ ...cancelled, status: 'shipped' }, 'in transit', at);
  expect(left.shipment.problem).toBe('');
});

test.each<[string, string, boolean]>([
  ['cancelled', 'picked', true],
  ['cancelled', 'RTO In-Transit', true],
  ['cancelled', 'lost', true],
  ['cancelled', 'pickup scheduled', false],
  ['cancelled', 'cancelled', false],
  ['cancelled', 'exception', false],
  ['booked', 'picked', false],
])('a parcel that is %s and then "%s" is sent in vain: %p', (status, said, expected) => {
  const cancelled = { ...shipment, status: status as Order['shipment']['status'] };
  const order = orderIn('cancelled', { shipment: cancelled });
  expect(isPickedUpAfterCancel(order, { awb: shipment.awb, status: said })).toBe(expected);
  expect(isPickedUpAfterCancel(order, { awb: 'another', status: said })).toBe(false);
});

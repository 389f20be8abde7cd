import type { Order, OrderStatus } from '@/domain/orders/order/order';

/** Where a parcel is still to arrive. */
export const ON_ITS_WAY: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'out_for_delivery'];
const RUNNING: readonly OrderStatus[] = [...ON_ITS_WAY, 'pending_payment', 'return_requested'];

/** Whether something of the order is still to happen by itself. */
export function isRunning({ status, payment }: Order): boolean {
  const owed = [payment.refund, ...(payment.parts ?? [])].some((one) => one?.status === 'due');
  return RUNNING.includes(status) || owed;
}

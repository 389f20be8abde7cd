import type { Order, OrderStatus } from '@/domain/orders/order/order';

/** Statuses of orders whose parcel has not arrived. */
export const ON_ITS_WAY: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'out_for_delivery'];
const RUNNING: readonly OrderStatus[] = [...ON_ITS_WAY, 'pending_payment', 'return_requested'];

/** Whether the order's status is still going to change. */
export function isRunning({ status, payment }: Order): boolean {
  const owed = [payment.refund, ...(payment.parts ?? [])].some((one) => one?.status === 'due');
  return RUNNING.includes(status) || owed;
}

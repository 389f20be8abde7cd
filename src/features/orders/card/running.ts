import type { Order, OrderStatus } from '@/domain/orders/order/order';
import { isRefundDue } from '@/domain/orders/order/payment';

const ON_ITS_WAY: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'out_for_delivery'];
const RUNNING: readonly OrderStatus[] = [...ON_ITS_WAY, 'pending_payment', 'return_requested'];

/** Whether the order's parcel has not arrived yet. */
export const isOnItsWay = ({ status }: Order): boolean => ON_ITS_WAY.includes(status);

/** Whether the order's status may still change. */
export const isRunning = ({ status, payment }: Order): boolean =>
  RUNNING.includes(status) || isRefundDue(payment);

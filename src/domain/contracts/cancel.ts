import * as v from 'valibot';
import { MAX_REASON } from '../orders/cancel/cancel';
import type { Order } from '../orders/order/order';
import { optionalText } from './fields';

/** POST /api/orders/{id}/cancel */
export const cancelOrderRequest = v.object({ reason: optionalText('reason', MAX_REASON) });

export interface CancelOrderResponse {
  success: true;
  message: string;
  orderId: string;
  /** 'cancelling': the courier has not confirmed yet, and the shop keeps asking. */
  status: 'cancelled' | 'refunded' | 'cancelling';
  /** The current state of the order. */
  order: Order;
}

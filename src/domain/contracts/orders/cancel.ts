import * as v from 'valibot';
import { MAX_REASON } from '../../orders/cancel/cancel';
import type { Order } from '../../orders/order/order';
import { optionalText } from '../fields';

/** The target of an order's refund, as its shopper chose. */
export const REFUND_TARGETS = ['source', 'credit'] as const;
export type RefundTarget = (typeof REFUND_TARGETS)[number];

/** Back to how it was paid, unless the shopper chose store credit. */
export const refundTo = v.optional(
  v.picklist(REFUND_TARGETS, `refundTo must be one of: ${REFUND_TARGETS.join(', ')}`),
  'source',
);

/** POST /api/orders/{id}/cancel */
export const cancelOrderRequest = v.object({ reason: optionalText('reason', MAX_REASON), refundTo });

export interface CancelOrderResponse {
  success: true;
  message: string;
  orderId: string;
  /** 'cancelling': the courier has not confirmed yet, and the shop keeps asking. */
  status: 'cancelled' | 'refunded' | 'cancelling';
  /** The current state of the order. */
  order: Order;
}

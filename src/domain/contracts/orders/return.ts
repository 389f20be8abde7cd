import * as v from 'valibot';
import { MAX_CART_LINES } from '../../cart/cart';
import type { Order, OrderStatus } from '../../orders/order/order';
import { MAX_RETURN_REASON } from '../../orders/returns/returns';
import { refundTo } from './cancel';
import { lineIndex, quantity, someOf, text } from '../fields';

/** Some lines of an order by their indexes; null for the whole order. */
export const returnLines = v.nullish(
  someOf('lines', v.object({ line: lineIndex, quantity }), MAX_CART_LINES),
  null,
);

/** POST /api/orders/{id}/return. `lines` has the indexes of the returned lines; without it the whole order is returned. */
export const returnOrderRequest = v.object({
  reason: text('reason', MAX_RETURN_REASON, 1),
  lines: returnLines,
  refundTo,
});
export type ReturnOrderRequest = v.InferInput<typeof returnOrderRequest>;

export interface ReturnOrderResponse {
  success: true;
  message: string;
  orderId: string;
  status: OrderStatus;
  /** The current state of the order. */
  order: Order;
}

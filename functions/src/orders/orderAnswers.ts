import { couponMessage } from '@/domain/offers/couponMessage';
import { lostSampleText } from '@/domain/cart/sample';
import type { CreateShipmentResponse } from '@/domain/contracts/orders/shipment';
import { formatPaise, toRupees } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { accountDeleted, ok, refuse, type Answer } from '../platform/http/answer';
import { describeChanges, figures } from '../pricing/figures';
import { wrapChanged } from '../pricing/wrapChanged';
import type { DraftRefusal } from './draftOrder';
import { messages } from './messages';

/** The answer to create-shipment for an order, whether it was placed now or before. */
export function orderAnswer(order: Order): Answer {
  // Cancelled in the meantime: nothing is sent, and the answer must not say so.
  if (order.status === 'cancelled' || order.status === 'refunded') {
    return refusalAnswer({ kind: 'cancelled', order });
  }
  const { status, awb, courier, trackingUrl } = order.shipment;
  return ok({
    success: true,
    message: order.paymentMethod === 'Pay Online' ? messages.placed : messages.placedForCash,
    orderId: order.orderId,
    status: order.status,
    amounts: order.amounts,
    shipment: { status, awb, courier, trackingUrl },
  } satisfies CreateShipmentResponse);
}

export type OrderRefusal =
  | DraftRefusal
  | { kind: 'not_yours' | 'other_request' | 'unpaid' }
  | { kind: 'refunded' | 'already_paid' | 'cancelled'; order: Order };

export const noSuchOrder = (): Answer => refuse(404, 'not_found', messages.noSuchOrder);

/** Razorpay did not answer, and the outcome depends on it. */
export const paymentUnavailable = (message: string): Answer => refuse(502, 'payment_unavailable', message);

/** The answer when no order was made. */
export function refusalAnswer(decision: OrderRefusal): Answer {
  switch (decision.kind) {
    case 'account_deleted':
      return accountDeleted();
    case 'not_yours':
      return noSuchOrder();
    case 'other_request':
      return refuse(409, 'order_exists', messages.orderExists);
    case 'unpaid':
      return refuse(402, 'payment_required', messages.unpaid);
    case 'cancelled': {
      const { orderId, payment } = decision.order;
      return refuse(409, 'order_cancelled', payment.refund?.note ?? messages.cancelled, { orderId });
    }
    case 'refunded': {
      const { orderId, payment } = decision.order;
      return refuse(409, 'refunded', payment.refund?.note ?? messages.refunded, { orderId });
    }
    case 'already_paid': {
      const { orderId } = decision.order;
      return refuse(409, 'already_paid', messages.alreadyPaid(orderId), { orderId });
    }
    case 'unknown_address':
      return refuse(404, 'unknown_address', messages.unknownAddress);
    case 'changed': {
      const { code, message } = describeChanges(decision.changes);
      return refuse(409, code, message, { ...figures(decision.quote, decision.changes) });
    }
    case 'coupon_refused':
      return refuse(409, 'coupon_refused', couponMessage(decision.outcome), {
        ...figures(decision.quote, []),
      });
    case 'credit_changed': {
      const message = messages.creditChanged(formatPaise(decision.available));
      return refuse(409, 'credit_changed', message, { available: toRupees(decision.available) });
    }
    case 'gift_wrap_changed':
      return wrapChanged(decision.wrap);
    case 'sample_changed':
      return refuse(409, 'sample_changed', lostSampleText(decision.lost), { why: decision.lost.kind });
    case 'limit_reached': {
      const { breach, message } = decision;
      return refuse(409, 'limit_reached', message, { limit: breach });
    }
    case 'sums_differ': {
      const { field, quote } = decision;
      const message = messages.totalDiffers(formatPaise(quote.finalTotal), field);
      return refuse(409, 'total_changed', message, { field, ...figures(quote, []) });
    }
  }
}

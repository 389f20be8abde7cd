import * as v from 'valibot';
import { MAX_BANK_REFERENCE, MAX_NOTE } from '../../admin/adminOrder';
import { ARRIVALS, MAX_AWB, MAX_COURIER } from '../../admin/shipByHand';
import { MAX_REASON } from '../../orders/cancel/cancel';
import type { Mismatch } from '../../admin/mismatch';
import { toPaise } from '../../money/money';
import type { Order } from '../../orders/order/order';
import { refundTo } from '../orders/cancel';
import { bulkRun, rupees, text } from '../fields';
import { messages } from '../messages/adminOrders';
import { parseUrl } from '../../text/parseUrl';

/** Whether an address is safe in a mail: https, without spaces, quotes or angle brackets. */
function isSecureAddress(value: string): boolean {
  return parseUrl(value)?.protocol === 'https:' && !/[\s<>"]/.test(value);
}

/** An act without parameters on one of many, such as POST /api/admin/orders/{id}/pack. */
export const runRequest = v.object({ run: bulkRun });

export interface ReconcileResponse {
  success: true;
  message: string;
  /** Counts by kind of work. */
  report: Record<string, number>;
}

/** POST /api/admin/orders/{id}/cancel. The shopper reads the reason. */
export const adminCancelRequest = v.object({ reason: text('reason', MAX_REASON, 1) });

/** POST /api/admin/orders/{id}/receive: whether the returned units are sold again or written off. */
export const receiveRequest = v.object({ restock: v.boolean('restock must be true or false') });

/** POST /api/admin/orders/{id}/ship: the parcel was sent with a courier that the shop is not connected to. Each may be empty. */
export const shipRequest = v.object({
  courier: text('courier', MAX_COURIER),
  awb: v.pipe(text('awb', MAX_AWB), v.regex(/^[A-Za-z0-9-]*$/, 'awb must have letters, digits and - only')),
  trackingUrl: v.pipe(
    text('trackingUrl', 300),
    v.check((value) => value === '' || isSecureAddress(value), 'trackingUrl must begin with https://'),
  ),
});

/** POST /api/admin/orders/{id}/arrive: the outcome of a parcel that was sent by hand. */
export const arriveRequest = v.object({
  outcome: v.picklist(ARRIVALS, `outcome must be one of: ${ARRIVALS.join(', ')}`),
});

/** POST /api/admin/orders/{id}/note. The shopper may read it. */
export const noteRequest = v.object({ note: text('note', MAX_NOTE, 1) });

/** The bank's number of a transfer. */
const bankReference = (minLength: number) =>
  v.pipe(
    text('reference', MAX_BANK_REFERENCE, minLength),
    v.regex(/^[A-Za-z0-9 ./-]*$/, messages.wrongReference),
  );

/**
 * POST /api/admin/orders/{id}/transfer, and /api/admin/payments/{id}/transfer for payments without an order: the team
 * transferred what Razorpay refused to refund. `amount` is rupees, exactly what the caller saw as refused.
 */
export const transferRequest = v.object({ amount: rupees('amount'), reference: bankReference(1) });

/**
 * POST /api/admin/orders/{id}/refund. `refundId` is the caller's idempotency key for one
 * refund. `amount` is rupees; `reference` is the number of a bank transfer, for orders paid in cash.
 * `refundTo` is 'credit' where the customer asked for store credit. `seen` is how many rupees could still go back when the
 * caller read the order, so that two colleagues do not give the same back.
 */
export const refundRequest = v.object({
  refundId: v.pipe(
    v.string('refundId must be text'),
    v.regex(/^[A-Za-z0-9_-]{8,40}$/, 'refundId must have 8 to 40 letters, digits, - or _'),
  ),
  amount: v.pipe(
    rupees('amount'),
    v.minValue(1, 'amount must be at least ₹1'),
    v.check(
      (value) => Math.abs(value * 100 - toPaise(value)) < 1e-6,
      'amount must have at most two decimals',
    ),
  ),
  note: text('note', MAX_NOTE, 1),
  settles: v.optional(v.boolean('settles must be true or false'), false),
  reference: v.nullish(bankReference(0), ''),
  refundTo,
  seen: v.optional(rupees('seen')),
});
export type RefundRequest = v.InferInput<typeof refundRequest>;
export type RefundBody = v.InferOutput<typeof refundRequest>;

/** POST /api/admin/payments/{razorpayOrderId}/settle */
export interface SettleResponse {
  success: true;
  message: string;
  /** 'unpaid': Razorpay has no captured payment. */
  outcome: 'paid' | 'unpaid';
  /** The current state of the paid order; null for a payment without one. */
  order: Order | null;
}

/** GET /api/admin/mismatches; `?days=` is how far back payments are compared. */
export interface MismatchesResponse {
  success: true;
  mismatches: Mismatch[];
  /** Whether Razorpay answered, and whether all payments were compared. */
  payments: 'all' | 'newest' | 'unavailable';
  /** ISO time from which payments were compared. */
  since: string;
}

/** The answer to every admin call on an order. */
export interface AdminOrderResponse {
  success: true;
  /** The result, in a sentence. */
  message: string;
  /** The current state of the order. */
  order: Order;
}

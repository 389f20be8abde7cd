import * as v from 'valibot';
import { MAX_NOTE } from '../admin/adminOrder';
import { MAX_REASON } from '../orders/cancel/cancel';
import type { Mismatch } from '../admin/mismatch';
import { toPaise } from '../money/money';
import type { Order } from '../orders/order/order';
import { optionalText, rupees, text } from './fields';

/** POST /api/admin/reconcile, and every other that needs no more than its address. */
export const emptyRequest = v.object({});

export interface ReconcileResponse {
  success: true;
  message: string;
  /** What was found and done, by kind. */
  report: Record<string, number>;
}

/** POST /api/admin/orders/{id}/cancel. The shopper reads the reason. */
export const adminCancelRequest = v.object({ reason: text('reason', MAX_REASON, 1) });

/** POST /api/admin/orders/{id}/receive: whether what came back is sold again, or written off. */
export const receiveRequest = v.object({ restock: v.boolean('restock must be true or false') });

/** POST /api/admin/orders/{id}/note. The shopper may read it. */
export const noteRequest = v.object({ note: text('note', MAX_NOTE, 1) });

/**
 * POST /api/admin/orders/{id}/refund. `refundId` is made by whoever asks, once for one refund: sent again, it is the same
 * refund. `amount` is rupees; `reference` the bank's number of a transfer, for what was paid in cash.
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
  reference: optionalText('reference', 60),
});
export type RefundRequest = v.InferInput<typeof refundRequest>;

/** POST /api/admin/payments/{razorpayOrderId}/settle */
export interface SettleResponse {
  success: true;
  message: string;
  /** 'unpaid': Razorpay knows of no payment that was taken. */
  outcome: 'paid' | 'unpaid';
  /** The order that it pays for, as it stands now; null where it is that of none. */
  order: Order | null;
}

/** GET /api/admin/mismatches, with `?days=` how far back Razorpay is asked. */
export interface MismatchesResponse {
  success: true;
  mismatches: Mismatch[];
  /** Whether Razorpay was asked, and had no more payments than are looked through. */
  payments: 'all' | 'newest' | 'unavailable';
  /** ISO; since when. */
  since: string;
}

/** What every call on an order of the admin's answers. */
export interface AdminOrderResponse {
  success: true;
  /** What came of it, in a sentence. */
  message: string;
  /** As it stands now. */
  order: Order;
}

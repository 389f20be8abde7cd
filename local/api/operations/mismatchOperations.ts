import * as v from 'valibot';
import type { CallName } from '../answers/answers';
import type { Operation } from '../operation';

/** The calls about differences between the books, Razorpay and the courier. */
export const mismatchOperations = {
  'GET /api/admin/mismatches': {
    summary: 'Where the books, Razorpay and the courier differ',
    query: v.object({ days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))) }),
    refusals: ['400 bad_request'],
  },
  'POST /api/admin/payments/{id}/settle': {
    summary: 'Ask Razorpay about a payment and settle it',
    refusals: ['404 unknown_payment', '409 not_online', '502 payment_unavailable', '503 busy'],
  },
  'POST /api/admin/payments/{id}/transfer': {
    summary: 'Write down the transfer of a refused refund that belongs to no order',
    refusals: ['404 unknown_payment', '409 of_order', '409 none_refused', '409 sum_changed', '503 busy'],
  },
  'POST /api/admin/parcels/{awb}/cancel': {
    summary: 'Cancel a parcel that belongs to no open order',
    refusals: [
      '404 not_found',
      '409 order_stands',
      '409 courier_refused',
      '502 courier_unavailable',
      '503 busy',
    ],
  },
} satisfies Partial<Record<CallName, Operation>>;

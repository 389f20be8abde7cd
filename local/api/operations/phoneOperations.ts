import type { CallName } from '../answers/answers';
import type { Operation } from '../operation';

type PhoneCall = Extract<CallName, `${string} /api/admin/phone-orders${string}` | `${string}/cancel-link`>;

/** The calls of orders that the team places for a customer. */
export const phoneOperations: Record<PhoneCall, Operation> = {
  'POST /api/admin/phone-orders/quote': {
    summary: 'Price a cart for a customer',
    refusals: ['404 unknown_customer'],
  },
  'POST /api/admin/phone-orders': {
    summary: 'Place an order for a customer, for cash or by a payment link',
    refusals: [
      '404 unknown_customer',
      '409 not_served',
      '409 cod_not_served',
      '409 not_payable_online',
      '409 customer_deleted',
      '409 already_placed',
      '409 order_exists',
      '409 order_cancelled',
      '409 refunded',
      '409 price_changed',
      '409 sold_out',
      '409 not_sold',
      '409 coupon_refused',
      '409 total_changed',
      '409 limit_reached',
      '502 payment_unavailable',
      '503 busy',
      '503 not_offered',
    ],
  },
  'POST /api/admin/orders/{id}/cancel-link': {
    summary: 'Cancel the payment link of an order',
    refusals: ['404 not_found', '409 impossible_step', '502 payment_unavailable', '503 busy'],
  },
};

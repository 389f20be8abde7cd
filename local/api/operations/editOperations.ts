import type { CallName } from '../answers/answers';
import type { Operation } from '../operation';

type EditCall = Extract<CallName, `POST /api/admin/orders/{id}/edit${string}`>;

/** The calls by which the team changes an order before it is packed. */
export const editOperations: Record<EditCall, Operation> = {
  'POST /api/admin/orders/{id}/edit/preview': {
    summary: 'What an edit of an order would cost or refund',
    refusals: ['404 not_found'],
  },
  'POST /api/admin/orders/{id}/edit': {
    summary: 'Change items and address of an order that is not packed',
    refusals: [
      '404 not_found',
      '409 impossible_step',
      '409 being_packed',
      '409 cancelling',
      '409 invoiced',
      '409 replacement',
      '409 paid_with_credit',
      '409 refunded',
      '409 given_back',
      '409 too_many',
      '409 too_many_edits',
      '409 changed_since',
      '409 nothing_changed',
      '409 no_items',
      '409 wrong_lines',
      '409 in_order_already',
      '409 combo_changed',
      '409 edit_waits',
      '409 too_many_links',
      '409 not_payable_online',
      '409 price_changed',
      '409 sold_out',
      '409 not_sold',
      '409 limit_reached',
      '409 total_changed',
      '409 page_closed',
      '409 not_served',
      '409 cod_not_served',
      '409 too_soon',
      '409 courier_refused',
      '502 courier_unavailable',
      '502 payment_unavailable',
      '503 not_offered',
      '503 busy',
    ],
  },
  'POST /api/admin/orders/{id}/edit/withdraw': {
    summary: 'Withdraw a change that waits for its payment',
    refusals: [
      '404 not_found',
      '409 impossible_step',
      '409 edit_waits',
      '502 payment_unavailable',
      '503 not_offered',
      '503 busy',
    ],
  },
};

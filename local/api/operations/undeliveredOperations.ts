import { undeliveredQuery } from '@/domain/contracts/orders/undelivered';
import type { CallName } from '../answers/answers';
import type { Refusal } from '../codes';
import type { Operation } from '../operation';

type UndeliveredCall = Extract<
  CallName,
  | `${string} /api/admin/undelivered`
  | `${string} /api/admin/orders/{id}/${'undelivered' | 'delivery-link' | 'resend' | 'close-lost' | 'claim' | 'claims'}`
>;

/** Refusals of an answer to a failed attempt, by the shop or by the courier. */
const TELL: Refusal[] = [
  '409 not_waiting',
  '409 answered',
  '409 other_attempt',
  '409 last_attempt',
  '409 bad_day',
  '409 being_asked',
  '409 courier_refused',
  '502 courier_unavailable',
  '503 busy',
];

/** The team's calls about parcels that could not be handed over, and about lost ones. */
export const undeliveredOperations: Record<UndeliveredCall, Operation> = {
  'GET /api/admin/undelivered': {
    summary: 'Undelivered parcels, by the end of their time for an answer, earliest first',
    query: undeliveredQuery,
  },
  'POST /api/admin/orders/{id}/undelivered': {
    summary: 'Tell the courier what to do with an undelivered parcel',
    refusals: ['404 not_found', ...TELL],
  },
  'GET /api/admin/orders/{id}/delivery-link': {
    summary: "The link by which an order's customer answers the courier",
    refusals: ['404 not_found', '409 no_link'],
  },
  'POST /api/admin/orders/{id}/resend': {
    summary: 'Send the order of a lost parcel again, as a new parcel',
    refusals: [
      '404 not_found',
      '409 not_lost',
      '409 resent',
      '409 money_back',
      '409 too_often',
      '409 sold_out',
      '503 busy',
    ],
  },
  'POST /api/admin/orders/{id}/close-lost': {
    summary: 'End the order of a lost parcel that is not sent again',
    refusals: ['404 not_found', '409 not_lost', '409 resent', '409 money_due', '409 money_left', '503 busy'],
  },
  'POST /api/admin/orders/{id}/claim': {
    summary: 'Make or change the claim for a lost parcel',
    refusals: [
      '404 not_found',
      '409 no_loss',
      '409 changed',
      '409 claim_over',
      '409 claim_step',
      '409 claim_fixed',
      '503 busy',
    ],
  },
  'GET /api/admin/orders/{id}/claims': {
    summary: 'The claims for the lost parcels of an order',
    refusals: ['404 not_found'],
  },
};

/** The shopper's calls by the link of a mail. */
export const deliveryOperations: Record<Extract<CallName, `${string} /api/delivery/${string}`>, Operation> = {
  'GET /api/delivery/{token}': {
    summary: 'The question about an undelivered parcel, by a signed link',
    refusals: ['404 no_link', '409 link_used', '410 link_expired', '410 link_over'],
  },
  'POST /api/delivery/{token}': {
    summary: 'Tell the courier when and where to come again, by a signed link',
    refusals: [
      '404 no_link',
      '409 link_used',
      '410 link_expired',
      '410 link_over',
      '429 too_many_answers',
      ...TELL,
    ],
  },
};

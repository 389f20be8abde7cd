import * as v from 'valibot';
import type { CallName } from '../answers/answers';
import type { Operation } from '../operation';

type Gift<Of extends CallName> = Record<Of, Operation>;

/** Gift cards of shoppers. */
export const giftCardOperations: Gift<
  Extract<CallName, `${string} /api/gift-cards${string}` | `${string} /api/payment/gift-cards`>
> = {
  'GET /api/gift-cards': { summary: 'The amounts of gift cards, and those that the caller bought' },
  'POST /api/gift-cards/redeem': {
    summary: "Add a gift card to the caller's store credit, once",
    refusals: ['401 account_deleted', '409 not_redeemable', '409 too_much', '429 too_many_gifts', '503 busy'],
  },
  'POST /api/gift-cards/{id}/cancel': {
    summary: 'Cancel a gift card that nobody redeemed',
    refusals: ['404 not_found', '409 not_cancellable', '503 busy'],
  },
  'POST /api/payment/gift-cards': {
    summary: 'Begin to buy a gift card',
    refusals: [
      '401 account_deleted',
      '409 gift_cards_off',
      '409 wrong_amount',
      '409 wrong_day',
      '409 gift_exists',
      '429 too_many_gifts',
      '502 payment_unavailable',
      '503 not_offered',
      '503 busy',
    ],
  },
};

/** And those of the team. */
export const giftCardAdminOperations: Gift<Extract<CallName, `${string} /api/admin/gift-cards${string}`>> = {
  'GET /api/admin/gift-cards': {
    summary: 'The newest gift cards, or those of a search, and what the shop owes for all',
    query: v.object({
      find: v.optional(
        v.pipe(v.string(), v.description('A number, an order at Razorpay, or the last four characters.')),
      ),
    }),
  },
  'POST /api/admin/gift-cards/settings': {
    summary: 'Choose whether gift cards are sold, and for which amounts',
    refusals: ['503 busy'],
  },
  'POST /api/admin/gift-cards/{id}/freeze': {
    summary: 'Freeze a gift card, or free it',
    refusals: ['404 not_found', '409 impossible_step', '503 busy'],
  },
  'POST /api/admin/gift-cards/{id}/resend': {
    summary: 'Send a gift card again, with a new code',
    refusals: ['404 not_found', '409 impossible_step', '503 busy'],
  },
};

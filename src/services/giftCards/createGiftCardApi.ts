import type {
  BuyGiftCardRequest,
  GiftCardResponse,
  GiftCardsResponse,
  RedeemGiftCardResponse,
} from '@/domain/contracts/shoppers/giftCards';
import type { CreateOrderResponse } from '@/domain/contracts/orders/payment';
import { callApi, hasList, hasTyped, type ApiAnswer } from '../shopApi/callApi';
import type { Http } from '../shopApi/http';

const READ_MS = 10_000;

/** Gift cards that a person buys, gives and redeems. */
export function createGiftCardApi(http: Http) {
  return {
    read: (): ApiAnswer<GiftCardsResponse> =>
      callApi(http, { path: '/api/gift-cards', timeoutMs: READ_MS }, hasList('cards')),
    /** Idempotent by the card's id. */
    buy: (body: BuyGiftCardRequest): ApiAnswer<CreateOrderResponse> =>
      callApi(http, { path: '/api/payment/gift-cards', body }, hasTyped('id', 'string')),
    /** Idempotent: a code becomes credit once. */
    redeem: (code: string): ApiAnswer<RedeemGiftCardResponse> =>
      callApi(http, { path: '/api/gift-cards/redeem', body: { code } }, hasTyped('credit', 'object')),
    /** Idempotent. */
    cancel: (id: string): ApiAnswer<GiftCardResponse> =>
      callApi(
        http,
        { path: `/api/gift-cards/${encodeURIComponent(id)}/cancel`, body: {} },
        hasTyped('card', 'object'),
      ),
  };
}

export type GiftCardApi = ReturnType<typeof createGiftCardApi>;

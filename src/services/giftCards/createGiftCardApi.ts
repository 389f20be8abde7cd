import type {
  BuyGiftCardRequest,
  GiftCardResponse,
  GiftCardsResponse,
  RedeemGiftCardResponse,
} from '@/domain/contracts/shoppers/giftCards';
import type { CreateOrderResponse } from '@/domain/contracts/orders/payment';
import { callApi, hasList, hasTyped, type ApiAnswer } from '../shopApi/callApi';
import type { Http } from '../shopApi/http';

/** Gift cards that a person buys, gives and redeems. */
export interface GiftCardApi {
  read(): ApiAnswer<GiftCardsResponse>;
  /** Idempotent by the card's id. */
  buy(request: BuyGiftCardRequest): ApiAnswer<CreateOrderResponse>;
  /** Idempotent: a code becomes credit once. */
  redeem(code: string): ApiAnswer<RedeemGiftCardResponse>;
  /** Idempotent. */
  cancel(id: string): ApiAnswer<GiftCardResponse>;
}

const READ_MS = 10_000;

export function createGiftCardApi(http: Http): GiftCardApi {
  return {
    read: () => callApi(http, { path: '/api/gift-cards', timeoutMs: READ_MS }, hasList('cards')),
    buy: (body) => callApi(http, { path: '/api/payment/gift-cards', body }, hasTyped('id', 'string')),
    redeem: (code) =>
      callApi(http, { path: '/api/gift-cards/redeem', body: { code } }, hasTyped('credit', 'object')),
    cancel: (id) =>
      callApi(
        http,
        { path: `/api/gift-cards/${encodeURIComponent(id)}/cancel`, body: {} },
        hasTyped('card', 'object'),
      ),
  };
}

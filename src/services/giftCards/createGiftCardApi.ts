import type {
  BuyGiftCardRequest,
  GiftCardResponse,
  GiftCardsResponse,
  RedeemGiftCardResponse,
} from '@/domain/contracts/shoppers/giftCards';
import type { CreateOrderResponse } from '@/domain/contracts/orders/payment';
import { adminAnswer as answerOf } from '../admin/adminAnswer';
import type { Result } from '../result';
import type { Http } from '../shopApi/http';
import type { CallFailure } from '../shopApi/types';

type Answer<T> = Promise<Result<T, CallFailure>>;

/** Gift cards that a person buys, gives and redeems. */
export interface GiftCardApi {
  read(): Answer<GiftCardsResponse>;
  /** Idempotent by the card's id. */
  buy(request: BuyGiftCardRequest): Answer<CreateOrderResponse>;
  /** Idempotent: a code becomes credit once. */
  redeem(code: string): Answer<RedeemGiftCardResponse>;
  /** Idempotent. */
  cancel(id: string): Answer<GiftCardResponse>;
}

const READ_MS = 10_000;
const CALL_MS = 20_000;

export function createGiftCardApi(http: Http): GiftCardApi {
  const post = (path: string, body: object) =>
    http({ method: 'POST', path, body, withToken: true, timeoutMs: CALL_MS });
  return {
    async read() {
      const outcome = await http({
        method: 'GET',
        path: '/api/gift-cards',
        withToken: true,
        timeoutMs: READ_MS,
      });
      return answerOf<GiftCardsResponse>(outcome, ({ cards }) => Array.isArray(cards));
    },
    async buy(request) {
      const outcome = await post('/api/payment/gift-cards', request);
      return answerOf<CreateOrderResponse>(outcome, ({ id }) => typeof id === 'string');
    },
    async redeem(code) {
      const outcome = await post('/api/gift-cards/redeem', { code });
      return answerOf<RedeemGiftCardResponse>(outcome, ({ credit }) => typeof credit === 'object');
    },
    async cancel(id) {
      const outcome = await post(`/api/gift-cards/${encodeURIComponent(id)}/cancel`, {});
      return answerOf<GiftCardResponse>(outcome, ({ card }) => typeof card === 'object');
    },
  };
}

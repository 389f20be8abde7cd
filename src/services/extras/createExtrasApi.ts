import type { CartExtrasResponse } from '@/domain/contracts/admin/cartSettings';
import { adminAnswer as answerOf } from '../admin/adminAnswer';
import type { Result } from '../result';
import type { Http } from '../shopApi/http';
import type { CallFailure } from '../shopApi/types';

/** What the cart offers beside the goods. */
export interface ExtrasApi {
  read(): Promise<Result<CartExtrasResponse, CallFailure>>;
}

const CALL_MS = 10_000;

export function createExtrasApi(http: Http): ExtrasApi {
  return {
    async read() {
      const outcome = await http({ method: 'GET', path: '/api/cart/extras', timeoutMs: CALL_MS });
      return answerOf<CartExtrasResponse>(
        outcome,
        ({ giftWrap, sample }) => giftWrap !== undefined && sample !== undefined,
      );
    },
  };
}

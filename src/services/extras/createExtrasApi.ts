import type { CartExtrasResponse } from '@/domain/contracts/admin/cartSettings';
import { callApi, type ApiAnswer } from '../shopApi/callApi';
import type { Http } from '../shopApi/http';

/** The call for gift wrap and free samples. */
export interface ExtrasApi {
  read(): ApiAnswer<CartExtrasResponse>;
}

const CALL_MS = 10_000;

export function createExtrasApi(http: Http): ExtrasApi {
  return {
    read: () =>
      callApi(
        http,
        { path: '/api/cart/extras', withToken: false, timeoutMs: CALL_MS },
        ({ giftWrap, sample }) => giftWrap !== undefined && sample !== undefined,
      ),
  };
}

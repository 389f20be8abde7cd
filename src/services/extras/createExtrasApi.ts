import type { CartExtrasResponse } from '@/domain/contracts/admin/cartSettings';
import { callApi, type ApiAnswer } from '../shopApi/callApi';
import type { Http } from '../shopApi/http';

const CALL_MS = 10_000;

/** The call for gift wrap and free samples. */
export function createExtrasApi(http: Http) {
  return {
    read: (): ApiAnswer<CartExtrasResponse> =>
      callApi(
        http,
        { path: '/api/cart/extras', withToken: false, timeoutMs: CALL_MS },
        ({ giftWrap, sample }) => giftWrap !== undefined && sample !== undefined,
      ),
  };
}

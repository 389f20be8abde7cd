import type { CreditResponse } from '@/domain/contracts/shoppers/credit';
import { callApi, hasTyped, type ApiAnswer } from '../shopApi/callApi';
import type { Http } from '../shopApi/http';

const CALL_MS = 10_000;

/** A person's store credit. */
export function createCreditApi(http: Http) {
  return {
    read: (): ApiAnswer<CreditResponse> =>
      callApi(http, { path: '/api/credit', timeoutMs: CALL_MS }, hasTyped('credit', 'object')),
  };
}

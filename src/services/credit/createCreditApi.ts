import type { CreditResponse } from '@/domain/contracts/shoppers/credit';
import { callApi, hasTyped, type ApiAnswer } from '../shopApi/callApi';
import type { Http } from '../shopApi/http';

/** A person's store credit. */
export interface CreditApi {
  read(): ApiAnswer<CreditResponse>;
}

const CALL_MS = 10_000;

export function createCreditApi(http: Http): CreditApi {
  return {
    read: () => callApi(http, { path: '/api/credit', timeoutMs: CALL_MS }, hasTyped('credit', 'object')),
  };
}

import type { LiftLimitsRequest, LimitsResponse } from '@/domain/contracts/admin/limits';
import type { PurchaseLimits } from '@/domain/orders/limits/limits';
import { callApi, hasList, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

/** The purchase limits and the people without limits. Each call returns all of them. */
export function createLimitsAdmin(http: Http) {
  const send = (path: string, body?: object): ApiAnswer<LimitsResponse> =>
    callApi(http, { path: `/api/admin/${path}`, body }, hasList('lifted'));
  return {
    read: () => send('limits'),
    save: (changes: Partial<PurchaseLimits>) => send('limits', { changes }),
    lift: (request: LiftLimitsRequest) => send('limits/people', request),
  };
}

export type LimitsAdmin = ReturnType<typeof createLimitsAdmin>;

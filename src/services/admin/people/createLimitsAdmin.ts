import type { LiftLimitsRequest, LimitsResponse } from '@/domain/contracts/admin/limits';
import type { PurchaseLimits } from '@/domain/orders/limits/limits';
import { callApi, hasList, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

type Answer = ApiAnswer<LimitsResponse>;

/** The purchase limits and the people without limits. Each call returns all of them. */
export interface LimitsAdmin {
  read(): Answer;
  save(changes: Partial<PurchaseLimits>): Answer;
  lift(request: LiftLimitsRequest): Answer;
}

export function createLimitsAdmin(http: Http): LimitsAdmin {
  const send = (path: string, body?: object): Answer =>
    callApi(http, { path: `/api/admin/${path}`, body }, hasList('lifted'));
  return {
    read: () => send('limits'),
    save: (changes) => send('limits', { changes }),
    lift: (request) => send('limits/people', request),
  };
}

import type { LiftLimitsRequest, LimitsResponse } from '@/domain/contracts/admin/limits';
import type { PurchaseLimits } from '@/domain/orders/limits/limits';
import type { Result } from '../../result';
import type { Http } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { adminAnswer } from '../adminAnswer';

type Answer = Promise<Result<LimitsResponse, CallFailure>>;

/** The purchase limits and the people without limits. Each call returns all of them. */
export interface LimitsAdmin {
  read(): Answer;
  save(changes: Partial<PurchaseLimits>): Answer;
  lift(request: LiftLimitsRequest): Answer;
}

const CALL_MS = 20_000;

export function createLimitsAdmin(http: Http): LimitsAdmin {
  async function send(path: string, body?: object): Answer {
    const method = body ? ('POST' as const) : ('GET' as const);
    const request = { method, path: `/api/admin/${path}`, withToken: true, timeoutMs: CALL_MS };
    const outcome = await http(body ? { ...request, body } : request);
    return adminAnswer<LimitsResponse>(outcome, ({ lifted }) => Array.isArray(lifted));
  }
  return {
    read: () => send('limits'),
    save: (changes) => send('limits', { changes }),
    lift: (request) => send('limits/people', request),
  };
}

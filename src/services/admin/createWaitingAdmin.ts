import type { WaitingResponse } from '@/domain/contracts/adminWaiting';
import { fail, ok, type Result } from '../result';
import { failureOf } from '../shopApi/createShopApi';
import type { Http } from '../shopApi/http';
import type { CallFailure } from '../shopApi/types';

/** The call behind the counts of the menu. */
export interface WaitingAdmin {
  count(): Promise<Result<WaitingResponse, CallFailure>>;
}

const CALL_MS = 20_000;

export function createWaitingAdmin(http: Http): WaitingAdmin {
  return {
    async count() {
      const outcome = await http({
        method: 'GET',
        path: '/api/admin/waiting',
        asShopper: true,
        timeoutMs: CALL_MS,
      });
      const isRight =
        outcome.kind === 'answered' &&
        outcome.status === 200 &&
        (outcome.body as { success?: unknown } | null)?.success === true;
      return isRight ? ok(outcome.body as WaitingResponse) : fail(failureOf(outcome));
    },
  };
}

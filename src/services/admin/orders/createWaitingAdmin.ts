import type { WaitingResponse } from '@/domain/contracts/admin/waiting';
import type { Result } from '../../result';
import type { Http } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { adminAnswer, isSuccess } from '../adminAnswer';

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
        withToken: true,
        timeoutMs: CALL_MS,
      });
      return adminAnswer<WaitingResponse>(outcome, isSuccess);
    },
  };
}

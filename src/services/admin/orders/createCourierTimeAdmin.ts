import type { CourierTimeResponse } from '@/domain/contracts/admin/waiting';
import type { Result } from '../../result';
import type { Http } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { adminAnswer, isSuccess } from '../adminAnswer';

/** When the courier comes; it is read with the counts of the menu. */
export interface CourierTimeAdmin {
  save(comesAt: string | null): Promise<Result<CourierTimeResponse, CallFailure>>;
}

const CALL_MS = 20_000;

export function createCourierTimeAdmin(http: Http): CourierTimeAdmin {
  return {
    async save(comesAt) {
      const outcome = await http({
        method: 'POST',
        path: '/api/admin/courier-time',
        withToken: true,
        timeoutMs: CALL_MS,
        body: { comesAt },
      });
      return adminAnswer<CourierTimeResponse>(outcome, isSuccess);
    },
  };
}

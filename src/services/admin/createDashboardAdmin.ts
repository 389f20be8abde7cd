import type { DashboardResponse } from '@/domain/contracts/admin/dashboard';
import type { Range } from '@/domain/admin/sales/period';
import type { Result } from '../result';
import type { Http } from '../shopApi/http';
import type { CallFailure } from '../shopApi/types';
import { adminAnswer, isSuccess } from './adminAnswer';

/** The call of the dashboard. */
export interface DashboardAdmin {
  look(range: Range): Promise<Result<DashboardResponse, CallFailure>>;
}

const CALL_MS = 20_000;

export function createDashboardAdmin(http: Http): DashboardAdmin {
  return {
    async look({ from, to }) {
      const path = `/api/admin/dashboard?${new URLSearchParams({ from, to }).toString()}`;
      const outcome = await http({ method: 'GET', path, withToken: true, timeoutMs: CALL_MS });
      return adminAnswer<DashboardResponse>(outcome, isSuccess);
    },
  };
}

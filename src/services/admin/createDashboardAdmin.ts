import type { DashboardResponse } from '@/domain/contracts/admin/dashboard';
import type { Range } from '@/domain/admin/sales/period';
import { callApi, type ApiAnswer } from '../shopApi/callApi';
import type { Http } from '../shopApi/http';

/** The call of the dashboard. */
export function createDashboardAdmin(http: Http) {
  return {
    look: ({ from, to }: Range): ApiAnswer<DashboardResponse> =>
      callApi(http, { path: `/api/admin/dashboard?${new URLSearchParams({ from, to }).toString()}` }),
  };
}

export type DashboardAdmin = ReturnType<typeof createDashboardAdmin>;

import type { DashboardResponse } from '@/domain/contracts/admin/dashboard';
import type { Range } from '@/domain/admin/sales/period';
import { callApi, type ApiAnswer } from '../shopApi/callApi';
import type { Http } from '../shopApi/http';

/** The call of the dashboard. */
export interface DashboardAdmin {
  look(range: Range): ApiAnswer<DashboardResponse>;
}

export function createDashboardAdmin(http: Http): DashboardAdmin {
  return {
    look: ({ from, to }) =>
      callApi(http, { path: `/api/admin/dashboard?${new URLSearchParams({ from, to }).toString()}` }),
  };
}

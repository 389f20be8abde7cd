import type { CourierTimeResponse } from '@/domain/contracts/admin/waiting';
import { callApi, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

/** The pickup time of the courier; it is read with the counts of the menu. */
export function createCourierTimeAdmin(http: Http) {
  return {
    save: (comesAt: string | null): ApiAnswer<CourierTimeResponse> =>
      callApi(http, { path: '/api/admin/courier-time', body: { comesAt } }),
  };
}

export type CourierTimeAdmin = ReturnType<typeof createCourierTimeAdmin>;

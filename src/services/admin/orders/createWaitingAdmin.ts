import type { WaitingResponse } from '@/domain/contracts/admin/waiting';
import { callApi, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

/** The call behind the counts of the menu. */
export interface WaitingAdmin {
  count(): ApiAnswer<WaitingResponse>;
}

export function createWaitingAdmin(http: Http): WaitingAdmin {
  return { count: () => callApi(http, { path: '/api/admin/waiting' }) };
}

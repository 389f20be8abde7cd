import type { WaitingResponse } from '@/domain/contracts/admin/waiting';
import { callApi, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

/** The call behind the counts of the menu. */
export const createWaitingAdmin = (http: Http) => ({
  count: (): ApiAnswer<WaitingResponse> => callApi(http, { path: '/api/admin/waiting' }),
});

export type WaitingAdmin = ReturnType<typeof createWaitingAdmin>;

import type { OwnAlertsResponse } from '@/domain/contracts/shoppers/alerts';
import { callApi, hasList, type ApiAnswer } from '../shopApi/callApi';
import type { Http } from '../shopApi/http';

const PATH = '/api/account/alerts';
const CALL_MS = 10_000;

/** The signed-in person's alerts. */
export function createAlertsApi(http: Http) {
  const ask = (path: string, body?: object): ApiAnswer<OwnAlertsResponse> =>
    callApi(http, { path, body, timeoutMs: CALL_MS }, hasList('alerts'));
  return {
    mine: () => ask(PATH),
    /** Answers with the remaining alerts. */
    remove: (id: string) => ask(`${PATH}/remove`, { id }),
  };
}

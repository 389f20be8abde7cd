import type { OwnAlertsResponse } from '@/domain/contracts/shoppers/alerts';
import { callApi, hasList, type ApiAnswer } from '../shopApi/callApi';
import type { Http } from '../shopApi/http';

type Answer = ApiAnswer<OwnAlertsResponse>;

/** The signed-in person's alerts. */
export interface AlertsApi {
  mine(): Answer;
  /** Answers with the remaining alerts. */
  remove(id: string): Answer;
}

const PATH = '/api/account/alerts';
const CALL_MS = 10_000;

export function createAlertsApi(http: Http): AlertsApi {
  const ask = (path: string, body?: object): Answer =>
    callApi(http, { path, body, timeoutMs: CALL_MS }, hasList('alerts'));
  return {
    mine: () => ask(PATH),
    remove: (id) => ask(`${PATH}/remove`, { id }),
  };
}

import type { AskedAlertsResponse } from '@/domain/contracts/shoppers/alerts';
import { callApi, hasList, type ApiAnswer } from '../shopApi/callApi';
import type { Http } from '../shopApi/http';

type Answer = ApiAnswer<AskedAlertsResponse>;

/** What the signed-in person waits to be told of. */
export interface AlertsApi {
  mine(): Answer;
  /** Answers what is left. */
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

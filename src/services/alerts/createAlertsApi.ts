import type { AskedAlertsResponse } from '@/domain/contracts/shoppers/alerts';
import { adminAnswer as answerOf } from '../admin/adminAnswer';
import type { Result } from '../result';
import type { Http } from '../shopApi/http';
import type { CallFailure } from '../shopApi/types';

type Answer = Promise<Result<AskedAlertsResponse, CallFailure>>;

/** What the signed-in person waits to be told of. */
export interface AlertsApi {
  mine(): Answer;
  /** Answers what is left. */
  remove(id: string): Answer;
}

const PATH = '/api/account/alerts';
const CALL_MS = 10_000;

export function createAlertsApi(http: Http): AlertsApi {
  const ask = async (call: Pick<Parameters<Http>[0], 'method' | 'path' | 'body'>): Answer => {
    const outcome = await http({ ...call, withToken: true, timeoutMs: CALL_MS });
    return answerOf<AskedAlertsResponse>(outcome, ({ alerts }) => Array.isArray(alerts));
  };
  return {
    mine: () => ask({ method: 'GET', path: PATH }),
    remove: (id) => ask({ method: 'POST', path: `${PATH}/remove`, body: { id } }),
  };
}

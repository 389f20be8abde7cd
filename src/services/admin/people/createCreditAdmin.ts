import type {
  CustomerCreditResponse,
  FreezeCreditRequest,
  MoveCreditRequest,
} from '@/domain/contracts/shoppers/credit';
import type { Result } from '../../result';
import type { Http } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { adminAnswer } from '../adminAnswer';

type Answer = Promise<Result<CustomerCreditResponse, CallFailure>>;

/** The store credit of a customer. A change returns it as it is afterwards. */
export interface CreditAdmin {
  read(uid: string): Answer;
  /** Idempotent by its entryId. */
  give(uid: string, request: MoveCreditRequest): Answer;
  takeBack(uid: string, request: MoveCreditRequest): Answer;
  freeze(uid: string, request: FreezeCreditRequest): Answer;
}

const CALL_MS = 20_000;

export function createCreditAdmin(http: Http): CreditAdmin {
  async function ask(uid: string, what = '', body?: object): Answer {
    const path = `/api/admin/customers/${encodeURIComponent(uid)}/credit${what}`;
    const request = { path, withToken: true, timeoutMs: CALL_MS };
    const outcome = await http(body ? { ...request, method: 'POST', body } : { ...request, method: 'GET' });
    return adminAnswer<CustomerCreditResponse>(outcome, (fields) => 'credit' in fields);
  }
  return {
    read: (uid) => ask(uid),
    give: (uid, request) => ask(uid, '/give', request),
    takeBack: (uid, request) => ask(uid, '/take-back', request),
    freeze: (uid, request) => ask(uid, '/freeze', request),
  };
}

import type {
  CustomerCreditResponse,
  FreezeRequest,
  MoveCreditRequest,
} from '@/domain/contracts/shoppers/credit';
import { callApi, has, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

type Answer = ApiAnswer<CustomerCreditResponse>;

/** The store credit of a customer. A change returns the new state. */
export interface CreditAdmin {
  read(uid: string): Answer;
  /** Idempotent by its entryId. */
  give(uid: string, request: MoveCreditRequest): Answer;
  takeBack(uid: string, request: MoveCreditRequest): Answer;
  freeze(uid: string, request: FreezeRequest): Answer;
}

export function createCreditAdmin(http: Http): CreditAdmin {
  const ask = (uid: string, what = '', body?: object): Answer =>
    callApi(
      http,
      { path: `/api/admin/customers/${encodeURIComponent(uid)}/credit${what}`, body },
      has('credit'),
    );
  return {
    read: (uid) => ask(uid),
    give: (uid, request) => ask(uid, '/give', request),
    takeBack: (uid, request) => ask(uid, '/take-back', request),
    freeze: (uid, request) => ask(uid, '/freeze', request),
  };
}

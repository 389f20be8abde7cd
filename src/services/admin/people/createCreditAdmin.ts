import type {
  CustomerCreditResponse,
  FreezeRequest,
  MoveCreditRequest,
} from '@/domain/contracts/admin/credit';
import { callApi, has, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

/** The store credit of a customer. A change returns the new state. */
export function createCreditAdmin(http: Http) {
  const ask = (uid: string, what = '', body?: object): ApiAnswer<CustomerCreditResponse> =>
    callApi(
      http,
      { path: `/api/admin/customers/${encodeURIComponent(uid)}/credit${what}`, body },
      has('credit'),
    );
  return {
    read: (uid: string) => ask(uid),
    /** Idempotent by its entryId. */
    give: (uid: string, request: MoveCreditRequest) => ask(uid, '/give', request),
    takeBack: (uid: string, request: MoveCreditRequest) => ask(uid, '/take-back', request),
    freeze: (uid: string, request: FreezeRequest) => ask(uid, '/freeze', request),
  };
}

export type CreditAdmin = ReturnType<typeof createCreditAdmin>;

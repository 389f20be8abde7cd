import { customerQueryText, type CustomerQuery } from '@/domain/admin/customers/query';
import type {
  AddNoteRequest,
  CodBlockRequest,
  CustomerExportResponse,
  CustomerResponse,
  CustomersResponse,
  ExportCustomersRequest,
} from '@/domain/contracts/admin/customers';
import type { LiftLimitsRequest } from '@/domain/contracts/admin/limits';
import { callApi, has, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';
import { LONG_MS } from '../timeouts';

/** The list of customers and the page of each. A change returns the changed customer. */
export function createCustomerAdmin(http: Http) {
  const one = (uid: string, what = '', body?: object): ApiAnswer<CustomerResponse> =>
    callApi(http, { path: `/api/admin/customers/${encodeURIComponent(uid)}${what}`, body }, has('customer'));
  return {
    page: (query: CustomerQuery): ApiAnswer<CustomersResponse> =>
      callApi(http, { path: `/api/admin/customers?${customerQueryText(query)}` }, has('rows')),
    find: (uid: string) => one(uid),
    addNote: (uid: string, note: AddNoteRequest) => one(uid, '/notes', note),
    removeNote: (uid: string, noteId: string) => one(uid, '/notes/remove', { noteId }),
    changeTags: (uid: string, change: { add: string[]; remove: string[] }) => one(uid, '/tags', change),
    setCod: (uid: string, request: CodBlockRequest) => one(uid, '/cod', request),
    /** Lifts or restores the purchase limits; the answer has no customer. */
    lift: (body: LiftLimitsRequest): ApiAnswer<{ message: string }> =>
      callApi(http, { path: '/api/admin/limits/people', body }, has('message')),
    exportPage: (body: ExportCustomersRequest): ApiAnswer<CustomerExportResponse> =>
      callApi(http, { path: '/api/admin/exports/customers', body, timeoutMs: LONG_MS }, has('rows')),
  };
}

export type CustomerAdmin = ReturnType<typeof createCustomerAdmin>;

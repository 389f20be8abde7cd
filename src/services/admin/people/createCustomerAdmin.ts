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

type Answer = ApiAnswer<CustomerResponse>;

/** The list of customers and the page of each. A change returns the changed customer. */
export interface CustomerAdmin {
  page(query: CustomerQuery): ApiAnswer<CustomersResponse>;
  find(uid: string): Answer;
  addNote(uid: string, note: AddNoteRequest): Answer;
  removeNote(uid: string, noteId: string): Answer;
  changeTags(uid: string, change: { add: string[]; remove: string[] }): Answer;
  setCod(uid: string, request: CodBlockRequest): Answer;
  /** Lifts or restores the purchase limits; the answer has no customer. */
  lift(request: LiftLimitsRequest): ApiAnswer<{ message: string }>;
  exportPage(request: ExportCustomersRequest): ApiAnswer<CustomerExportResponse>;
}

export function createCustomerAdmin(http: Http): CustomerAdmin {
  const one = (uid: string, what = '', body?: object): Answer =>
    callApi(http, { path: `/api/admin/customers/${encodeURIComponent(uid)}${what}`, body }, has('customer'));
  return {
    page: (query) => callApi(http, { path: `/api/admin/customers?${customerQueryText(query)}` }, has('rows')),
    find: (uid) => one(uid),
    addNote: (uid, note) => one(uid, '/notes', note),
    removeNote: (uid, noteId) => one(uid, '/notes/remove', { noteId }),
    changeTags: (uid, change) => one(uid, '/tags', change),
    setCod: (uid, request) => one(uid, '/cod', request),
    lift: (body) => callApi(http, { path: '/api/admin/limits/people', body }, has('message')),
    exportPage: (body) =>
      callApi(http, { path: '/api/admin/exports/customers', body, timeoutMs: LONG_MS }, has('rows')),
  };
}

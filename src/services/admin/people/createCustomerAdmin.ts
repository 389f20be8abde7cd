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
import type { Result } from '../../result';
import type { Http } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { adminAnswer } from '../adminAnswer';

type Answer = Promise<Result<CustomerResponse, CallFailure>>;

/** The list of customers and the page of each. A change returns the customer as they are afterwards. */
export interface CustomerAdmin {
  page(query: CustomerQuery): Promise<Result<CustomersResponse, CallFailure>>;
  find(uid: string): Answer;
  addNote(uid: string, note: AddNoteRequest): Answer;
  removeNote(uid: string, noteId: string): Answer;
  changeTags(uid: string, change: { add: string[]; remove: string[] }): Answer;
  setCod(uid: string, request: CodBlockRequest): Answer;
  /** Lifts or restores the purchase limits; the answer has no customer. */
  lift(request: LiftLimitsRequest): Promise<Result<{ message: string }, CallFailure>>;
  exportPage(request: ExportCustomersRequest): Promise<Result<CustomerExportResponse, CallFailure>>;
}

const CALL_MS = 20_000;
/** Milliseconds to read five hundred customers. */
const LONG_MS = 60_000;

export function createCustomerAdmin(http: Http): CustomerAdmin {
  async function ask<T>(path: string, has: string, body?: object, timeoutMs = CALL_MS) {
    const method = body ? ('POST' as const) : ('GET' as const);
    const request = { method, path: `/api/admin/${path}`, withToken: true, timeoutMs };
    return adminAnswer<T>(await http(body ? { ...request, body } : request), (fields) => has in fields);
  }
  const one = (uid: string, what = '', body?: object) =>
    ask<CustomerResponse>(`customers/${encodeURIComponent(uid)}${what}`, 'customer', body);
  return {
    page: (query) => ask<CustomersResponse>(`customers?${customerQueryText(query)}`, 'rows'),
    find: (uid) => one(uid),
    addNote: (uid, note) => one(uid, '/notes', note),
    removeNote: (uid, noteId) => one(uid, '/notes/remove', { noteId }),
    changeTags: (uid, change) => one(uid, '/tags', change),
    setCod: (uid, request) => one(uid, '/cod', request),
    lift: (request) => ask<{ message: string }>('limits/people', 'message', request),
    exportPage: (request) => ask<CustomerExportResponse>('exports/customers', 'rows', request, LONG_MS),
  };
}

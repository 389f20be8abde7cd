import * as v from 'valibot';
import type { Address } from '../../addresses/address';
import type { CustomerRow } from '../../admin/customers/row';
import type { Cell } from '../../admin/orderList/exportRows';
import type { OrderRow } from '../../admin/orderList/row';
import type { CustomerNote, CustomerTotals } from '../../customers/record/customer';
import {
  MAX_BLOCK_REASON,
  MAX_NOTE_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
} from '../../customers/record/teamFields';
import type { CodBlock, Lifting } from '../../orders/limits/buyerRecord';
import type { InboxRow } from './messages';
import { requiredProse, text } from '../fields';

/** GET /api/admin/customers, with the query of `readCustomerQuery`. */
export interface CustomersResponse {
  rows: CustomerRow[];
  /** No exact match: the rows have one typing mistake or sound alike. */
  isFuzzy?: true;
  /** The cursor `after` of the next page; null on the last, and for a search. */
  next: string | null;
}

/** A review as the customer's page shows it. */
export interface CustomerReview {
  id: string;
  productId: string;
  rating: number;
  title: string;
  body: string;
  status: string;
  /** ISO. */
  createdAt: string;
}

/** Newest documents of each kind on the page of a customer. */
export const MAX_PAGE_ORDERS = 20;
export const MAX_PAGE_MESSAGES = 5;
export const MAX_PAGE_REVIEWS = 5;

/** Everything that the page of a customer shows. */
export interface CustomerDetail {
  uid: string;
  name: string;
  email: string;
  phones: string[];
  /** ISO; when the account was made. */
  since: string;
  /** ISO; empty without an order. */
  lastOrderAt: string;
  totals: CustomerTotals;
  addresses: Address[];
  tags: string[];
  /** Newest first. */
  notes: CustomerNote[];
  /** Null while Cash on Delivery is allowed. */
  codBlocked: CodBlock | null;
  /** Rupees; the highest total of an order with Cash on Delivery. */
  codUpTo: number;
  /** Null while the purchase limits hold. */
  limitsLifted: Lifting | null;
  /** The newest 20. */
  orders: OrderRow[];
  /** The newest 5. */
  messages: InboxRow[];
  /** The newest 5. */
  reviews: CustomerReview[];
}

/** The answer of GET /api/admin/customers/{id} and of every change. */
export interface CustomerResponse {
  success: true;
  /** The result of a change in a sentence; empty for a GET. */
  message: string;
  customer: CustomerDetail;
}

/** POST /api/admin/customers/{id}/notes. `noteId` is the idempotency key of a note. */
export const addNoteRequest = v.object({
  noteId: v.pipe(
    v.string('noteId must be text'),
    v.regex(/^[A-Za-z0-9-]{8,64}$/, 'noteId must have 8 to 64 letters, digits or -'),
  ),
  text: requiredProse('text', MAX_NOTE_LENGTH),
});
export type AddNoteRequest = v.InferOutput<typeof addNoteRequest>;

/** POST /api/admin/customers/{id}/notes/remove */
export const removeNoteRequest = v.object({ noteId: text('noteId', 64, 1) });

const tag = v.pipe(text('tags', MAX_TAG_LENGTH, 1), v.regex(/^[^<>,]*$/, 'tags must have no <, > or comma'));
const tagList = v.pipe(
  v.array(tag, 'tags must be a list'),
  v.maxLength(MAX_TAGS, `tags must have at most ${MAX_TAGS} entries`),
);

/**
 * POST /api/admin/customers/{id}/tags: only the changed tags, so that two people do not overwrite each
 * other.
 */
export const changeTagsRequest = v.object({
  add: tagList,
  remove: tagList,
});

/** POST /api/admin/customers/{id}/cod: switches Cash on Delivery off for a customer, or on again. */
export const codBlockRequest = v.object({
  blocked: v.boolean('blocked must be true or false'),
  reason: v.optional(text('reason', MAX_BLOCK_REASON), ''),
});
export type CodBlockRequest = v.InferOutput<typeof codBlockRequest>;

/** POST /api/admin/exports/customers: one page of an export. Each page has an entry in the audit log. */
export const exportCustomersRequest = v.object({
  /** The query string of the list's URL; its search text is not used. */
  query: text('query', 500),
  /** `next` of the page before; empty for the first. */
  after: text('after', 200),
});
export type ExportCustomersRequest = v.InferInput<typeof exportCustomersRequest>;

export interface CustomerExportResponse {
  success: true;
  head: string[];
  rows: Cell[][];
  next: string | null;
  /** Customers on this page. */
  customers: number;
}

import {
  isBeforeShipping,
  TAX_DOCUMENT_KINDS,
  taxDocumentFileName,
  type TaxDocumentKind,
} from '@/domain/invoices/taxDocuments';
import type { Order } from '@/domain/orders/order/order';
import { badRequest, refuse, type Answer } from '../platform/http/answer';
import type { Identity } from '../platform/callers/identity';
import { getAsPerson, type Route } from '../platform/http/route';
import { memberWith, type StaffDeps } from '../platform/callers/accountStatus';
import { noSuchOrder } from '../orders/orderAnswers';
import type { KeyedQueue } from '../platform/concurrency/keyedQueue';
import { findAdjustment, findOrIssueInvoice } from './invoiceStore';
import { findOrder } from '../platform/firestore/findOrder';
import type { StoreDeps } from '../platform/storeDeps';
import { messages } from './messages';

/** `accounts` and `recordOf` are asked whether a member of the team still is one. */
export interface InvoiceDeps extends StoreDeps, StaffDeps {
  queue: KeyedQueue;
}

function kindOf(value: string | null): TaxDocumentKind | null {
  return TAX_DOCUMENT_KINDS.find((kind) => kind === (value ?? 'invoice')) ?? null;
}

/** An order of the signed-in person; the roles with `invoices.read` may read every order. */
async function ownOrder({ db: open, ...deps }: InvoiceDeps, orderId: string, who: Identity) {
  const order = await findOrder(await open(), orderId);
  if (!order || order.userId === who.uid) return order;
  return 'status' in (await memberWith(deps, who, 'invoices.read')) ? null : order;
}

function noTaxDocument(order: Order, kind: TaxDocumentKind): Answer {
  if (isBeforeShipping(order)) return refuse(409, 'not_shipped', messages.notShipped);
  return refuse(409, 'no_paper', kind === 'invoice' ? messages.neverSent : messages.noCreditNote);
}

interface Wanted {
  kind: TaxDocumentKind;
  /** The number of a credit note without goods; empty for the document of its kind. */
  number: string;
}

async function answer(deps: InvoiceDeps, order: Order, { kind, number }: Wanted): Promise<Answer> {
  const db = await deps.db();
  const document = await (number
    ? findAdjustment(db, order, number)
    : findOrIssueInvoice(db, deps.queue, { order, kind, now: deps.now() }));
  if (!document) return noTaxDocument(order, kind);
  // The PDF code is loaded with the first invoice.
  const { drawInvoice } = await import('./pdf/drawInvoice');
  return {
    status: 200,
    bytes: await drawInvoice(document),
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${taxDocumentFileName(order.orderId, kind, number)}"`,
      'cache-control': 'private, no-store',
    },
    log: { number: document.number },
  };
}

/**
 * GET /api/orders/{id}/invoice: a PDF for the buyer and the team. `?kind=credit-note` is the credit note for the
 * goods, with `&number=` one of those for money alone.
 */
export function invoiceRoute(deps: InvoiceDeps): Route {
  return getAsPerson({
    path: '/api/orders/{id}/invoice',
    async handle({ params: { id = '' }, query }, who) {
      const kind = kindOf(query.get('kind'));
      if (!kind) return badRequest('kind', 'kind is invoice or credit-note.');
      const order = await ownOrder(deps, id, who);
      if (!order) return noSuchOrder();
      const number = kind === 'credit-note' ? (query.get('number') ?? '') : '';
      return answer(deps, order, { kind, number });
    },
  });
}

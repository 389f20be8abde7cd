import {
  printInvoicesRequest,
  printRequest,
  type PrintResponse,
  type RefusedOrder,
} from '@/domain/contracts/adminOrders/print';
import { pickList } from '@/domain/orders/packing/pickList';
import { printFileName, type LabelLayout, type Print } from '@/domain/orders/packing/print';
import type { Order } from '@/domain/orders/order/order';
import { findOrIssueInvoice } from '../../invoices/invoiceStore';
import { ok, type Answer } from '../../platform/http/answer';
import { busy } from '../../platform/http/busy';
import { postAsAdmin, type Route } from '../../platform/http/route';
import type { AuditContext } from '../../platform/audit';
import type { AdminDeps } from '../deps';
import { readPlaces, readSkuNames } from './readFacts';
import { choosePrintable, markAll, type Printable } from './printable';

type PrintDeps = Pick<AdminDeps, 'db' | 'now' | 'queue'>;

interface Job {
  what: Print;
  layout: LabelLayout;
  ids: readonly string[];
  context: AuditContext;
}

/** Times that a PDF is drawn anew because one of its orders changed meanwhile. */
const MAX_ATTEMPTS = 3;

async function drawInvoicesOf(deps: PrintDeps, orders: readonly Order[], now: Date): Promise<Buffer> {
  const db = await deps.db();
  const invoices = [];
  // One after the other: all take their numbers from the same counter.
  for (const order of orders) {
    const invoice = await findOrIssueInvoice(db, deps.queue, { order, kind: 'invoice', now });
    if (!invoice) throw new Error(`${order.orderId} should have an invoice`);
    invoices.push(invoice);
  }
  const { drawInvoices } = await import('../../invoices/pdf/drawInvoice');
  return drawInvoices(invoices, now);
}

async function draw(deps: PrintDeps, { what, layout, context: { now } }: Job, orders: readonly Order[]) {
  if (what === 'invoices') return drawInvoicesOf(deps, orders, now);
  const db = await deps.db();
  const rows =
    what === 'pick-list' ? pickList(orders, await readSkuNames(db, orders), await readPlaces(db)) : [];
  // The PDF code is loaded with the first print.
  const { drawPrint } = await import('./drawPrint');
  return drawPrint({ what, layout, orders, rows, now });
}

function answer({ what }: Job, printed: readonly Printable[], refused: RefusedOrder[], file: string): Answer {
  const done = printed.map(({ order }) => order.orderId);
  const name = done.length > 0 ? printFileName(what, done) : '';
  return ok({ success: true, file, name, done, refused } satisfies PrintResponse);
}

/**
 * Draws the papers of the orders that allow it and marks those as printed. The marks are written only where no order
 * has changed since it was read: nobody gets the label of an order that was cancelled meanwhile.
 */
async function print(deps: PrintDeps, job: Job): Promise<Answer> {
  const db = await deps.db();
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    let { printable, refused } = await choosePrintable(db, job);
    if (printable.length === 0) return answer(job, [], refused, '');
    const file = await draw(
      deps,
      job,
      printable.map(({ order }) => order),
    );
    // An invoice that was issued just now has changed its order.
    if (job.what === 'invoices') ({ printable, refused } = await choosePrintable(db, job));
    if (await markAll(db, job, printable, deps.now())) {
      return answer(job, printable, refused, file.toString('base64'));
    }
  }
  return busy();
}

/** POST /api/admin/print and …/print/invoices: papers of several orders as one PDF, with what could not be printed. */
export const printRoutes = (deps: PrintDeps): Route[] => [
  postAsAdmin(deps, {
    path: '/api/admin/print',
    right: 'orders.pack',
    schema: printRequest,
    handle: ({ body: { what, layout, orders: ids } }, context) => print(deps, { what, layout, ids, context }),
  }),
  postAsAdmin(deps, {
    path: '/api/admin/print/invoices',
    right: 'invoices.read',
    schema: printInvoicesRequest,
    handle: ({ body: { orders: ids } }, context) =>
      print(deps, { what: 'invoices', layout: 'a4', ids, context }),
  }),
];

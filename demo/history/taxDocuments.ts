import type { Invoice } from '@/domain/invoices/invoice';
import { issueTaxDocuments, seriesFor } from '@/domain/invoices/issueTaxDocuments';
import { serialId, type SerialCounter } from '@/domain/invoices/serial';
import type { TaxDocumentKind } from '@/domain/invoices/taxDocuments';
import type { Order } from '@/domain/orders/order/order';
import type { DemoDocument } from '..';

/** A moment at which an order may have needed a document, and the order as it was then. */
interface Moment {
  /** ISO. */
  at: string;
  order: Order;
}

/** The order when its parcel left; null before that. Nothing had come back then. */
function whenShipped({ returning: _goods, returnCase: _case, ...order }: Order): Moment | null {
  const shipped = order.history.findIndex(({ to }) => to === 'shipped');
  const entry = order.history[shipped];
  if (!entry) return null;
  const history = order.history.slice(0, shipped + 1);
  const payment = { ...order.payment, status: 'cod' as const, givenBack: 0, parts: [] };
  return { at: entry.at, order: { ...order, status: 'shipped', history, payment } };
}

const momentsOf = (order: Order): Moment[] => {
  const shipped = whenShipped(order);
  return shipped ? [shipped, { at: order.updatedAt, order }] : [];
};

/** The orders with the numbers of their invoices and credit notes, these, and the counters of their series. */
export function withTaxDocuments(orders: readonly Order[]): { orders: Order[]; documents: DemoDocument[] } {
  const invoices = new Map<string, Invoice>();
  const papers = new Map<string, Order['papers']>();
  const counters = new Map<string, SerialCounter>();
  const documents: DemoDocument[] = [];
  const moments = orders.flatMap(momentsOf).sort((a, b) => a.at.localeCompare(b.at));
  for (const { at, order } of moments) {
    const { orderId } = order;
    const now = new Date(at);
    const counterOf = (kind: TaxDocumentKind) => counters.get(seriesFor(kind, now)) ?? null;
    const known = papers.get(orderId);
    const { order: next, issued } = issueTaxDocuments(
      known ? { ...order, papers: known } : order,
      {
        invoice: invoices.get(orderId) ?? null,
        counters: { invoice: counterOf('invoice'), 'credit-note': counterOf('credit-note') },
      },
      now,
    );
    papers.set(orderId, next.papers);
    for (const { document, series, counter } of issued) {
      if (document.kind === 'invoice') invoices.set(orderId, document);
      counters.set(series, counter);
      documents.push({ path: `invoices/${serialId(document.number)}`, data: { ...document } });
    }
  }
  const numbered = orders.map((order) => {
    const own = papers.get(order.orderId);
    return own ? { ...order, papers: own } : order;
  });
  const last = [...counters].map(([series, counter]) => ({
    path: `counters/${serialId(series)}`,
    data: { ...counter },
  }));
  return { orders: numbered, documents: [...documents, ...last] };
}

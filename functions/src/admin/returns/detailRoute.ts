import type { Firestore } from 'firebase-admin/firestore';
import type { ExchangeSize, ReturnResponse } from '@/domain/contracts/adminOrders/returns';
import { isDocumentId } from '@/domain/records/documentId';
import type { Order } from '@/domain/orders/order/order';
import { noSuchOrder } from '../../orders/orderAnswers';
import { findOrder } from '../../platform/firestore/findOrder';
import { customerRef, stockRef } from '../../platform/firestore/refs';
import { readData } from '../../platform/firestore/readData';
import { ok } from '../../platform/http/answer';
import { getAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { productsNow } from '../catalogue/listRoutes';

/** The sizes of the order's products, by line, with what can be sent of each. */
async function sizesOf(db: Firestore, { lines }: Order): Promise<ReturnResponse['sizes']> {
  const products = await productsNow(
    db,
    lines.flatMap(({ kind, id }) => (kind === 'product' ? [id] : [])),
  );
  const skus = new Set([...products.values()].flatMap(({ variants }) => variants.map(({ sku }) => sku)));
  const refs = [...skus].filter(isDocumentId).map((sku) => stockRef(db, sku));
  const levels = await readData(db, ...refs);
  const available = new Map(levels.map((level) => [level.sku, level.available]));
  return Object.fromEntries(
    lines.flatMap(({ kind, id }, line): [string, ExchangeSize[]][] => {
      const product = kind === 'product' ? products.get(id) : undefined;
      if (!product) return [];
      const sizes = product.variants.map(({ sku, label, price }) => ({
        sku,
        label,
        price,
        available: available.get(sku) ?? 0,
      }));
      return [[String(line), sizes]];
    }),
  );
}

/**
 * GET /api/admin/returns/{id}: the order with its return, how often the customer returns, and the sizes for an exchange. Reads the
 * order, the customer, and for each line its product and the stock of each of its sizes.
 */
export const returnDetailRoute = (deps: Pick<AdminDeps, 'db'>): Route =>
  getAsAdmin({
    path: '/api/admin/returns/{id}',
    right: 'orders.read',
    async handle({ params: { id = '' } }) {
      const db = await deps.db();
      const order = await findOrder(db, id);
      if (!order) return noSuchOrder();
      const [sizes, stored] = await Promise.all([
        sizesOf(db, order),
        order.erasedAt ? null : customerRef(db, order.userId).get(),
      ]);
      // Before this order is counted, the sums say nothing: they would be 'Orders 0' beside it.
      const totals = order.tally?.counted ? stored?.data()?.totals : undefined;
      return ok({
        success: true,
        order,
        customer: totals ? { orders: totals.orders, returned: totals.returned, rto: totals.rto } : null,
        sizes,
      } satisfies ReturnResponse);
    },
  });

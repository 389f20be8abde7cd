import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ComboPart } from '@/domain/catalogue/catalogue';
import type { Order } from '@/domain/orders/order/order';
import { hasDelivered, REVIEWABLE } from '@/domain/reviews/write';
import { documentsOfUser } from '../platform/firestore/userDocuments';

/** Delivered orders of one person that are looked at. */
const MAX_ORDERS = 100;

/** Which combos of these orders contain the product today. */
async function combosWith(
  db: Firestore,
  transaction: Transaction,
  orders: readonly Order[],
  productId: string,
): Promise<Set<string>> {
  const lines = orders.flatMap((order) => order.lines);
  const ids = [...new Set(lines.flatMap(({ kind, id }) => (kind === 'combo' ? [id] : [])))];
  if (ids.length === 0) return new Set();
  const found = await transaction.getAll(...ids.map((id) => db.collection('combos').doc(id)));
  const has = (parts: readonly ComboPart[] | undefined) =>
    parts?.some((part) => part.productId === productId);
  return new Set(found.flatMap((doc) => (has(doc.get('items') as ComboPart[] | undefined) ? [doc.id] : [])));
}

/** The newest order that brought a person this product; null without one. */
export async function deliveredOrder(
  db: Firestore,
  transaction: Transaction,
  { uid, productId }: { uid: string; productId: string },
): Promise<Order | null> {
  const found = await transaction.get(
    documentsOfUser(db, 'orders', uid).where('status', 'in', REVIEWABLE).limit(MAX_ORDERS),
  );
  const orders = found.docs.map((doc) => doc.data());
  orders.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  const single = orders.find((order) => hasDelivered(order, productId, new Set()));
  if (single) return single;
  const combos = await combosWith(db, transaction, orders, productId);
  return orders.find((order) => hasDelivered(order, productId, combos)) ?? null;
}

import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ProductToReview } from '@/domain/contracts/shoppers/reviews';
import type { BoughtLine } from '@/domain/cart/reorder';
import type { Order } from '@/domain/orders/order/order';
import { keptLines, MAX_ASKED } from '@/domain/reviews/ask';
import { reviewIdOf } from '@/domain/reviews/review';
import { readItems } from '../catalogue/readItems';
import { reviewRef } from '../platform/firestore/refs';
import { pathReader } from '../platform/firestore/readData';

/** Products of one order that are looked at: more than an order has. */
const MAX_PRODUCTS = 40;

/** Products of an order that its shopper kept and has not reviewed, if the shop still shows them. */
export async function readUnreviewed(
  db: Firestore,
  transaction: Transaction,
  order: Order,
): Promise<ProductToReview[]> {
  const lines = keptLines(order).map((line): BoughtLine & { shownPrice: number } => ({
    ...line,
    shownPrice: line.price,
  }));
  if (lines.length === 0) return [];
  const { products, combos } = await readItems(pathReader(db, transaction), lines);
  const ids = lines.flatMap(({ kind, id }) =>
    kind === 'combo' ? (combos.get(id)?.items ?? []).map(({ productId }) => productId) : [id],
  );
  const shown = [...new Set(ids)].flatMap((id) => {
    const product = products.get(id);
    return product?.status === 'active' ? [product] : [];
  });
  const looked = shown.slice(0, MAX_PRODUCTS);
  if (looked.length === 0) return [];
  const reviews = await transaction.getAll(
    ...looked.map(({ id }) => reviewRef(db, reviewIdOf(id, order.userId))),
  );
  return looked
    .filter((_product, at) => !reviews[at]?.exists)
    .slice(0, MAX_ASKED)
    .map(({ id, name, mainImage }) => ({ id, name, mainImage }));
}

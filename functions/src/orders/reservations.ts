import type { DocumentSnapshot, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import type { StockLevel } from '@/domain/catalogue/catalogue';
import { stockNews } from '@/domain/admin/notifications/stockNews';
import {
  hasReleasedStock,
  type ReservationUpdate,
  type StockSnapshot,
} from '@/domain/orders/stock/reservations';
import type { Order } from '@/domain/orders/order/order';
import { toProduct } from '../catalogue/documents';
import { couponRefs, readCoupon, usesOf } from '../offers/findOffer';
import { offerUsesOf, type OfferUses } from '../offers/offerUses';
import { readPersonUses } from '../offers/personUses';
import { offerRef, productRef, stockRef } from '../platform/firestore/refs';
import { writeNews } from '../platform/news';

/**
 * Writes the stock, products and offer uses that an order changes; `stockAt` tells the catalogue cache, and the team hears of
 * a product that is low now.
 */
export function writeReservations(
  db: Firestore,
  transaction: Transaction,
  order: Pick<Order, 'userId' | 'updatedAt' | 'reserved' | 'status' | 'history'>,
  { levels, products, coupon }: ReservationUpdate,
): void {
  const { userId, updatedAt } = order;
  for (const level of levels) transaction.set(stockRef(db, level.sku), level);
  for (const { id, variants, stock } of products) {
    transaction.update(productRef(db, id), { variants, stock, stockAt: updatedAt });
  }
  const low = hasReleasedStock(order) ? [] : stockNews(products, order);
  for (const news of low) writeNews(db, transaction, news);
  if (!coupon) return;
  const uses: OfferUses = { usedCount: coupon.usedCount, updatedAt };
  transaction.set(offerUsesOf(db, coupon.offerId), uses);
  transaction.set(usesOf(db, coupon.offerId, userId), { count: coupon.usedByShopper, updatedAt });
  if (coupon.isUsedUp !== undefined) {
    transaction.update(offerRef(db, coupon.offerId), { isUsedUp: coupon.isUsedUp });
  }
}

/** Reads the stock, products and offer of an order, within the transaction. */
export async function readStockSnapshot(
  db: Firestore,
  transaction: Transaction,
  { reserved, reservedFrom = [], offerId, userId }: Order,
): Promise<StockSnapshot> {
  const skus = Object.keys(reserved);
  const refs = [
    ...skus.map((sku) => stockRef(db, sku)),
    ...reservedFrom.map((id) => productRef(db, id)),
    ...(offerId ? couponRefs(db, offerId, userId) : []),
  ];
  const found: DocumentSnapshot[] = refs.length > 0 ? await transaction.getAll(...refs) : [];
  const products = found.slice(skus.length, skus.length + reservedFrom.length);
  return {
    levels: found.slice(0, skus.length).flatMap((one) => (one.data() as StockLevel | undefined) ?? []),
    products: products.flatMap((one) => toProduct(one) ?? []),
    ...readCoupon(found.slice(skus.length + reservedFrom.length)),
  };
}

/** As `readStockSnapshot`, with what the person's other orders mean for the coupon, for an order that reserves its stock again. */
export async function readStockSnapshotToRetake(
  db: Firestore,
  transaction: Transaction,
  order: Order,
): Promise<StockSnapshot> {
  const stock = await readStockSnapshot(db, transaction, order);
  const { phone } = order.address;
  const reading = { db, read: (query: Query) => transaction.get(query), decides: true };
  const person = { uid: order.userId, phones: [phone] };
  return { ...stock, ...(await readPersonUses(reading, stock.offer, person)) };
}

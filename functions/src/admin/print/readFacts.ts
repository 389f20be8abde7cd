import type { Firestore } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import { placesOf, type StoredPlaces } from '@/domain/orders/packing/places';
import type { Places } from '@/domain/orders/packing/pickList';
import { needsNames, type SkuNames } from '@/domain/orders/packing/unitsToPack';
import { toProduct } from '../../catalogue/documents';
import { placesRef, productRef } from '../../platform/firestore/refs';

/** Names of SKUs that are ordered as parts of a combo. Reads only the products of such orders. */
export async function readSkuNames(db: Firestore, orders: readonly Order[]): Promise<SkuNames> {
  const ids = new Set(orders.filter(needsNames).flatMap(({ reservedFrom = [] }) => reservedFrom));
  if (ids.size === 0) return new Map();
  const found = await db.getAll(...[...ids].map((id) => productRef(db, id)));
  const names = found.flatMap((snapshot) => {
    const product = toProduct(snapshot);
    if (!product) return [];
    const { name, mainImage: image } = product;
    return product.variants.map(({ sku, label: variant }) => [sku, { name, variant, image }] as const);
  });
  return new Map(names);
}

/** The place of each SKU in the store room. */
export async function readPlaces(db: Firestore): Promise<Places> {
  return placesOf((await placesRef(db).get()).data() as StoredPlaces | undefined);
}

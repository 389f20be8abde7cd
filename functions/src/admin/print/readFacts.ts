import type { Firestore } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import { placesOf } from '@/domain/orders/packing/places';
import type { Places } from '@/domain/orders/packing/pickList';
import { needsNames, type SkuNames } from '@/domain/orders/packing/unitsToPack';
import { productsNow } from '../catalogue/listRoutes';
import { placesRef } from '../../platform/firestore/refs';

/** Names of SKUs that are ordered as parts of a combo. Reads only the products of such orders. */
export async function readSkuNames(db: Firestore, orders: readonly Order[]): Promise<SkuNames> {
  const ids = new Set(orders.filter(needsNames).flatMap(({ reservedFrom = [] }) => reservedFrom));
  const products = await productsNow(db, [...ids]);
  const names = [...products.values()].flatMap(({ name, mainImage: image, variants }) =>
    variants.map(({ sku, label: variant }) => [sku, { name, variant, image }] as const),
  );
  return new Map(names);
}

/** The place of each SKU in the store room. */
export async function readPlaces(db: Firestore): Promise<Places> {
  return placesOf((await placesRef(db).get()).data());
}

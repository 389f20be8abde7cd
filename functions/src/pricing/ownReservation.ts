import type { Firestore } from 'firebase-admin/firestore';
import type { StockLevel } from '@/domain/catalogue/catalogue';
import type { Offer } from '@/domain/offers/offer';
import type { Order } from '@/domain/orders/order/order';
import { unitsOf } from '@/domain/orders/stock/stock';
import { openPaymentOf } from '../orders/readOrderFacts';
import { orderRef } from '../payments/records';

/** What there is a limited number of, for one person. */
export interface Limits {
  levels: Pick<StockLevel, 'sku' | 'available'>[];
  offer: Offer | undefined;
  usedByShopper: number;
  usedByPhone?: number | undefined;
}

/** The order of theirs that waits for its payment; null when none does. */
export async function openOrderOf(db: Firestore, uid: string): Promise<Order | null> {
  const orderId: unknown = (await openPaymentOf(db, uid).get()).get('orderId');
  if (typeof orderId !== 'string') return null;
  const order = (await orderRef(db, orderId).get()).data() as Order | undefined;
  return order?.status === 'pending_payment' ? order : null;
}

/** What a person holds in an unpaid order is there for that person: who tries again is not in their own way. */
export function besidesOwn(limits: Limits, { reserved, offerId }: Order): Limits {
  const { levels, offer, usedByShopper } = limits;
  const less = (count: number) => Math.max(0, count - 1);
  const own = unitsOf(reserved);
  const counted = offer && offer.id === offerId;
  return {
    ...limits,
    levels: levels.map(({ sku, available }) => ({ sku, available: available + (own.get(sku) ?? 0) })),
    offer: counted ? { ...offer, usedCount: less(offer.usedCount ?? 0) } : offer,
    usedByShopper: counted ? less(usedByShopper) : usedByShopper,
  };
}

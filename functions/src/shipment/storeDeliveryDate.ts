import type { Firestore } from 'firebase-admin/firestore';
import type { DeliveryDate } from '@/domain/orders/shipment/deliveryDate';
import { DELIVERY_DATE_DAYS, expiryOf } from '@/domain/customers/retention';
import type { Log } from '../platform/log';
import { deliveryDateRef } from '../platform/firestore/refs';

interface DeliveryDateDeps {
  db: () => Promise<Firestore>;
  now: () => Date;
  log: Log;
}

/** Stores the delivery date that a shopper was told. If that fails, the answer stands and the order promises no day. */
export async function storeDeliveryDate(
  { db, now, log }: DeliveryDateDeps,
  pincode: string,
  by: string,
): Promise<void> {
  const askedAt = now();
  const date: DeliveryDate = { by, askedAt: askedAt.toISOString() };
  try {
    const expireAt = expiryOf(askedAt, DELIVERY_DATE_DAYS);
    await deliveryDateRef(await db(), pincode).set({ ...date, expireAt });
  } catch (error) {
    log('delivery_date.not_stored', { pincode, problem: String(error) }, 'WARNING');
  }
}

import type { Firestore } from 'firebase-admin/firestore';
import type { DeliveryDate } from '@/domain/orders/shipment/deliveryDate';
import { DELIVERY_DATE_DAYS, expiryOf } from '@/domain/customers/retention';
import type { Log } from '../platform/log';
import { deliveryDateRef } from './deliveryDateRef';

interface NoteDeps {
  db: () => Promise<Firestore>;
  now: () => Date;
  log: Log;
}

/** Keeps the day that a shopper was told. Where that fails they have their answer all the same, and the order promises no day. */
export async function noteDeliveryDate(
  { db, now, log }: NoteDeps,
  pincode: string,
  by: string,
): Promise<void> {
  const askedAt = now();
  const date: DeliveryDate = { by, askedAt: askedAt.toISOString() };
  try {
    const expireAt = expiryOf(askedAt, DELIVERY_DATE_DAYS);
    await deliveryDateRef(await db(), pincode).set({ ...date, expireAt });
  } catch (error) {
    log('delivery_date.not_kept', { pincode, problem: String(error) }, 'WARNING');
  }
}

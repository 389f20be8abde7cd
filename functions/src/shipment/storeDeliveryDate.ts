import type { DeliveryDate } from '@/domain/orders/shipment/deliveryDate';
import { DELIVERY_DATE_DAYS, expiryOf } from '@/domain/customers/retention/retention';
import { deliveryDateRef } from '../platform/firestore/refs';
import type { StoreDeps } from '../platform/storeDeps';

/** Stores the delivery date that a shopper was told. If that fails, the answer stands and the order promises no day. */
export async function storeDeliveryDate(
  { db, now, log }: StoreDeps,
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

import type { Firestore } from 'firebase-admin/firestore';
import { isDocumentId } from '@/domain/records/documentId';
import type { Order } from '@/domain/orders/order/order';
import { orderRef } from './refs';

/** Reads one order outside a transaction. Null where there is none, and for an id that no document can have. */
export async function findOrder(db: Firestore, orderId: string): Promise<Order | null> {
  if (!isDocumentId(orderId)) return null;
  return (await orderRef(db, orderId).get()).data() ?? null;
}

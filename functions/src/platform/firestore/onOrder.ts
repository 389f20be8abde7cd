import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import { orderRef } from './refs';
import { inTransaction } from './transaction';

export interface TransactionScope {
  db: Firestore;
  transaction: Transaction;
}

/** Reads an order in a transaction, in which `work` decides and writes; null where there is no such order. */
export const onOrder = <T>(
  db: Firestore,
  orderId: string,
  work: (order: Order, scope: TransactionScope) => T | null | Promise<T | null>,
): Promise<T | null> =>
  inTransaction<T | null>(db, async (transaction) => {
    const order = (await transaction.get(orderRef(db, orderId))).data();
    return order ? work(order, { db, transaction }) : null;
  });

import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { tombstoneRef } from './refs';

/** Whether an account is being deleted, or was: what is written for it now would be lost, or stay behind. */
export const isLeaving = async (db: Firestore, transaction: Transaction, uid: string): Promise<boolean> =>
  (await transaction.get(tombstoneRef(db, uid))).exists;

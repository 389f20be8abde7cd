import type { Firestore, Query } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import { isOrdered } from '@/domain/referrals/follow';
import type { Referrer } from '@/domain/referrals/referral';
import { referralSettings, type ReferralSettings } from '@/domain/referrals/settings';
import { referralSettingsRef } from '../platform/firestore/refs';
import { documentsOfUser } from '../platform/firestore/userDocuments';
import { collectionOf } from '../platform/firestore/collections';

/** Orders of one person that are read. */
const MAX_ORDERS = 100;

export const readReferralSettings = async (db: Firestore): Promise<ReferralSettings> =>
  referralSettings((await referralSettingsRef(db).get()).data());

/** The orders of one person. */
export const ordersOf = (db: Firestore, uid: string): Query =>
  documentsOfUser(db, 'orders', uid).limit(MAX_ORDERS);

export const ordersIn = (found: { docs: readonly { data: () => unknown }[] }): Order[] =>
  found.docs.map((doc) => doc.data() as Order);

/** Whether one of these is an order that counts. */
export const hasOrdered = (orders: readonly Order[]): boolean => orders.some(isOrdered);

/** Whose link has this code; null where no account has it. */
export async function findReferrer(db: Firestore, code: string | null): Promise<Referrer | null> {
  if (!code) return null;
  const { docs } = await collectionOf(db, 'referrers').where('code', '==', code).limit(1).get();
  return docs[0]?.data() ?? null;
}

/** The friends who joined by a person's link. */
export const friendsOf = (db: Firestore, uid: string): Query =>
  collectionOf(db, 'referrals').where('referrerId', '==', uid);

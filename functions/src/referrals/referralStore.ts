import type { Firestore } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import { isOrdered, PLACED } from '@/domain/referrals/follow';
import type { Referrer } from '@/domain/referrals/referral';
import { referralSettings, type ReferralSettings } from '@/domain/referrals/settings';
import { referralSettingsRef } from '../platform/firestore/refs';
import { documentsOfUser } from '../platform/firestore/userDocuments';
import { collectionOf } from '../platform/firestore/collections';

/** Orders of one person that are read. */
const MAX_ORDERS = 100;

export const readReferralSettings = async (db: Firestore): Promise<ReferralSettings> =>
  referralSettings((await referralSettingsRef(db).get()).data());

/**
 * The placed orders of one person. Unpaid and cancelled ones, whose ids their buyer chose, would hide the others behind
 * the limit.
 */
export const ordersOf = (db: Firestore, uid: string, from: 'first' | 'last' = 'first') =>
  documentsOfUser(db, 'orders', uid)
    .where('status', 'in', PLACED)
    .orderBy('createdAt', from === 'first' ? 'asc' : 'desc')
    .limit(MAX_ORDERS);

export const ordersIn = (found: { docs: readonly { data: () => unknown }[] }): Order[] =>
  found.docs.map((doc) => doc.data() as Order);

/** Whether one of a person's orders counts. It may be hidden behind a limit that was reached. */
export const hasOrdered = (orders: readonly Order[]): boolean =>
  orders.length === MAX_ORDERS || orders.some(isOrdered);

/** Whose link has this code; null where no account has it. */
export async function findReferrer(db: Firestore, code: string | null): Promise<Referrer | null> {
  if (!code) return null;
  const { docs } = await collectionOf(db, 'referrers').where('code', '==', code).limit(1).get();
  return docs[0]?.data() ?? null;
}

/** The friends who joined by a person's link. */
export const friendsOf = (db: Firestore, uid: string) =>
  collectionOf(db, 'referrals').where('referrerId', '==', uid);

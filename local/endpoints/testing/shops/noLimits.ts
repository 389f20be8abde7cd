import type { Firestore } from 'firebase-admin/firestore';
import { LIMIT_NAMES, MAX_LIMIT } from '@/domain/orders/limits/limits';

/** Limits that no test reaches, because most tests share one phone number among their buyers. */
export const NO_LIMITS = Object.fromEntries(LIMIT_NAMES.map((name) => [name, MAX_LIMIT]));

/** Stores them in a running shop. */
export async function setNoLimits(db: Firestore): Promise<void> {
  await db.doc('settings/purchaseLimits').set(NO_LIMITS);
}

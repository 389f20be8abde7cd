import type { Firestore } from 'firebase-admin/firestore';
import { LIMIT_NAMES, MAX_LIMIT } from '@/domain/orders/limits/limits';

/** Limits that nobody meets: most tests and measurements are about something else, and their buyers share a phone number. */
export const NO_LIMITS = Object.fromEntries(LIMIT_NAMES.map((name) => [name, MAX_LIMIT]));

/** Sets them in a shop that runs. */
export async function setNoLimits(db: Firestore): Promise<void> {
  await db.doc('settings/purchaseLimits').set(NO_LIMITS);
}

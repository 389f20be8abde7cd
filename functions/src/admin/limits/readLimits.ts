import type { Firestore } from 'firebase-admin/firestore';
import type { LiftedPerson, LimitsResponse } from '@/domain/contracts/admin/limits';
import { limitsFrom } from '@/domain/orders/limits/limits';
import { ok, type Answer } from '../../platform/http/answer';
import { limitsRef, uidOfBuyer } from '../../limits/buyers';
import { collectionOf } from '../../platform/firestore/collections';

/** People listed; the shop lifts limits for a few. */
const MAX_LIFTED = 100;

async function readLifted(db: Firestore): Promise<LiftedPerson[]> {
  const { docs } = await collectionOf(db, 'buyers').orderBy('lifted.at', 'desc').limit(MAX_LIFTED).get();
  return docs.flatMap((doc) => {
    const { lifted } = doc.data();
    return lifted ? [{ ...lifted, uid: uidOfBuyer(doc.id) }] : [];
  });
}

/** The limits, and the people for whom they are lifted. */
export async function limitsAnswer(db: Firestore, message: string): Promise<Answer> {
  const [stored, lifted] = await Promise.all([limitsRef(db).get(), readLifted(db)]);
  const limits = limitsFrom(stored.data());
  return ok({ success: true, message, limits, lifted } satisfies LimitsResponse);
}

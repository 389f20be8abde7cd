import type { Firestore } from 'firebase-admin/firestore';
import { pagesOf } from '../platform/firestore/pages';
import { documentsOfUser } from '../platform/firestore/userDocuments';
import { eraseMarks } from './marks';
import { removeReview } from './ownReview';

interface Erasing {
  db: Firestore;
  now: () => Date;
  hasTime: () => boolean;
}

/** Deletes a person's reviews, votes and reports; scores and counts are of what is left. */
export async function eraseReviews({ db, now, hasTime }: Erasing, uid: string): Promise<void> {
  for await (const docs of pagesOf(documentsOfUser(db, 'reviews', uid).select(), { hasTime })) {
    for (const { id } of docs) await removeReview(db, id, now());
  }
  await eraseMarks(db, uid, hasTime);
}

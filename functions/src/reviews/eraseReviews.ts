import type { Firestore } from 'firebase-admin/firestore';
import { deleteFound, pagesOf } from '../platform/firestore/pages';
import { documentsOfUser } from '../platform/firestore/userDocuments';
import { eraseMarks } from './marks';
import { removeReview } from './ownReview';
import { removeQuestion } from './questions/ownQuestions';

interface Erasing {
  db: Firestore;
  now: () => Date;
  hasTime: () => boolean;
}

/** Deletes a person's reviews, photos, questions, votes and reports, and recounts scores without them. */
export async function eraseReviews({ db, now, hasTime }: Erasing, uid: string): Promise<void> {
  for await (const docs of pagesOf(documentsOfUser(db, 'reviews', uid).select(), { hasTime })) {
    for (const { id } of docs) await removeReview(db, id, now());
  }
  // Photos that were uploaded for a review that was never sent.
  await deleteFound(documentsOfUser(db, 'reviewPhotos', uid), { hasTime });
  for await (const docs of pagesOf(documentsOfUser(db, 'questions', uid).select(), { hasTime })) {
    for (const { id } of docs) await removeQuestion(db, { uid, id });
  }
  await eraseMarks(db, uid, hasTime);
}

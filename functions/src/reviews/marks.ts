import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  helpfulChange,
  markIdOf,
  type Marked,
  type ReportReason,
  type ReviewMark,
} from '@/domain/reviews/marks';
import type { Moderated } from '@/domain/reviews/moderated';
import { isDocumentId } from '@/domain/records/documentId';
import { isCounted } from '@/domain/reviews/review';
import { deleteFound, pagesOf } from '../platform/firestore/pages';
import { reviewMarkRef, tombstoneRef } from '../platform/firestore/refs';
import { inTransaction } from '../platform/firestore/transaction';
import { documentsOfUser } from '../platform/firestore/userDocuments';
import { collectionOf } from '../platform/firestore/collections';

/** A reader's vote or report on a published review or question. */
export type Act = { helpful: boolean } | { reported: ReportReason };

export interface MarkOutcome {
  kind: 'done' | 'missing' | 'own' | 'leaving';
  helpful: number;
}

function markAfter(before: ReviewMark | null, about: Omit<ReviewMark, 'helpful'>, act: Act): ReviewMark {
  const mark = { ...about, helpful: before?.helpful ?? false };
  if ('helpful' in act) return { ...before, ...mark, helpful: act.helpful };
  // A second report of the same reader is the first one.
  return { ...mark, reported: before?.reported ?? { at: about.at, reason: act.reported } };
}

/** The document id of a review or question with this public id; null where there is none. */
async function storedIdOf(db: Firestore, of: Marked, publicId: string): Promise<string | null> {
  if (of === 'questions') return isDocumentId(publicId) ? publicId : null;
  const found = await collectionOf(db, 'reviews').where('publicId', '==', publicId).limit(1).select().get();
  return found.docs[0]?.id ?? null;
}

interface Marking {
  of: Marked;
  publicId: string;
  uid: string;
  act: Act;
  now: Date;
}

/**
 * Stores a reader's vote on, or report of, a review or question: one of each per person, also after several presses. The
 * token of a deleted account stores none, because nothing would delete it again.
 */
export async function markShown(
  db: Firestore,
  { of, publicId, uid, act, now }: Marking,
): Promise<MarkOutcome> {
  const id = await storedIdOf(db, of, publicId);
  if (id === null) return { kind: 'missing', helpful: 0 };
  return inTransaction(db, async (transaction) => {
    const ref = reviewMarkRef(db, markIdOf(id, uid));
    const [mark, stored, tombstone] = await Promise.all([
      transaction.get(ref),
      transaction.get(db.collection(of).doc(id)),
      transaction.get(tombstoneRef(db, uid)),
    ]);
    const review = stored.data() as Moderated | undefined;
    const helpful = review?.helpful ?? 0;
    if (tombstone.exists) return { kind: 'leaving', helpful };
    if (!review || !isCounted(review)) return { kind: 'missing', helpful };
    if (review.userId === uid) return { kind: 'own', helpful };
    const before = mark.data() ?? null;
    const about = {
      ...(of === 'questions' ? { of } : {}),
      reviewId: id,
      productId: review.productId,
      userId: uid,
      at: now.toISOString(),
    };
    const after = markAfter(before, about, act);
    transaction.set(ref, after);
    const counted = Math.max(0, helpful + helpfulChange(before, after));
    const isNewReport = after.reported !== undefined && before?.reported === undefined;
    transaction.update(stored.ref, {
      helpful: counted,
      ...(isNewReport ? { reports: (review.reports ?? 0) + 1 } : {}),
    });
    return { kind: 'done', helpful: counted };
  });
}

/** Takes one reader's mark back, with its vote. */
async function removeMark(db: Firestore, transaction: Transaction, id: string): Promise<void> {
  const ref = collectionOf(db, 'reviewMarks').doc(id);
  const mark = (await transaction.get(ref)).data();
  if (!mark) return;
  const review = await transaction.get(db.collection(mark.of ?? 'reviews').doc(mark.reviewId));
  const helpful = Number(review.get('helpful') ?? 0);
  if (helpful > 0 && mark.helpful) transaction.update(review.ref, { helpful: helpful - 1 });
  transaction.delete(ref);
}

/** Removes a person's votes and reports. */
export async function eraseMarks(db: Firestore, uid: string, hasTime: () => boolean): Promise<void> {
  for await (const docs of pagesOf(documentsOfUser(db, 'reviewMarks', uid).select(), { hasTime })) {
    for (const { id } of docs) await inTransaction(db, (transaction) => removeMark(db, transaction, id));
  }
}

/** Removes what readers did with a review or question that is gone. */
export async function removeMarks(db: Firestore, reviewId: string): Promise<void> {
  await deleteFound(collectionOf(db, 'reviewMarks').where('reviewId', '==', reviewId));
}

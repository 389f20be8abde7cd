import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { OwnReviewResponse, SentReview } from '@/domain/contracts/shoppers/reviews';
import { draftOfReview, shownName } from '@/domain/reviews/draft';
import { reviewIdOf } from '@/domain/reviews/review';
import { isSameReview, writtenReview } from '@/domain/reviews/write';
import { publicIdOf } from '../catalogue/publicReview';
import { productRef, reviewRef, tombstoneRef } from '../platform/firestore/refs';
import { inTransaction } from '../platform/firestore/transaction';
import { deliveredOrder } from './deliveredOrder';
import { removeMarks } from './marks';
import { movePhotos, readAttached, signPhotosOf } from './photos/photos';
import { moveStars, readCounts } from './starCounts';

/** The writer and the product of a review. */
export interface Own {
  uid: string;
  productId: string;
}

const readReview = async (db: Firestore, transaction: Transaction, { uid, productId }: Own) =>
  (await transaction.get(reviewRef(db, reviewIdOf(productId, uid)))).data() ?? null;

/** The initial values of the form; null for an unknown product. */
export function readOwnReview(db: Firestore, own: Own, now: Date): Promise<OwnReviewResponse | null> {
  return inTransaction(db, async (transaction) => {
    const [product, review, order] = await Promise.all([
      transaction.get(productRef(db, own.productId)),
      readReview(db, transaction, own),
      deliveredOrder(db, transaction, own),
    ]);
    if (!product.exists) return null;
    const seen = await signPhotosOf(db, review ? [review] : [], now);
    const text = (field: string) => String(product.get(field) ?? '');
    return {
      success: true,
      product: { id: own.productId, name: text('name'), mainImage: text('mainImage') },
      mayWrite: order !== null,
      review: review && {
        ...draftOfReview(review),
        photos: [...seen.values()],
        status: review.status,
        createdAt: review.createdAt,
        refusal: review.refusal ?? '',
      },
      suggested: { author: shownName(order?.address.name ?? ''), city: order?.address.city ?? '' },
    };
  });
}

export type Saved = 'saved' | 'same' | 'no_product' | 'not_delivered' | 'leaving' | 'written' | 'no_photo';

/**
 * Stores a person's review; one that was shown leaves the score until the team has read the new words. With `isFirst` a review that is
 * stored already stays as it is.
 */
export function saveOwnReview(
  db: Firestore,
  own: Own,
  { photos: photoIds, ...draft }: SentReview,
  { now, isFirst = false }: { now: Date; isFirst?: boolean },
): Promise<Saved> {
  return inTransaction(db, async (transaction) => {
    const id = reviewIdOf(own.productId, own.uid);
    const [before, counted, order, tombstone, attached] = await Promise.all([
      readReview(db, transaction, own),
      readCounts(db, transaction, own.productId),
      deliveredOrder(db, transaction, own),
      transaction.get(tombstoneRef(db, own.uid)),
      readAttached(db, transaction, own, photoIds),
    ]);
    if (tombstone.exists) return 'leaving';
    if (!counted) return 'no_product';
    if (!order) return 'not_delivered';
    if (before && isSameReview(before, draft, photoIds)) return 'same';
    if (before && isFirst) return 'written';
    if (!attached.ok) return 'no_photo';
    const { photos } = attached;
    const after = writtenReview(before, { ...own, publicId: publicIdOf(id), draft, photos, now });
    movePhotos(db, transaction, { before, after });
    moveStars(transaction, counted, { before, after, now });
    transaction.set(reviewRef(db, id), after);
    return 'saved';
  });
}

/** Deletes a review with its stars, votes and reports; false where there is none. */
export async function removeReview(db: Firestore, id: string, now: Date): Promise<boolean> {
  const removed = await inTransaction(db, async (transaction) => {
    const before = (await transaction.get(reviewRef(db, id))).data();
    if (!before) return false;
    const counted = await readCounts(db, transaction, before.productId);
    movePhotos(db, transaction, { before, after: null });
    moveStars(transaction, counted, { before, after: null, now });
    transaction.delete(reviewRef(db, id));
    return true;
  });
  // After the review: a vote that comes meanwhile finds none.
  await removeMarks(db, id);
  return removed;
}

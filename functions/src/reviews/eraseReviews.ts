import type { Firestore } from 'firebase-admin/firestore';
import type { StoredReview } from '@/domain/reviews/review';
import { pagesOf } from '../platform/firestore/pages';
import { inTransaction } from '../platform/firestore/transaction';
import { documentsOfUser } from '../platform/firestore/userDocuments';
import { moveStars, readCounts } from './starCounts';

interface Erasing {
  db: Firestore;
  now: () => Date;
  hasTime: () => boolean;
}

/** Deletes a person's reviews; the scores of the products are means of what is left. */
export async function eraseReviews({ db, now, hasTime }: Erasing, uid: string): Promise<void> {
  for await (const docs of pagesOf(documentsOfUser(db, 'reviews', uid).select(), { hasTime })) {
    for (const { ref } of docs)
      await inTransaction(db, async (transaction) => {
        const before = (await transaction.get(ref)).data() as StoredReview | undefined;
        if (!before) return;
        const counted = await readCounts(db, transaction, before.productId);
        moveStars(transaction, counted, { before, after: null, now: now() });
        transaction.delete(ref);
      });
  }
}

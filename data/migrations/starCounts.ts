import type { Product } from '@/domain/catalogue/catalogue';
import { cellsOfReviews, type CellFields } from '@/domain/catalogue/ratings/reviewCells';
import { publicIdOf } from '../../functions/src/catalogue/publicReview';
import { publishedOf, writeCounts } from '../../functions/src/reviews/starCounts';
import { documentMigration } from './documentMigration';

/** A rating used to be typed or imported; now the functions count the published reviews, which readers can vote on. */
export const starCounts = documentMigration<Product>({
  id: '2026-11-26-star-counts',
  describe: 'Replaces the rating of each product by the mean of its published reviews.',
  collection: 'products',
  isOld: ({ starCounts: counts }) => counts === undefined,
  async rewrite({ db, transaction, ref, now }) {
    const { docs } = await transaction.get(publishedOf(db, ref.id));
    const cells = cellsOfReviews(docs.map((doc) => doc.data() as CellFields));
    writeCounts(transaction, { ref, cells }, now);
    for (const doc of docs) transaction.update(doc.ref, { publicId: publicIdOf(doc.id) });
  },
});

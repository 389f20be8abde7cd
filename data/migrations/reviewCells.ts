import type { Product } from '@/domain/catalogue/catalogue';
import { cellsOfReviews, type CellFields } from '@/domain/catalogue/ratings/reviewCells';
import type { StoredReview } from '@/domain/reviews/review';
import { publishedOf, writeCounts } from '../../functions/src/reviews/starCounts';
import { documentMigration } from './documentMigration';

/** The counts beside the filters of reviews. */
export const reviewCells = documentMigration<Product>({
  id: '2026-11-26-review-cells',
  describe: 'Counts the published reviews of each product by stars, skin type and photos.',
  collection: 'products',
  isOld: ({ reviewCells: cells }) => cells === undefined,
  async rewrite({ db, transaction, ref, now }) {
    const { docs } = await transaction.get(publishedOf(db, ref.id));
    writeCounts(
      transaction,
      { ref, cells: cellsOfReviews(docs.map((doc) => doc.data() as CellFields)) },
      now,
    );
  },
});

/** Lists by votes and by photos leave out reviews without these fields, which the functions write since. */
export const reviewFields = documentMigration<StoredReview>({
  id: '2026-11-26-review-fields',
  describe: 'Writes the votes and whether it has photos into each review.',
  collection: 'reviews',
  isOld: ({ withPhotos, helpful }) => withPhotos === undefined || helpful === undefined,
  rewrite({ transaction, ref, stored: { photos = [], helpful = 0 } }) {
    transaction.update(ref, { withPhotos: photos.length > 0, helpful });
    return Promise.resolve();
  },
});

import type { Product } from '@/domain/catalogue/catalogue';
import { countPublished, writeCounts } from '../../functions/src/reviews/starCounts';
import { documentMigration } from './documentMigration';

/** A rating used to be typed or imported; now the functions count the published reviews. */
export const starCounts = documentMigration<Product>({
  id: '2026-11-26-star-counts',
  describe: 'Replaces the rating of each product by the mean of its published reviews.',
  collection: 'products',
  isOld: ({ starCounts: counts }) => counts === undefined,
  async rewrite({ db, transaction, ref, now }) {
    writeCounts(transaction, { ref, counts: await countPublished(db, transaction, ref.id) }, now);
  },
});

import type { Product } from '@/domain/catalogue/catalogue';
import { RECOMMENDED } from '@/domain/catalogue/picks/recommended';
import { attemptStore } from './firebase/attempt';
import { loadFirestore } from './firebase/firestore';

export function createProductsService() {
  return {
    /** Up to 10 active products: those tagged recommended, then those rated 4 or higher. */
    recommended: () =>
      attemptStore(async () => {
        const { sdk, db } = await loadFirestore();
        const active = [sdk.collection(db, 'products'), sdk.where('status', '==', 'active')] as const;
        const [tagged, rated] = await Promise.all([
          sdk.getDocs(
            sdk.query(
              ...active,
              sdk.where('tags', 'array-contains', RECOMMENDED.tag),
              sdk.limit(RECOMMENDED.most),
            ),
          ),
          sdk.getDocs(
            sdk.query(
              ...active,
              sdk.where('rating', '>=', RECOMMENDED.rating),
              sdk.orderBy('rating', 'desc'),
              sdk.limit(RECOMMENDED.most),
            ),
          ),
        ]);
        const byId = new Map<string, Product>();
        for (const snapshot of [...tagged.docs, ...rated.docs]) {
          byId.set(snapshot.id, { ...(snapshot.data() as Product), id: snapshot.id });
        }
        return [...byId.values()].slice(0, RECOMMENDED.most);
      }),
  };
}

import type { Offer } from '@/domain/offers/offer';
import { attemptStore, type StoreFailure } from './firebase/attempt';
import { loadFirestore } from './firebase/firestore';
import type { Result } from './result';

export interface OffersService {
  /** Enabled offers; the domain decides whether one applies now. */
  enabled(): Promise<Result<Offer[], StoreFailure>>;
}

export function createOffersService(): OffersService {
  return {
    enabled: () =>
      attemptStore(async () => {
        const { sdk, db } = await loadFirestore();
        const found = await sdk.getDocs(
          sdk.query(sdk.collection(db, 'offers'), sdk.where('enabled', '==', true), sdk.limit(50)),
        );
        return found.docs.map((snapshot) => ({ ...(snapshot.data() as Offer), id: snapshot.id }));
      }),
  };
}

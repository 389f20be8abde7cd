import type { Offer } from '@/domain/offers/offer';
import { attemptStore } from './firebase/attempt';
import { loadFirestore } from './firebase/firestore';

export function createOffersService() {
  return {
    /** Enabled offers; the domain decides whether one applies now. */
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

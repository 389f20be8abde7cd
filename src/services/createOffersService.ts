import type { Offer } from '@/domain/offers/offer';
import { attemptStore } from './firebase/attempt';
import { loadFirestore } from './firebase/firestore';

/** Offers that one read of Firestore brings at most. The server judges the codes of the others. */
const MAX_OFFERS = 500;

export function createOffersService() {
  return {
    /** Enabled offers; the domain decides whether one applies now. */
    enabled: () =>
      attemptStore(async () => {
        const { sdk, db } = await loadFirestore();
        const found = await sdk.getDocs(
          sdk.query(sdk.collection(db, 'offers'), sdk.where('enabled', '==', true), sdk.limit(MAX_OFFERS)),
        );
        return found.docs.map((snapshot) => ({ ...(snapshot.data() as Offer), id: snapshot.id }));
      }),
  };
}

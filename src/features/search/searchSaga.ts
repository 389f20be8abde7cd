import { call, put, race, select, take } from 'typed-redux-saga';
import { catalogueFailed, catalogueLoaded, catalogueRequested, selectCatalogue } from '@/features/catalogue';
import { takeLeading } from '@/lib/watch';
import type { Services } from '@/services';
import { recommendedFailed, recommendedLoaded, recommendedRequested } from './searchSlice';

/**
 * Loads the recommended products: from the catalogue, which costs no read, or from Firestore if it cannot be loaded.
 */
export function* searchSaga(services: Services) {
  function* catalogueThere() {
    const { status } = yield* select(selectCatalogue);
    if (status === 'ready') return true;
    if (status !== 'loading') yield* put(catalogueRequested());
    const { loaded } = yield* race({ loaded: take(catalogueLoaded), failed: take(catalogueFailed) });
    return loaded !== undefined;
  }

  function* loadRecommended() {
    if (yield* call(catalogueThere)) return;
    const answer = yield* call(services.products.recommended);
    if (!answer.ok) {
      console.error('Failed to fetch recommended products', answer.error);
      yield* put(recommendedFailed());
      return;
    }
    const picks = answer.value.map(({ id, name, price, mainImage, rating }) => ({
      id,
      name,
      price,
      mainImage,
      rating,
    }));
    yield* put(recommendedLoaded(picks));
  }
  yield* takeLeading(recommendedRequested, loadRecommended);
}

import { call, put, takeLeading } from 'typed-redux-saga';
import type { Services } from '@/services';
import { safely } from '@/lib/safely';
import { recommendedFailed, recommendedLoaded, recommendedRequested } from './searchSlice';

/** Reads what is recommended the first time that an empty search box gets the focus. */
export function* searchSaga(services: Services) {
  function* loadRecommended() {
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
  yield* takeLeading(recommendedRequested, safely(loadRecommended));
}

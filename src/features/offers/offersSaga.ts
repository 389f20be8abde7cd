import { call, put, takeLeading } from 'typed-redux-saga';
import type { Services } from '@/services';
import { safely } from '@/lib/safely';
import { offersFailed, offersLoaded, offersRequested } from './offersSlice';

/** Reads the enabled offers when somebody asks for them. */
export function* offersSaga(services: Services) {
  function* loadOffers() {
    const answer = yield* call(services.offers.enabled);
    if (answer.ok) {
      yield* put(offersLoaded(answer.value));
      return;
    }
    console.error('Failed to fetch offers', answer.error);
    yield* put(offersFailed());
  }
  yield* takeLeading(offersRequested, safely(loadOffers));
}

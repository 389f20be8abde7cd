import { call, put, select } from 'typed-redux-saga';
import { MAX_ANSWER_AGE_SECONDS } from '@/domain/traffic/freshness';
import { addScheduled } from '@/domain/offers/scheduled/addScheduled';
import { catalogueLoaded, selectPublicOffers } from '@/features/catalogue';
import { takeEvery, takeLeading } from '@/lib/watch';
import type { Services } from '@/services';
import {
  offersFailed,
  offersLoaded,
  offersRequested,
  offersSuperseded,
  selectOffersRead,
} from './offersSlice';

/**
 * Reads the enabled offers from Firestore when the checkout requests them. Everything else uses those of the
 * catalogue.
 */
export function* offersSaga(services: Services) {
  const now = () => services.clock.now().getTime();
  let readAt = 0;

  function* loadOffers() {
    readAt = now();
    const answer = yield* call(services.offers.enabled);
    if (answer.ok) {
      const publicOffers = yield* select(selectPublicOffers);
      yield* put(offersLoaded(addScheduled(answer.value, publicOffers, new Date(readAt))));
      return;
    }
    console.error('Failed to fetch offers', answer.error);
    yield* put(offersFailed());
  }

  /** A catalogue that arrives after `MAX_ANSWER_AGE_SECONDS` is newer than the offers read. */
  function* dropSupersededOffers() {
    if ((yield* select(selectOffersRead)) && now() - readAt > MAX_ANSWER_AGE_SECONDS * 1000)
      yield* put(offersSuperseded());
  }
  yield* takeLeading(offersRequested, loadOffers);
  yield* takeEvery(catalogueLoaded, dropSupersededOffers);
}

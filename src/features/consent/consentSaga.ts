import { eventChannel } from 'redux-saga';
import { fork, put, take } from 'typed-redux-saga';
import type { ConsentChoice } from '@/domain/customers/consent';
import type { Services } from '@/services';
import { analyticsFound, consentAnswered, storedConsentLoaded } from './consentSlice';

/** An answer in another tab applies here too. */
function* followOtherTabs({ analytics, storage }: Services) {
  const answers = eventChannel<ConsentChoice>((emit) => storage.consent.subscribe(emit));
  try {
    while (true) {
      const choice = yield* take(answers);
      analytics.choose(choice);
      yield* put(storedConsentLoaded(choice));
    }
  } finally {
    answers.close();
  }
}

/** Sets the consent before any event is sent, and stores the shopper's answer. */
export function* consentSaga(services: Services) {
  const { analytics, clock, storage } = services;
  const earlier = storage.consent.read();
  analytics.start(earlier);
  if (earlier) yield* put(storedConsentLoaded(earlier));
  if (analytics.present()) yield* put(analyticsFound());
  yield* fork(followOtherTabs, services);
  while (true) {
    const { payload: choice } = yield* take(consentAnswered);
    storage.consent.write(choice, clock.now());
    analytics.choose(choice);
  }
}

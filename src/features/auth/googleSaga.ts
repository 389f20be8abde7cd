import { call, put } from 'typed-redux-saga';
import type { Services } from '@/services';
import { toastShown } from '@/lib/toast';
import { welcome } from './finishSignIn';
import { messages } from './messages';

/** The page has just loaded after Google's redirect, so it goes home without a reload. */
export function* finishGoogleRedirect(services: Services) {
  const outcome = yield* call(services.auth.googleRedirectOutcome);
  if (!outcome) return;
  if (!outcome.ok) {
    yield* put(toastShown({ text: messages.failed(outcome.error.message), topic: 'login', tone: 'error' }));
    return;
  }
  yield* call(welcome, services, outcome.value);
  yield* call(services.navigation.go, '/');
}

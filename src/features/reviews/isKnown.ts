import { put, type SagaGenerator } from 'typed-redux-saga';
import { loginPanelOpened, waitForUser } from '@/features/auth';

/** Asks a guest to sign in; returns whether the shopper is signed in already. */
export function* isKnown(): SagaGenerator<boolean> {
  if (yield* waitForUser()) return true;
  yield* put(loginPanelOpened({ mode: 'login' }));
  return false;
}

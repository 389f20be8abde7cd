import { put, type SagaGenerator } from 'typed-redux-saga';
import { loginPanelOpened, waitForUser } from '@/features/auth';

/** Returns whether the shopper is signed in; opens the login panel for a guest. */
export function* requireLogin(): SagaGenerator<boolean> {
  if (yield* waitForUser()) return true;
  yield* put(loginPanelOpened({ mode: 'login' }));
  return false;
}

import { select, take, type SagaGenerator } from 'typed-redux-saga';
import type { SignedInUser } from '@/services';
import { selectSession, selectUser } from '../authSelectors';
import { guestArrived, signedIn } from '../authSlice';

/**
 * Returns the user once the session is known, so that an early press does not treat a signed-in person as a guest.
 * sessionSaga.ts limits the wait.
 */
export function* waitForUser(): SagaGenerator<SignedInUser | null> {
  while ((yield* select(selectSession)).status === 'checking') yield* take([signedIn, guestArrived]);
  return yield* select(selectUser);
}

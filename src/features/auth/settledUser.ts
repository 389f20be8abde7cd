import { select, take, type SagaGenerator } from 'typed-redux-saga';
import type { SignedInUser } from '@/services';
import { selectSession, selectUser } from './authSelectors';
import { guestArrived, signedIn } from './authSlice';

/** Who is there, once that is known: what is pressed before takes nobody for a guest. How long that may take says sessionSaga.ts. */
export function* settledUser(): SagaGenerator<SignedInUser | null> {
  while ((yield* select(selectSession)).status === 'checking') yield* take([signedIn, guestArrived]);
  return yield* select(selectUser);
}

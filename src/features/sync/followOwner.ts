import type { Task } from 'redux-saga';
import { cancel, fork, select, take, type SagaGenerator } from 'typed-redux-saga';
import { guestArrived, selectSession, signedIn, signedOut } from '@/features/auth';
import { safely } from '@/lib/safely';

interface OwnedWork {
  guest: () => SagaGenerator<void>;
  person: (uid: string) => SagaGenerator<void>;
  /** The person is signed out. */
  left: (uid: string) => void;
}

/**
 * Runs one saga at a time: for what a guest has in this browser, or for what a signed-in person has. Until the session is known a
 * visitor counts as a guest; what a signed-in person has is merged with it later.
 */
export function* followOwner({ guest, person, left }: OwnedWork) {
  let task: Task | null = null;
  let uid: string | null = null;
  while (true) {
    const session = yield* select(selectSession);
    if (session.status !== 'signedIn') {
      if (uid) left(uid);
      uid = null;
      task = yield* fork(safely(guest));
    } else {
      uid = session.user.uid;
      task = yield* fork(safely(person), uid);
    }
    yield* take([signedIn, signedOut, guestArrived]);
    if (task) yield* cancel(task);
  }
}

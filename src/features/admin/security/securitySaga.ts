import { call, put, race, select, take } from 'typed-redux-saga';
import { FACTOR_CLOSED, factorProblem, withSecondFactor } from '@/features/auth';
import { toastShown } from '@/lib/toast';
import { takeLatest, takeLeading } from '@/lib/watch';
import { setupSecret, type Services } from '@/services';
import { addressShown } from '../menu';
import { messages } from './messages';
import { securityActions, selectSecurity } from './securitySlice';

const TOO_OLD = 'auth/requires-recent-login';
const WRONG_PASSWORD = ['auth/wrong-password', 'auth/invalid-credential', 'auth/invalid-login-credentials'];

/** Adds and removes the signed-in person's authenticator app. Firebase does both, so it works without any right. */
export function* securitySaga(services: Services) {
  const { auth, credentials } = services;
  const { secondFactor } = auth;

  function* load() {
    setupSecret.write('');
    const answer = yield* call(secondFactor.addedAt);
    if (answer.ok) yield* put(securityActions.securityLoaded(answer.value));
    else yield* put(securityActions.securityFailed(factorProblem(answer.error.code).text));
  }

  function* begin() {
    const begun = yield* call(secondFactor.begin);
    if (begun.ok) return yield* put(securityActions.setupStarted());
    if (begun.error.code === TOO_OLD) return yield* put(securityActions.proofAsked('add'));
    return yield* put(securityActions.setupEnded(factorProblem(begun.error.code).text));
  }

  function* add() {
    const entered = yield* call(credentials.take);
    const added = yield* call(secondFactor.add, entered?.password ?? '');
    if (added.ok) {
      yield* call(load);
      // The menu's counts, which were refused without the app, come now.
      yield* put(addressShown());
      return yield* put(toastShown({ text: messages.done, topic: 'security', tone: 'success' }));
    }
    const { text, isOver } = factorProblem(added.error.code);
    return yield* put(isOver ? securityActions.setupEnded(text) : securityActions.securityRefused(text));
  }

  function* remove() {
    const removed = yield* call(secondFactor.remove);
    if (!removed.ok)
      return yield* put(securityActions.securityRefused(factorProblem(removed.error.code).text));
    yield* call(load);
    return yield* put(toastShown({ text: messages.removed, topic: 'security', tone: 'success' }));
  }

  function* reauthenticate(password: string | null) {
    return yield* withSecondFactor(services, yield* call(auth.reauthenticate, password), 'proof');
  }

  function* prove({ payload: way }: ReturnType<typeof securityActions.proofSubmitted>) {
    const entered = yield* call(credentials.take);
    const password = way === 'password' ? (entered?.password ?? '') : null;
    const { proofFor } = yield* select(selectSecurity);
    const { shown } = yield* race({
      shown: call(reauthenticate, password),
      left: take([securityActions.proofAsked, securityActions.securityOpened]),
    });
    // The dialog was closed meanwhile; another one asks for a proof of its own.
    if (!shown) return undefined;
    if (shown.ok) return yield* call(proofFor === 'remove' ? remove : begin);
    const { code } = shown.error;
    if (code === FACTOR_CLOSED) return yield* put(securityActions.securityRefused(''));
    const text = WRONG_PASSWORD.includes(code) ? messages.proof.wrongPassword : factorProblem(code).text;
    return yield* put(securityActions.securityRefused(text));
  }

  yield* takeLatest(securityActions.securityOpened, load);
  yield* takeLeading(securityActions.setupRequested, begin);
  yield* takeLeading(securityActions.setupSubmitted, add);
  yield* takeLeading(securityActions.proofSubmitted, prove);
}

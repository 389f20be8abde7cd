import { call, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import { fail, NEEDS_FACTOR, type Account, type AuthResult, type Services } from '@/services';
import { factorProblem } from './factorProblems';
import { factorAsked, factorClosed, factorRefused, factorSubmitted, type FactorPurpose } from './factorSlice';

/** The failure's code if the person closed the dialog: no message is needed. */
export const FACTOR_CLOSED = 'factor-closed';

function* askForCode({ auth, credentials }: Services): SagaGenerator<AuthResult<Account>> {
  while (true) {
    yield* take(factorSubmitted);
    const entered = yield* call(credentials.take);
    const done: AuthResult<Account> = yield* call(auth.secondFactor.finish, entered?.password ?? '');
    if (done.ok) return done;
    const { text, isOver } = factorProblem(done.error.code);
    if (isOver) return fail({ code: done.error.code, message: text });
    yield* put(factorRefused(text));
  }
}

/**
 * Completes a login or reauthentication that needs the code of an authenticator app. It asks until the code
 * is right, the login has expired or the dialog is closed. Any other result is returned unchanged.
 */
export function* withSecondFactor<T>(
  services: Services,
  begun: AuthResult<T>,
  purpose: FactorPurpose = 'login',
): SagaGenerator<AuthResult<T | Account>> {
  if (begun.ok || begun.error.code !== NEEDS_FACTOR) return begun;
  yield* put(factorAsked(purpose));
  try {
    const { done } = yield* race({ done: call(askForCode, services), closed: take(factorClosed) });
    return done ?? fail({ code: FACTOR_CLOSED, message: '' });
  } finally {
    // Also when the work that needs it was cancelled.
    yield* put(factorClosed());
  }
}

import { fork } from 'typed-redux-saga';
import type { Services } from '@/services';
import { watchLogin } from './loginSaga';
import { watchPending } from './pendingSaga';
import { watchRegistration } from './registrationSaga';
import { watchReset } from './resetSaga';
import { watchSession } from './sessionSaga';

export function* authSaga(services: Services) {
  yield* fork(watchPending, services);
  yield* fork(watchRegistration, services);
  yield* fork(watchLogin, services);
  yield* fork(watchReset, services);
  yield* fork(watchSession, services);
}

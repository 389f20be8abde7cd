import { call, fork } from 'typed-redux-saga';
import { takeEvery } from '@/lib/watch';
import type { Services } from '@/services';
import { safely } from '@/lib/safely';
import { loginPanelOpened } from '../authSlice';
import { finishGoogleRedirect } from './googleSaga';
import { loginLinkSaga } from '../link/loginLinkSaga';
import { accountLinkSaga } from '../mailed/accountLinkSaga';
import { phoneCodeSaga } from '../phone/phoneCodeSaga';
import { watchLogin } from './loginSaga';
import { watchPending } from './pendingSaga';
import { watchRegistration } from './registrationSaga';
import { watchReset } from './resetSaga';
import { watchSession } from './sessionSaga';
import { watchLoginThrottle } from './loginThrottleSaga';

export function* authSaga(services: Services) {
  yield* fork(watchPending, services);
  yield* fork(watchRegistration, services);
  yield* fork(watchLogin, services);
  yield* fork(watchReset, services);
  yield* fork(loginLinkSaga, services);
  yield* fork(accountLinkSaga, services);
  yield* fork(phoneCodeSaga, services);
  yield* fork(watchLoginThrottle, services);
  yield* takeEvery(loginPanelOpened, () => call(services.auth.prepare));
  yield* fork(safely(finishGoogleRedirect), services);
  yield* fork(watchSession, services);
}

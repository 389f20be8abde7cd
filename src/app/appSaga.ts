import { fork, put } from 'typed-redux-saga';
import { loginPanelClosed } from '@/features/auth';
import { drawerClosed } from '@/features/cart';
import { checkoutClosed } from '@/features/checkout';
import { oldErrorsCleared } from '@/lib/toast';
import { takeEvery, takeLatest } from '@/lib/watch';
import { addingSaga } from './adding/addingSaga';
import { proceedFromAddress } from './sagas/checkoutAddressSaga';
import { checkoutAddressVisited } from './events';

/** Connects features that do not import each other. */
export function* appSaga() {
  yield* fork(addingSaga);
  // Closing an overlay also removes its error toasts.
  yield* takeEvery([drawerClosed, checkoutClosed, loginPanelClosed], () => put(oldErrorsCleared()));
  yield* takeLatest(checkoutAddressVisited, proceedFromAddress);
}

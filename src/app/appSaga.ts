import { fork, put, takeEvery, takeLatest } from 'typed-redux-saga';
import { loginPanelClosed } from '@/features/auth';
import { drawerClosed } from '@/features/cart';
import { checkoutClosed, orderPlaced } from '@/features/checkout';
import { safely } from '@/lib/safely';
import { oldErrorsCleared } from '@/lib/toast';
import { addingSaga } from './adding/addingSaga';
import { proceedFromAddress } from './sagas/checkoutAddressSaga';
import { checkoutAddressVisited } from './events';

/** Connects features that do not import each other. */
export function* appSaga() {
  yield* fork(addingSaga);
  // Closing an overlay also removes its error toasts.
  yield* takeEvery([drawerClosed, checkoutClosed, orderPlaced, loginPanelClosed], () =>
    put(oldErrorsCleared()),
  );
  yield* takeLatest(checkoutAddressVisited, safely(proceedFromAddress));
}

import type { PayloadAction } from '@reduxjs/toolkit';
import { put, takeEvery, takeLatest } from 'typed-redux-saga';
import type { CartItem } from '@/domain/cart/cart';
import { loginPanelClosed } from '@/features/auth';
import { drawerClosed, itemAdded } from '@/features/cart';
import { itemChosen } from '@/features/catalogue';
import { checkoutClosed, orderPlaced } from '@/features/checkout';
import { safely } from '@/lib/safely';
import { oldErrorsCleared } from '@/lib/toast';
import { proceedFromAddress } from './checkoutAddressSaga';
import { checkoutAddressVisited } from './events';

/** Connects features that do not import each other. */
export function* appSaga() {
  function* addChosen({ payload }: PayloadAction<CartItem>) {
    yield* put(itemAdded(payload));
  }
  yield* takeEvery(itemChosen, safely(addChosen));
  // Closing an overlay also removes its error toasts.
  yield* takeEvery([drawerClosed, checkoutClosed, orderPlaced, loginPanelClosed], () =>
    put(oldErrorsCleared()),
  );
  yield* takeLatest(checkoutAddressVisited, safely(proceedFromAddress));
}

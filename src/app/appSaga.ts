import type { PayloadAction } from '@reduxjs/toolkit';
import { put, takeEvery, takeLatest } from 'typed-redux-saga';
import type { CartItem } from '@/domain/cart';
import { itemAdded } from '@/features/cart';
import { itemChosen } from '@/features/catalogue';
import { safely } from '@/lib/safely';
import { proceedFromAddress } from './checkoutAddressSaga';
import { checkoutAddressVisited } from './events';

/** What ties features together that do not know each other. */
export function* appSaga() {
  function* addChosen({ payload }: PayloadAction<CartItem>) {
    yield* put(itemAdded(payload));
  }
  yield* takeEvery(itemChosen, safely(addChosen));
  yield* takeLatest(checkoutAddressVisited, safely(proceedFromAddress));
}

import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, takeEvery } from 'typed-redux-saga';
import type { CartItem } from '@/domain/cart';
import { itemAdded } from '@/features/cart';
import { itemChosen } from '@/features/catalogue';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';
import { pageViewed } from './events';

/** What ties features together that do not know each other. */
export function* appSaga(services: Services) {
  function* addChosen({ payload }: PayloadAction<CartItem>) {
    yield* put(itemAdded(payload));
  }
  function* reportPage({ payload: path }: PayloadAction<string>) {
    yield* call(services.analytics.pageView, path);
  }
  yield* takeEvery(itemChosen, safely(addChosen));
  yield* takeEvery(pageViewed, safely(reportPage));
}

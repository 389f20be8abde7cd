import { put } from 'typed-redux-saga';
import { boughtItems } from '@/domain/orders/order/bought';
import { signedIn } from '@/features/auth';
import { takeEvery } from '@/lib/watch';
import type { Services } from '@/services';
import { boughtLoaded } from './buyAgainSlice';

/** Finds bought items in the stored orders, which costs no read. */
export function* buyAgainSaga({ storage }: Services) {
  yield* takeEvery(signedIn, function* lookUp({ payload: { uid } }: ReturnType<typeof signedIn>) {
    yield* put(boughtLoaded(boughtItems(storage.lastOrders.read(uid)?.orders ?? [])));
  });
}

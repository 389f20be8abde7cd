import { put, takeEvery } from 'typed-redux-saga';
import { boughtItems } from '@/domain/orders/order/bought';
import { signedIn } from '@/features/auth';
import type { Services } from '@/services';
import { boughtLoaded } from './buyAgainSlice';

/** Looks up what a person bought in the orders that this browser last read, which costs no read. */
export function* buyAgainSaga({ storage }: Services) {
  yield* takeEvery(signedIn, function* lookUp({ payload: { uid } }: ReturnType<typeof signedIn>) {
    yield* put(boughtLoaded(boughtItems(storage.lastOrders.read(uid)?.orders ?? [])));
  });
}

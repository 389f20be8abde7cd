import { fork } from 'typed-redux-saga';
import { syncOwned } from '@/features/sync';
import type { Services } from '@/services';
import { watchLimits } from './limitsSaga';
import { cartSync } from './savedCartSaga';
import { offerUndo } from './undoSaga';

export function* cartSaga(services: Services) {
  yield* fork(offerUndo);
  yield* fork(watchLimits);
  yield* fork(syncOwned, services, cartSync(services));
}

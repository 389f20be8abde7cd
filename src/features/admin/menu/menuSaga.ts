import { call, delay, put } from 'typed-redux-saga';
import { takeLeading } from '@/lib/watch';
import type { WaitingAdmin } from '@/services/admin/orders/createWaitingAdmin';
import { courierTimeLoaded } from '../courierTime';
import { addressShown, menuCounted, missingStepFound } from './menuSlice';

/** The refusal of every call of the team that lacks its second factor. */
const NO_FACTOR = 'second_factor_needed';
/** Twelve reads each time, so at most once a minute. */
export const RECOUNT_MS = 60_000;

/** Reloads the counts when an admin screen opens. After a failure the menu keeps the older counts. */
export function* menuSaga(api: WaitingAdmin) {
  function* count() {
    const answer = yield* call(api.count);
    if (!answer.ok) {
      const { error } = answer;
      if (error.kind === 'refused' && error.code === NO_FACTOR) yield* put(missingStepFound(error.message));
      return;
    }
    yield* put(menuCounted(answer.value));
    yield* put(courierTimeLoaded(answer.value.courier));
    yield* delay(RECOUNT_MS);
  }
  yield* takeLeading(addressShown, count);
}

import { call, put } from 'typed-redux-saga';
import { toastShown } from '@/lib/toast';
import { takeLeading } from '@/lib/watch';
import type { CourierTimeAdmin } from '@/services/admin/orders/createCourierTimeAdmin';
import { callMessage } from '../shared';
import { courierTimeLoaded, dialogClosed, saveFailed, saveRequested } from './courierTimeSlice';

/** Changes when the courier comes. A second press while a request runs is ignored. */
export function* courierTimeSaga(api: CourierTimeAdmin) {
  function* save({ payload }: ReturnType<typeof saveRequested>) {
    const answer = yield* call(api.save, payload.comesAt);
    if (!answer.ok) return yield* put(saveFailed(callMessage(answer.error)));
    yield* put(courierTimeLoaded({ comesAt: answer.value.comesAt }));
    yield* put(dialogClosed());
    return yield* put(toastShown({ text: answer.value.message, topic: 'courier time', tone: 'success' }));
  }
  yield* takeLeading(saveRequested, save);
}

import { call, fork, put } from 'typed-redux-saga';
import { toastShown } from '@/lib/toast';
import { takeLatest, takeLeading } from '@/lib/watch';
import type { NotificationsAdmin } from '@/services/admin/people/createNotificationsAdmin';
import type { PushDevice } from '@/services/browser/pushDevice';
import { callMessage, loadWith } from '../shared';
import { deviceSaga } from './deviceSaga';
import {
  choicesFailed,
  choicesLoaded,
  choicesRequested,
  choicesSaveFailed,
  choicesSaveRequested,
} from './notificationsSlice';

/** Loads and saves the colleague's notification choices. */
export function* notificationsSaga(api: NotificationsAdmin, device: PushDevice) {
  yield* fork(deviceSaga, api, device);
  function* save({ payload }: ReturnType<typeof choicesSaveRequested>) {
    const answer = yield* call(api.save, payload);
    if (!answer.ok) return yield* put(choicesSaveFailed(callMessage(answer.error)));
    yield* put(choicesLoaded(answer.value));
    return yield* put(toastShown({ text: answer.value.message, topic: 'notifications', tone: 'success' }));
  }

  yield* takeLatest(choicesRequested, loadWith(api.read, choicesLoaded, choicesFailed, choicesLoaded));
  yield* takeLeading(choicesSaveRequested, save);
}

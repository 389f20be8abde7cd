import { call, put, select, takeLatest } from 'typed-redux-saga';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import type { ActivityAdmin } from '@/services/admin/createActivityAdmin';
import { callMessage } from '../shared';
import { activityActions, activityRequested, olderRequested, selectActivity } from './activitySlice';

/** Loads the audit log page by page. */
export function* activitySaga(api: ActivityAdmin) {
  function* load(action: ReturnType<typeof activityRequested> | ReturnType<typeof olderRequested>) {
    const { target, page } = yield* select(selectActivity);
    const older = olderRequested.match(action);
    const after = older && page.status === 'ready' ? page.value.next : '';
    const answer = yield* call(api, { target, after });
    if (answer.ok) {
      const { olderLoaded, activityLoaded } = activityActions;
      return yield* put(older ? olderLoaded(answer.value) : activityLoaded(answer.value));
    }
    const message = callMessage(answer.error);
    if (!older) return yield* put(activityActions.activityFailed(message));
    yield* put(activityActions.olderFailed());
    return yield* put(toastShown({ text: message, topic: 'activity', tone: 'error' }));
  }
  // A new target cancels the loading of older pages of the last one.
  yield* takeLatest([activityRequested, olderRequested], safely(load));
}

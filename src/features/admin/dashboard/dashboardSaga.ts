import { call, put, takeLatest } from 'typed-redux-saga';
import { safely } from '@/lib/safely';
import type { DashboardAdmin } from '@/services/admin/createDashboardAdmin';
import { callMessage } from '../shared';
import { dashboardActions, dashboardRequested } from './dashboardSlice';

/** Loads the figures of a period; a request for another period cancels it. */
export function* dashboardSaga(api: DashboardAdmin) {
  function* load({ payload: range }: ReturnType<typeof dashboardRequested>) {
    const answer = yield* call(api.look, range);
    if (answer.ok) yield* put(dashboardActions.dashboardLoaded(answer.value));
    else yield* put(dashboardActions.dashboardFailed(callMessage(answer.error)));
  }
  yield* takeLatest(dashboardRequested, safely(load));
}

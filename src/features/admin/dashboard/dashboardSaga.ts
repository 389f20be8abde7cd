import { takeLatest } from '@/lib/watch';
import type { DashboardAdmin } from '@/services/admin/createDashboardAdmin';
import { loadWith } from '../shared';
import { dashboardFailed, dashboardLoaded, dashboardRequested } from './dashboardSlice';

/** Loads the figures of a period; a request for another period cancels it. */
export function* dashboardSaga(api: DashboardAdmin) {
  yield* takeLatest(dashboardRequested, loadWith(api.look, dashboardLoaded, dashboardFailed));
}

import { adminScreen } from '@/features/admin/shared';

export { dashboardSaga } from './dashboardSaga';
export { dashboardReducer, dashboardLoaded } from './dashboardSlice';

export const DashboardScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-team" */ './DashboardScreen'),
);

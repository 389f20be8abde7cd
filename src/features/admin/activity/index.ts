import { adminScreen } from '@/features/admin/shared';

export { activitySaga } from './activitySaga';
export { activityReducer } from './activitySlice';

export const ActivityScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-team" */ './ActivityScreen'),
);

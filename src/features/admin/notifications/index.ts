import { adminScreen } from '@/features/admin/shared';

export { notificationsSaga } from './notificationsSaga';
export { notificationsReducer } from './notificationsSlice';

export const NotificationsScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-team" */ './NotificationsScreen'),
);

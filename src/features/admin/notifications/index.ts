export { NotificationsScreen } from './NotificationsScreen';
export { notificationsSaga } from './notificationsSaga';
export { notificationsReducer } from './notificationsSlice';

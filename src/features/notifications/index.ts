export {
  confirmRequested,
  confirmAnswered,
  notificationsReducer,
  toastDismissed,
} from './notificationsSlice';
export type { ConfirmRequest, NotificationsState } from './notificationsSlice';
export { notificationsSaga } from './notificationsSaga';
export { ToastHost } from './ToastHost';
export { ConfirmDialog } from './ConfirmDialog';
export { ConfirmHost } from './ConfirmHost';
export { toastShown, type ToastRequest } from '@/lib/toast';

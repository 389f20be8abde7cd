export { confirmRequested, notificationsReducer } from './notificationsSlice';
export { notificationsSaga } from './notificationsSaga';
export { ToastHost } from './ToastHost';
export { ConfirmDialog } from './ConfirmDialog';
export { ConfirmHost } from './ConfirmHost';
export { toastShown } from '@/lib/toast';

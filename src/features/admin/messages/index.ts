import { adminScreen } from '@/features/admin/shared';

export { messagesSaga } from './messagesSaga';
export { messagesReducer } from './messagesSlice';

export const MessagesScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-team" */ './MessagesScreen'),
);
export const MessageScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-team" */ './MessageScreen'),
);

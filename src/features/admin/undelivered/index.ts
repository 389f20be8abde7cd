import { adminScreen } from '@/features/admin/shared';

export { undeliveredSaga } from './undeliveredSaga';
export { undeliveredReducer } from './undeliveredSlice';

export const UndeliveredScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-desk" */ './UndeliveredScreen'),
);

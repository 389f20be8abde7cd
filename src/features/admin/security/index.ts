import { adminScreen } from '@/features/admin/shared';

export { securitySaga } from './securitySaga';
export { securityReducer } from './securitySlice';

export const SecurityScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-team" */ './SecurityScreen'),
);

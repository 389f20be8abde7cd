import { adminScreen } from '@/features/admin/shared';

export { returnListReducer } from './list/returnListSlice';
export { openReturnReducer } from './page/openReturnSlice';
export { returnsSaga } from './returnsSaga';

export const ReturnsScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-desk" */ './list/ReturnsScreen'),
);
export const ReturnScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-desk" */ './page/ReturnScreen'),
);

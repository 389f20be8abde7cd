import { adminScreen } from '@/features/admin/shared';

export { mismatchesSaga } from './mismatchesSaga';
export { mismatchesReducer } from './mismatchesSlice';

export const MismatchesScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-desk" */ './MismatchesScreen'),
);

import { adminScreen } from '@/features/admin/shared';

export { scanSaga } from './scanSaga';
export { scanReducer } from './scanSlice';

export const ScanScreen = adminScreen(() => import(/* webpackChunkName: "admin-desk" */ './ScanScreen'));

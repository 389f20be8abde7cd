import { adminScreen } from '@/features/admin/shared';

export { gstSaga } from './gstSaga';
export { gstReducer } from './gstSlice';

export const GstScreen = adminScreen(() =>
  import(/* webpackChunkName: "admin-desk" */ './GstScreen').then((module) => module.GstScreen),
);

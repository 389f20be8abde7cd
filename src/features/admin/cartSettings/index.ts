import { adminScreen } from '@/features/admin/shared';

export { cartSettingsSaga } from './cartSettingsSaga';
export { cartSettingsReducer } from './cartSettingsSlice';

export const CartSettingsScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-catalogue" */ './CartSettingsScreen'),
);

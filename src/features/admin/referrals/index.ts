import { adminScreen } from '@/features/admin/shared';

export { referralsAdminReducer } from './referralsSlice';
export { referralsAdminSaga } from './referralsSaga';

export const ReferralsScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-desk" */ './ReferralsScreen'),
);

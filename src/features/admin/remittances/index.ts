import { adminScreen } from '@/features/admin/shared';

export { CashReceived } from './CashReceived';
export { remittancesSaga } from './remittancesSaga';
export { remittancesReducer } from './remittancesSlice';

export const RemittancesScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-desk" */ './RemittancesScreen'),
);

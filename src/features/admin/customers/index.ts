import { adminScreen } from '@/features/admin/shared';

export { customersSaga } from './customersSaga';
export { customerListReducer } from './list/customerListSlice';
export { customerExportSaga } from './list/exportSaga';
export { customerExportReducer } from './list/exportSlice';
export { openCustomerReducer } from './page/openCustomerSlice';

export const CustomersScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-desk" */ './list/CustomersScreen'),
);
export const CustomerScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-desk" */ './page/CustomerScreen'),
);

export { customersSaga } from './customersSaga';
export { customerListReducer } from './list/customerListSlice';
export { CustomersScreen } from './list/CustomersScreen';
export { customerExportSaga } from './list/exportSaga';
export { customerExportReducer } from './list/exportSlice';
export { CustomerScreen } from './page/CustomerScreen';
export { openCustomerReducer } from './page/openCustomerSlice';

/** Where the admin begins. */
export const ADMIN_HOME = '/admin/orders';
export { adminReducer } from './adminReducer';
export { adminSaga } from './adminSaga';

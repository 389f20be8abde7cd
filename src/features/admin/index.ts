export { adminReducer } from './adminReducer';
export { adminSaga } from './adminSaga';

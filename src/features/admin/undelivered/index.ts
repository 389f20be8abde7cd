export { UndeliveredScreen } from './UndeliveredScreen';
export { undeliveredSaga } from './undeliveredSaga';
export { undeliveredReducer } from './undeliveredSlice';

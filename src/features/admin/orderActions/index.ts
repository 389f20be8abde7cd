export { OrderActions } from './OrderActions';
export { failureOf } from './actionFailure';
export { orderActionsSaga } from './orderActionsSaga';
export { orderActionsReducer } from './orderActionsSlice';

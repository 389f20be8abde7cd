export { orderLinkSaga } from './orderLinkSaga';
export { orderLinkReducer } from './orderLinkSlice';

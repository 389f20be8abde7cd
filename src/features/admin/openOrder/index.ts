export { NoOrder } from './NoOrder';
export { openOrderSaga } from './orderSaga';
export {
  openOrderReducer,
  orderLeft,
  orderLoaded,
  orderRequested,
  selectOpenOrder,
  selectTrail,
} from './orderSlice';
export { lostAnswerShown, showOrder } from './showOrder';

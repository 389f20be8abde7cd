export {
  checkoutClosed,
  checkoutOpened,
  checkoutReducer,
  checkoutRequested,
  orderPlaced,
  selectCheckoutOpen,
} from './checkoutSlice';
export { checkoutSaga } from './sagas/checkoutSaga';

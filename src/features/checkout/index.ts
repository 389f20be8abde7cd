export {
  checkoutClosed,
  checkoutOpened,
  checkoutReducer,
  checkoutRequested,
  orderPlaced,
  selectCheckoutOpen,
} from './checkoutSlice';
export type { CheckoutRoot, CheckoutState } from './checkoutSlice';
export type { PlacedOrder } from './placement';
export { checkoutSaga } from './checkoutSaga';

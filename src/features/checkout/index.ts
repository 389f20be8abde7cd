export {
  checkoutClosed,
  checkoutOpened,
  checkoutReducer,
  checkoutRequested,
  orderPlaced,
} from './checkoutSlice';
export type { CheckoutState } from './checkoutSlice';
export type { PlacedOrder } from './placement';
export { checkoutSaga } from './checkoutSaga';
export { selectCheckoutOpen, type CheckoutOpenRoot } from './checkoutOpen';

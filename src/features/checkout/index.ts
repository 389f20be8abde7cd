export { checkoutClosed, checkoutOpened, checkoutReducer, checkoutRequested } from './checkoutSlice';
export type { CheckoutState } from './checkoutSlice';
export { checkoutSaga } from './checkoutSaga';
export { selectCheckoutOpen } from './checkoutSelectors';

export { checkoutClosed, checkoutOpened, checkoutReducer, proceedRequested } from './checkoutSlice';
export type { CheckoutState } from './checkoutSlice';
export { checkoutSaga } from './checkoutSaga';
export { selectCheckoutOpen } from './checkoutSelectors';

import type { CheckoutStatus } from './checkoutSlice';

/** The slice comes with the engine: before that nothing is open. */
export interface CheckoutOpenRoot {
  checkout?: { status: CheckoutStatus };
}

export const selectCheckoutOpen = ({ checkout }: CheckoutOpenRoot) =>
  checkout !== undefined && checkout.status !== 'closed';

import type { PaymentRequest } from './types';

/** The provider's checkout; a chunk of its own, loaded with the first online payment. */
export function createPaymentService() {
  const load = () => import('./razorpayCheckout');
  return {
    /** Loads the provider's script, once; false when it does not load. */
    prepare: (checkoutUrl: string) =>
      load()
        .then(({ loadCheckout }) => loadCheckout(checkoutUrl))
        .catch(() => false),
    /** Opens the provider's checkout over the page; aborting closes it as if the shopper had. */
    async pay(request: PaymentRequest, leave: AbortSignal) {
      const { openCheckout } = await load();
      return openCheckout(request, leave);
    },
    /** Navigates to the provider's payment page. */
    openPage: (url: string) => window.location.assign(url),
  };
}

import type { PaymentService } from './types';

/** The provider's checkout; a chunk of its own, loaded with the first online payment. */
export function createPaymentService(): PaymentService {
  const load = () => import('./razorpayCheckout');
  return {
    prepare: (checkoutUrl) =>
      load()
        .then(({ loadCheckout }) => loadCheckout(checkoutUrl))
        .catch(() => false),
    async pay(request, leave) {
      const { openCheckout } = await load();
      return openCheckout(request, leave);
    },
    openPage: (url) => window.location.assign(url),
  };
}

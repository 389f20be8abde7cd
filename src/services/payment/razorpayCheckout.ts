import type { VerifyPaymentRequest } from '@/domain/contracts/orders/payment';
import { store } from '@/domain/store';
import type { PaymentOutcome, PaymentRequest } from './types';

/**
 * The order of Razorpay's payment methods: UPI by an app on this phone or by a QR code, then the others of
 * the account.
 * UPI Collect, the typed UPI ID, ended on 28 February 2026.
 */
const METHODS = {
  blocks: { upi: { name: 'UPI', instruments: [{ method: 'upi', flows: ['intent', 'qr'] }] } },
  sequence: ['block.upi', 'card', 'wallet', 'netbanking'],
  preferences: { show_default_blocks: true },
};

/** The options of Razorpay's checkout that this shop uses. */
interface CheckoutOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  image: string;
  prefill: { name: string; email: string; contact: string };
  notes: Record<string, string>;
  theme: { color: string };
  config: { display: typeof METHODS };
  handler: (result: VerifyPaymentRequest) => void;
  modal: { ondismiss: () => void };
}

interface Checkout {
  open(): void;
  close(): void;
  on(event: 'payment.failed', listener: () => void): void;
}

type RazorpayWindow = Window & { Razorpay?: new (options: CheckoutOptions) => Checkout };

const LOAD_TIMEOUT_MS = 15_000;
/** The colour of the shop's buttons. */
const themeColour = () => getComputedStyle(document.documentElement).getPropertyValue('--dew').trim();

const isLoaded = () => typeof (window as RazorpayWindow).Razorpay === 'function';

/** Adds the provider's script to the page. A failed one is removed, so that the next attempt loads it again. */
export function loadCheckout(checkoutUrl: string): Promise<boolean> {
  if (isLoaded()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const end = () => {
      clearTimeout(timer);
      if (!isLoaded()) script.remove();
      resolve(isLoaded());
    };
    const timer = setTimeout(end, LOAD_TIMEOUT_MS);
    script.src = checkoutUrl;
    script.onload = end;
    script.onerror = end;
    document.head.append(script);
  });
}

/** Opens the checkout and waits until it closes. A declined payment can be retried inside it. */
export function openCheckout(request: PaymentRequest, leave: AbortSignal): Promise<PaymentOutcome> {
  return new Promise((resolve, reject) => {
    const { Razorpay } = window as RazorpayWindow;
    if (!Razorpay) {
      reject(new Error('The payment script is not loaded'));
      return;
    }
    let declined = false;
    const unpaid = () => resolve({ kind: declined ? 'failed' : 'dismissed' });
    const checkout = new Razorpay({
      key: request.keyId,
      order_id: request.razorpayOrderId,
      amount: request.amount,
      currency: request.currency,
      name: store.name,
      description: request.description,
      image: new URL('/icons/icon-192.png', window.location.origin).href,
      prefill: request.prefill,
      notes: { orderId: request.orderId },
      theme: { color: themeColour() },
      config: { display: METHODS },
      // Copies the fields by name, so that the server gets nothing else from the provider.
      handler: ({ razorpay_order_id, razorpay_payment_id, razorpay_signature }) =>
        resolve({ kind: 'paid', result: { razorpay_order_id, razorpay_payment_id, razorpay_signature } }),
      modal: { ondismiss: unpaid },
    });
    checkout.on('payment.failed', () => {
      declined = true;
    });
    leave.addEventListener('abort', () => {
      checkout.close();
      unpaid();
    });
    checkout.open();
  });
}

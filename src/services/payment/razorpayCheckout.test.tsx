import { loadCheckout, openCheckout } from './razorpayCheckout';

const request = {
  keyId: 'rzp_test_1',
  razorpayOrderId: 'order_1',
  amount: 106_618,
  currency: 'INR',
  orderId: 'GLM1',
  description: 'Order GLM1',
  prefill: { name: 'Aditi Rao', email: 'aditi@glumist.example', contact: '+919845012345' },
};
const result = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 's' };

interface Options {
  handler: (given: object) => void;
  modal: { ondismiss: () => void };
  config: {
    display: {
      blocks: { upi: { instruments: object[] } };
      sequence: string[];
      preferences: object;
    };
  };
}

/** A double of Razorpay's script on the window. */
function provider() {
  const seen = { options: {} as Options, closed: 0, decline: (): void => undefined };
  class Razorpay {
    constructor(options: Options) {
      seen.options = options;
    }
    on(_event: string, listener: () => void) {
      seen.decline = listener;
    }
    open() {}
    close() {
      seen.closed += 1;
    }
  }
  Object.assign(window, { Razorpay });
  return seen;
}

const scripts = () => document.head.querySelectorAll('script');

afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { Razorpay: undefined });
  document.head.replaceChildren();
});

it('loads the script once', async () => {
  const loading = loadCheckout('https://checkout.example/v1/checkout.js');
  expect(scripts()[0]?.src).toBe('https://checkout.example/v1/checkout.js');
  provider();
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBe(true);
  await expect(loadCheckout('https://checkout.example/v1/checkout.js')).resolves.toBe(true);
  expect(scripts()).toHaveLength(1);
});

it.each([
  ['cannot be had', () => scripts()[0]?.dispatchEvent(new Event('error'))],
  ['is another', () => scripts()[0]?.dispatchEvent(new Event('load'))],
  ['does not come', () => jest.advanceTimersByTime(15_000)],
])('reports when the script %s, and loads it again the next time', async (_name, happens) => {
  jest.useFakeTimers();
  const loading = loadCheckout('https://checkout.example/v1/checkout.js');
  happens();
  await expect(loading).resolves.toBe(false);
  expect(scripts()).toHaveLength(0);
});

it('opens with the amount and the shopper, and returns the three fields of the proof', async () => {
  const seen = provider();
  const outcome = openCheckout(request, new AbortController().signal);
  expect(seen.options).toMatchObject({
    key: 'rzp_test_1',
    order_id: 'order_1',
    amount: 106_618,
    name: 'Glumist',
    prefill: request.prefill,
  });
  seen.options.handler({ ...result, org_logo: 'x' });
  await expect(outcome).resolves.toEqual({ kind: 'paid', result });
});

it('puts UPI first, by app or QR code, and leaves the other methods to the account', () => {
  const seen = provider();
  void openCheckout(request, new AbortController().signal);
  const { blocks, sequence, preferences } = seen.options.config.display;
  expect(sequence).toEqual(['block.upi', 'card', 'wallet', 'netbanking']);
  expect(blocks.upi.instruments).toEqual([{ method: 'upi', flows: ['intent', 'qr'] }]);
  expect(preferences).toEqual({ show_default_blocks: true });
});

it.each([
  ['dismissed', false],
  ['failed', true],
])('is %s when closed without a payment', async (kind, declined) => {
  const seen = provider();
  const outcome = openCheckout(request, new AbortController().signal);
  if (declined) seen.decline();
  seen.options.modal.ondismiss();
  await expect(outcome).resolves.toEqual({ kind });
});

it('succeeds after a declined try', async () => {
  const seen = provider();
  const outcome = openCheckout(request, new AbortController().signal);
  seen.decline();
  seen.options.handler(result);
  await expect(outcome).resolves.toMatchObject({ kind: 'paid' });
});

it('closes when the shopper leaves', async () => {
  const seen = provider();
  const leaving = new AbortController();
  const outcome = openCheckout(request, leaving.signal);
  leaving.abort();
  await expect(outcome).resolves.toEqual({ kind: 'dismissed' });
  expect(seen.closed).toBe(1);
});

import { type Fate } from '../../gate/passage';
import { type Purchase, seedProducts, isOk, newPurchase, sendWebhook } from '../../purchase';
import { fault } from '../../fault';
import { type Reply } from '../../../../local/endpoints/testing/calls/shopClient';
import { type GatedShop } from '../../gated';
import { Tally } from '../../tally';

/** The longest wait of a shopper, and of Razorpay for its webhook. Milliseconds. */
const MAX_WAIT_MS = 10_000;
const MAX_WEBHOOK_MS = 5000;

const silence = () => new Promise<Fate>(() => undefined);
const FAULTS: readonly { name: string; fate: () => Fate | Promise<Fate> }[] = [
  { name: 'silent', fate: silence },
  { name: 'down', fate: () => ({ status: 503, body: '{"message":"Service Unavailable"}' }) },
  { name: 'HTML', fate: () => ({ status: 200, contentType: 'text/html', body: '<h1>Maintenance</h1>' }) },
  { name: 'closed', fate: () => 'drop' },
];

/** A request to the shop while Razorpay does not answer, what it keeps reserved, and the expected answer. */
interface Press {
  name: string;
  about: (purchase: Purchase) => string;
  before: (purchase: Purchase) => Promise<void>;
  press: (purchase: Purchase, shop: GatedShop) => Promise<Reply | null>;
  isRight: (reply: Reply | null) => boolean;
  longest: number;
  /** Units that stay reserved. */
  holds: number;
}

const begin = async (purchase: Purchase) => {
  await purchase.open();
};
const beginAndPay = (outcome: 'captured' | 'authorized') => async (purchase: Purchase) => {
  await purchase.open();
  await purchase.pay(outcome);
};
/** Whether the answer is a sentence that tells the shopper what to do. */
const hasMessage = (words: RegExp) => ({
  isRight: (reply: Reply | null) => reply?.status === 502 && words.test(String(reply.body['message'])),
  longest: MAX_WAIT_MS,
});

const PRESSES: readonly Press[] = [
  {
    name: 'Pay',
    about: ({ orderId }) => orderId,
    before: () => Promise.resolve(),
    press: (purchase) => purchase.begin(),
    ...hasMessage(/nothing was charged/),
    holds: 0,
  },
  {
    name: 'verify',
    about: ({ paymentId }) => paymentId,
    before: beginAndPay('captured'),
    press: (purchase) => purchase.verify(),
    ...hasMessage(/being confirmed/),
    holds: 1,
  },
  {
    name: 'cash instead',
    about: ({ razorpayOrderId }) => razorpayOrderId,
    before: begin,
    press: (purchase) => purchase.cashInstead(),
    ...hasMessage(/cannot tell yet/),
    holds: 1,
  },
  {
    name: 'webhook',
    about: ({ paymentId }) => `${paymentId}/capture`,
    before: beginAndPay('authorized'),
    // The webhook is accepted; the reconciler asks Razorpay soon.
    press: async (purchase, shop) => sendWebhook(shop, await purchase.webhook('payment.authorized')),
    isRight: isOk,
    longest: MAX_WEBHOOK_MS,
    holds: 1,
  },
];

async function tryPress(
  shop: GatedShop,
  purchase: Purchase,
  press: Press,
  { name, fate }: (typeof FAULTS)[number],
  slack: number,
): Promise<string[]> {
  await press.before(purchase);
  const place = { step: 'any question to Razorpay', moment: 'before', about: press.about(purchase) } as const;
  shop.gate.meet(place, fate);
  const began = performance.now();
  const reply = await press.press(purchase, shop);
  const took = performance.now() - began;
  const level = await shop.db.doc(`stock/${purchase.sku}`).get();
  const wrong = [
    ...(took < press.longest * slack ? [] : [`took ${Math.round(took)} ms`]),
    ...(press.isRight(reply) ? [] : [`was answered ${JSON.stringify(reply)}`]),
    ...(level.get('reserved') === press.holds ? [] : [`${String(level.get('reserved'))} units are reserved`]),
  ];
  return wrong.map((what) => `${purchase.orderId}, ${press.name}, Razorpay ${name}: ${what}`);
}

export const razorpayDown = fault({
  name: 'F12',
  title: 'Razorpay is down or slow',
  world: 'gated',
  // Tests share the machine, so they only detect a hang; the bench checks the limit itself.
  size: {
    full: { faults: FAULTS.length, runs: 3, slack: 1 },
    small: { faults: 2, runs: 1, slack: 1.5 },
  },
  async run(shop, { faults, runs, slack }) {
    const take = await seedProducts(shop, faults * runs * PRESSES.length);
    const tally = new Tally();
    for (let run = 0; run < runs; run += 1) {
      const tries = FAULTS.slice(0, faults).flatMap((one) =>
        PRESSES.map(async (press) => tryPress(shop, await newPurchase(shop, take()), press, one, slack)),
      );
      for (const wrong of await Promise.all(tries)) tally.count(wrong);
      shop.gate.open();
    }
    shop.advance(25 * 60_000);
    await shop.reconcile();
    return tally.outcome('plain words within 10 s, nothing held that was not begun');
  },
});

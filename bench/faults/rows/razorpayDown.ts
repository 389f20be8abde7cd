import { type Fate } from '../gate/passage';
import { type Errand, fillShelf, newErrand } from '../errand';
import { fault } from '../fault';
import { type Reply } from '../../../local/endpoints/shopClient';
import { type GatedShop } from '../gated';
import { Tally } from '../tally';

/** Milliseconds that a shopper may be kept waiting. */
const LONGEST = 10_000;

const silence = () => new Promise<Fate>(() => undefined);
const FAULTS: readonly { name: string; fate: () => Fate | Promise<Fate> }[] = [
  { name: 'silent', fate: silence },
  { name: 'down', fate: () => ({ status: 503, body: '{"message":"Service Unavailable"}' }) },
  { name: 'HTML', fate: () => ({ status: 200, contentType: 'text/html', body: '<h1>Maintenance</h1>' }) },
  { name: 'closed', fate: () => 'drop' },
];

/** What a shopper does while Razorpay does not answer, what is held there, and the sentence that has to be answered. */
interface Press {
  name: string;
  about: (errand: Errand) => string;
  before: (errand: Errand) => Promise<void>;
  press: (errand: Errand) => Promise<Reply | null>;
  said: RegExp;
  /** Units of theirs that stay reserved. */
  holds: number;
}

const begin = async (errand: Errand) => {
  await errand.begin();
};
const beginAndPay = async (errand: Errand) => {
  await errand.begin();
  await errand.pay();
};

const PRESSES: readonly Press[] = [
  {
    ...{ name: 'Pay', about: ({ orderId }) => orderId, before: () => Promise.resolve() },
    ...{ press: (errand) => errand.begin(), said: /nothing was charged/, holds: 0 },
  },
  {
    ...{ name: 'verify', about: ({ paymentId }) => paymentId, before: beginAndPay },
    ...{ press: (errand) => errand.verify(), said: /being confirmed/, holds: 1 },
  },
  {
    ...{ name: 'cash instead', about: ({ razorpayOrderId }) => razorpayOrderId, before: begin },
    ...{ press: (errand) => errand.cashInstead(), said: /cannot tell yet/, holds: 1 },
  },
];

async function tryPress(
  shop: GatedShop,
  errand: Errand,
  press: Press,
  { name, fate }: (typeof FAULTS)[number],
): Promise<string[]> {
  await press.before(errand);
  const place = { step: 'any question to Razorpay', moment: 'before', about: press.about(errand) } as const;
  shop.gate.meet(place, fate);
  const began = performance.now();
  const reply = await press.press(errand);
  const took = performance.now() - began;
  const level = await shop.db.doc(`stock/${errand.sku}`).get();
  const wrong = [
    ...(took < LONGEST ? [] : [`took ${Math.round(took)} ms`]),
    ...(reply?.status === 502 && press.said.test(String(reply.body['message']))
      ? []
      : [`was answered ${JSON.stringify(reply)}`]),
    ...(level.get('reserved') === press.holds ? [] : [`${String(level.get('reserved'))} units are reserved`]),
  ];
  return wrong.map((what) => `${errand.orderId}, ${press.name}, Razorpay ${name}: ${what}`);
}

export const razorpayDown = fault({
  name: 'F12',
  title: 'Razorpay down or slow',
  world: 'gated',
  size: { full: { faults: FAULTS.length, runs: 3 }, small: { faults: 2, runs: 1 } },
  async run(shop, { faults, runs }) {
    const take = await fillShelf(shop, faults * runs * PRESSES.length);
    const tally = new Tally();
    for (let run = 0; run < runs; run += 1) {
      const tries = FAULTS.slice(0, faults).flatMap((one) =>
        PRESSES.map(async (press) => tryPress(shop, await newErrand(shop, take()), press, one)),
      );
      for (const wrong of await Promise.all(tries)) tally.count(wrong);
      shop.gate.open();
    }
    shop.advance(25 * 60_000);
    await shop.reconcile();
    return tally.outcome('plain words within 10 s, nothing held that was not begun');
  },
});

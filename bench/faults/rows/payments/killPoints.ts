import { type Order } from '../../../../src/domain/orders/order/order';
import { type Purchase, isOk, sendWebhook, untilDone } from '../../purchase';
import { type Reply } from '../../../../local/endpoints/testing/calls/shopClient';
import { type GatedShop } from '../../gated';
import { type Moment } from '../../gate/passage';
import { type Stop } from '../../gate/gate';
import { type Step } from '../../gate/steps';
import { within } from '../../within';

/** After the kill, either the browser retries, or it is closed and only the reconciler goes on. */
export type After = 'again' | 'gone';

type End = 'placed' | 'nothing';

/** A point at which the functions are killed: the steps before it, the press that reaches it, and the retry. */
interface Point {
  name: string;
  place: (moment: Moment) => { step: Step; moment: Moment };
  before: (purchase: Purchase) => Promise<void>;
  press: (purchase: Purchase, shop: GatedShop) => Promise<Reply | null>;
  /** The browser's next steps after that press; none when it was the last. */
  finish?: (purchase: Purchase) => Promise<void>;
  /** The required state of the order when the browser was closed. */
  alone: (moment: Moment) => End;
}

const at = (step: Step) => (moment: Moment) => ({ step, moment });

async function must(what: string, replying: Promise<Reply | null>): Promise<void> {
  const reply = await replying;
  if (!isOk(reply)) throw new Error(`${what}: ${JSON.stringify(reply)}`);
}

const ship = (purchase: Purchase) => must(`${purchase.orderId} is sent`, untilDone(purchase.ship));

async function payAndShip(purchase: Purchase): Promise<void> {
  await purchase.pay();
  await must(`${purchase.orderId} is verified`, untilDone(purchase.verify));
  await ship(purchase);
}

const paid = (outcome: 'captured' | 'authorized') => async (purchase: Purchase) => {
  await purchase.open();
  await purchase.pay(outcome);
};

const nothing = () => Promise.resolve();
const beginning = {
  before: nothing,
  press: (purchase: Purchase) => purchase.begin(),
  finish: payAndShip,
  alone: (): End => 'nothing',
};
const cash = {
  before: nothing,
  press: (purchase: Purchase) => purchase.cod(),
  alone: (): End => 'placed',
};

/** The nine points of the specification of faults. */
export const POINTS: readonly Point[] = [
  { name: 'payment order', place: at('payment order'), ...beginning },
  { name: 'persist', place: at('persist'), ...beginning },
  {
    name: 'capture',
    place: at('capture'),
    before: paid('authorized'),
    press: (purchase) => purchase.verify(),
    finish: ship,
    alone: () => 'placed',
  },
  {
    name: 'verify',
    place: at('verify'),
    before: paid('captured'),
    press: (purchase) => purchase.verify(),
    finish: ship,
    alone: () => 'placed',
  },
  {
    name: 'order commit',
    place: at('order commit'),
    ...cash,
    // Nothing was written and the browser got no answer, so there is no order.
    alone: (moment) => (moment === 'before' ? 'nothing' : 'placed'),
  },
  // An answer can only be lost on its way back; the other rounds lose the answer of another call.
  {
    name: 'answer',
    before: paid('captured'),
    place: (moment) => ({ step: moment === 'before' ? 'verify' : 'create shipment', moment: 'after' }),
    async press(purchase) {
      const verified = await purchase.verify();
      return isOk(verified) ? purchase.ship() : verified;
    },
    finish: ship,
    alone: () => 'placed',
  },
  { name: 'courier call', place: at('courier call'), ...cash },
  { name: 'AWB persist', place: at('AWB persist'), ...cash },
  {
    name: 'webhook',
    place: at('webhook'),
    before: paid('captured'),
    press: async (purchase, shop) => sendWebhook(shop, await purchase.webhook()),
    finish: ship,
    alone: () => 'placed',
  },
];

export interface Held {
  point: Point;
  purchase: Purchase;
  moment: Moment;
  stop: Stop;
}

/** Brings a shopper to a point and holds the request there. */
export async function holdAt(
  shop: GatedShop,
  purchase: Purchase,
  point: Point,
  moment: Moment,
): Promise<Held> {
  await point.before(purchase);
  // Commits and requests about an order contain its id; requests about a payment contain the payment's id.
  const { step, moment: when } = point.place(moment);
  const about = ['capture', 'verify', 'webhook'].includes(step) ? purchase.paymentId : purchase.orderId;
  const stop = shop.gate.stop({ step, moment: when, about });
  const answered = point.press(purchase, shop);
  await within(
    `${point.name}, ${moment}`,
    Promise.race([
      stop.reached,
      answered.then((reply) => {
        throw new Error(`${point.name}, ${moment}, was never reached: ${JSON.stringify(reply)}`);
      }),
    ]),
  );
  return { point, purchase, moment, stop };
}

/** The problems of an order after the recovery. */
export function wrongEnd({ point, purchase, moment }: Held, after: After, order: Order | null): string[] {
  const should = after === 'again' ? 'placed' : point.alone(moment);
  const name = `${purchase.orderId}, killed ${moment} ${point.name}, browser ${after}`;
  if (should === 'nothing') {
    return order === null || order.status === 'expired' ? [] : [`${name}: is ${order.status}`];
  }
  if (order?.status !== 'placed') return [`${name}: is ${order?.status ?? 'lost'}`];
  return order.shipment.status === 'booked' ? [] : [`${name}: its parcel is ${order.shipment.status}`];
}

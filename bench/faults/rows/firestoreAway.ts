import { type Product } from '../../../src/domain/catalogue/catalogue';
import { type Errand, fillShelf, isOk, newErrand, untilDone } from '../errand';
import { fault } from '../fault';
import { type GatedShop } from '../gated';
import { type Step } from '../gate/steps';
import { Tally } from '../tally';
import { within } from '../within';

const MINUTE = 60_000;
/** Milliseconds that Firestore is away. */
const AWAY = 500;

/** Each is in the middle of something else when Firestore goes. */
const FLOWS: readonly { step: Step; press: (errand: Errand) => Promise<void> }[] = [
  { step: 'order commit', press: async (errand) => void (await untilDone(errand.cod)) },
  { step: 'persist', press: payOnline },
  { step: 'AWB persist', press: async (errand) => void (await untilDone(errand.cod)) },
];

/** What a shopper goes through who presses again whenever it did not work. */
async function payOnline(errand: Errand): Promise<void> {
  if (!isOk(await untilDone(errand.begin))) return;
  await errand.pay();
  if (isOk(await untilDone(errand.verify))) await untilDone(errand.ship);
}

async function outage(shop: GatedShop, take: () => Product, tally: Tally): Promise<void> {
  const errands = await Promise.all(FLOWS.map(() => newErrand(shop, take())));
  const stops = errands.map(({ orderId }, n) => {
    const step = FLOWS[n]?.step ?? 'order commit';
    return shop.gate.stop({ step, moment: 'before', about: orderId });
  });
  const flows = errands.map((errand, n) => FLOWS[n]?.press(errand));
  await within('the middle of all flows', Promise.all(stops.map(({ reached }) => reached)));
  await shop.firestore.kill();
  // What was on its way meets a closed door.
  for (const stop of stops) stop.let('pass');
  await new Promise((resolve) => setTimeout(resolve, AWAY));
  await shop.firestore.start();
  await Promise.all(flows);
  shop.advance(25 * MINUTE);
  await shop.reconcile();
  shop.advance(5 * MINUTE);
  await shop.reconcile();
  for (const { orderId, order } of errands) {
    const found = await order();
    const sent = found?.status === 'placed' && found.shipment.status === 'booked';
    tally.count(sent ? [] : [`${orderId} is ${found?.status ?? 'lost'}, ${found?.shipment.status ?? ''}`]);
  }
}

export const firestoreAway = fault({
  name: 'F14',
  title: 'Firestore killed and started again in mid-flow',
  world: 'gated',
  size: { full: { times: 10 }, small: { times: 1 } },
  async run(shop, { times }) {
    const take = await fillShelf(shop, times * FLOWS.length);
    const tally = new Tally();
    for (let n = 0; n < times; n += 1) await outage(shop, take, tally);
    return tally.outcome('nothing lost, every order sent');
  },
});

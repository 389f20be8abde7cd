import { type Product } from '../../../../src/domain/catalogue/catalogue';
import { type Purchase, seedProducts, isOk, newPurchase, untilDone } from '../../purchase';
import { fault } from '../../fault';
import { type GatedShop } from '../../gated';
import { type Step } from '../../gate/steps';
import { Tally } from '../../tally';
import { within } from '../../within';

const MINUTE = 60_000;
/** Milliseconds for which Firestore is down. */
const DOWNTIME_MS = 500;

/** Flows that are at different steps when Firestore goes down. */
const FLOWS: readonly { step: Step; press: (purchase: Purchase) => Promise<void> }[] = [
  { step: 'order commit', press: async (purchase) => void (await untilDone(purchase.cod)) },
  { step: 'persist', press: payOnline },
  { step: 'AWB persist', press: async (purchase) => void (await untilDone(purchase.cod)) },
];

/** A shopper who retries after every failure. */
async function payOnline(purchase: Purchase): Promise<void> {
  if (!isOk(await untilDone(purchase.begin))) return;
  await purchase.pay();
  if (isOk(await untilDone(purchase.verify))) await untilDone(purchase.ship);
}

async function outage(shop: GatedShop, take: () => Product, tally: Tally): Promise<void> {
  const purchases = await Promise.all(FLOWS.map(() => newPurchase(shop, take())));
  const stops = purchases.map(({ orderId }, n) => {
    const step = FLOWS[n]?.step ?? 'order commit';
    return shop.gate.stop({ step, moment: 'before', about: orderId });
  });
  const flows = purchases.map((purchase, n) => FLOWS[n]?.press(purchase));
  await within('the middle of all flows', Promise.all(stops.map(({ reached }) => reached)));
  await shop.firestore.kill();
  // Requests under way are refused.
  for (const stop of stops) stop.let('pass');
  await new Promise((resolve) => setTimeout(resolve, DOWNTIME_MS));
  await shop.firestore.start();
  await Promise.all(flows);
  shop.advance(25 * MINUTE);
  await shop.reconcile();
  shop.advance(5 * MINUTE);
  await shop.reconcile();
  for (const { orderId, order } of purchases) {
    const found = await order();
    const sent = found?.status === 'placed' && found.shipment.status === 'booked';
    tally.count(sent ? [] : [`${orderId} is ${found?.status ?? 'lost'}, ${found?.shipment.status ?? ''}`]);
  }
}

export const firestoreAway = fault({
  name: 'F14',
  title: 'Firestore is killed and restarted while orders are being placed',
  world: 'gated',
  size: { full: { times: 10 }, small: { times: 1 } },
  async run(shop, { times }) {
    const take = await seedProducts(shop, times * FLOWS.length);
    const tally = new Tally();
    for (let n = 0; n < times; n += 1) await outage(shop, take, tally);
    return tally.outcome('nothing lost, every order sent');
  },
});

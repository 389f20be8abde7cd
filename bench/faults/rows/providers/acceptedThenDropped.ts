import { type DialectName } from '../../../../functions/src/gateways/nimbuspost';
import { type Purchase, seedProducts, newPurchase } from '../../purchase';
import { fault } from '../../fault';
import { type GatedShop } from '../../gated';
import { Tally } from '../../tally';
import { DIALECTS } from './courierFaults';

const MINUTE = 60_000;

/** Whether the immediate look-up succeeds; otherwise the reconciler's is the first that does. */
type LookUp = 'answers' | 'is lost too';

async function accepted(
  shop: GatedShop,
  purchase: Purchase,
  dialect: DialectName,
  lookUp: LookUp,
): Promise<string[]> {
  const about = purchase.orderId;
  let calls = 0;
  // Partner v2 books by its draft's id; any booking will do, because no other order is booked here meanwhile.
  const place = { step: 'courier call', moment: 'after' } as const;
  const stopCounting = shop.gate.meet(place, () => {
    calls += 1;
    return calls === 1 ? 'drop' : 'pass';
  });
  let lookUps = 0;
  const stopLooking = shop.gate.meet({ step: 'courier look-up', moment: 'before', about }, () => {
    lookUps += 1;
    return calls > 0 && lookUp === 'is lost too' ? 'drop' : 'pass';
  });
  const reply = await purchase.cod();
  const wrong = reply?.body['status'] === 'placed' ? [] : [`the shopper was told ${JSON.stringify(reply)}`];
  const before = (await purchase.order())?.shipment.status;
  const should = lookUp === 'answers' && dialect !== 'partner-v2' ? 'booked' : before;
  if (before !== should) wrong.push(`the parcel is ${before ?? 'lost'} right after the request`);
  stopLooking();
  shop.advance(2 * MINUTE);
  await shop.reconcile();
  stopCounting();
  const order = await purchase.order();
  const parcels = (await shop.shipments()).filter(({ order_number }) => order_number === purchase.orderId);
  if (calls !== 1) wrong.push(`the courier was asked to book ${calls} times`);
  if (lookUps === 0) wrong.push('the parcel was never looked up');
  if (parcels.length !== 1) wrong.push(`there are ${parcels.length} parcels`);
  if (order?.shipment.awb !== parcels[0]?.awb_number) wrong.push('the order has another AWB');
  return wrong.map((what) => `${purchase.orderId}, ${dialect}, the look-up ${lookUp}: ${what}`);
}

export const acceptedThenDropped = fault({
  name: 'F10',
  title: 'the courier books a parcel and the connection drops before its answer',
  world: 'gated',
  size: { full: { dialects: 3, runs: 5 }, small: { dialects: 1, runs: 1 } },
  async run(shop, { dialects, runs }) {
    const take = await seedProducts(shop, dialects * runs * 2);
    const tally = new Tally();
    for (const dialect of DIALECTS.slice(0, dialects)) {
      if (dialects > 1) await shop.speak(dialect);
      for (let run = 0; run < runs; run += 1) {
        for (const lookUp of ['answers', 'is lost too'] as const) {
          tally.count(await accepted(shop, await newPurchase(shop, take()), dialect, lookUp));
        }
      }
    }
    return tally.outcome('1 AWB each, looked up by order number first');
  },
});

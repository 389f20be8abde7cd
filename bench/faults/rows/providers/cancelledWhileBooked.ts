import { type DialectName } from '../../../../functions/src/gateways/nimbuspost';
import { type Order } from '../../../../src/domain/orders/order/order';
import { type Product } from '../../../../src/domain/catalogue/catalogue';
import { type Purchase, seedProducts, isOk, newPurchase } from '../../purchase';
import { fault } from '../../fault';
import { type Reply } from '../../../../local/endpoints/testing/calls/shopClient';
import { type GatedShop } from '../../gated';
import { type Moment } from '../../gate/passage';
import { type Step } from '../../gate/steps';
import { Tally } from '../../tally';
import { within } from '../../within';
import { DIALECTS } from './courierFaults';
import { type Rival, RIVALS } from './rivals';

const MINUTE = 60_000;
/** Milliseconds that a rival may wait for the held request; then the request goes on and the rival comes second. */
const RIVAL = 1200;

const BOOKING: readonly (readonly [Step, Moment])[] = [
  ['courier call', 'before'],
  ['courier call', 'after'],
  ['AWB persist', 'before'],
  ['AWB persist', 'after'],
  ['create shipment', 'after'],
];
/** Partner v2 makes a draft first. */
const DRAFTING: readonly (readonly [Step, Moment])[] = [
  ['courier draft', 'before'],
  ['courier draft', 'after'],
];

interface Meeting {
  place: readonly [Step, Moment];
  /** A text that only this booking contains. */
  about: string;
  rival: Rival;
}

interface Race {
  purchase: Purchase;
  name: string;
  rival: Rival;
  /** The answer to the rival. */
  reply: Reply | null;
}

/** Holds the booking at a step, runs the rival, and lets the booking go on. */
async function race(
  shop: GatedShop,
  purchase: Purchase,
  { place: [step, moment], about, rival }: Meeting,
): Promise<Race> {
  if (rival.paid) {
    await purchase.open();
    await purchase.pay();
    await purchase.verify();
  }
  const name = `${purchase.orderId}, ${moment} ${step}, ${rival.name}`;
  const stop = shop.gate.stop({ step, moment, about });
  const booking = rival.paid ? purchase.ship() : purchase.cod();
  await within(name, stop.reached);
  const acting = rival.act(shop, purchase);
  await Promise.race([acting, new Promise((resolve) => setTimeout(resolve, RIVAL))]);
  stop.let('pass');
  const [reply] = await Promise.all([acting, booking]);
  return { purchase, name, rival, reply };
}

const isCancelled = ({ status }: Order) => status === 'cancelled' || status === 'refunded';

async function wrongEnd(shop: GatedShop, { purchase, name, rival, reply }: Race): Promise<string[]> {
  const order = await purchase.order();
  const parcels = (await shop.shipments()).filter(({ order_number }) => order_number === purchase.orderId);
  const live = parcels.filter(({ status }) => status !== 'cancelled');
  const drafts = (await shop.drafts()).filter(({ order }) => order.order_number === purchase.orderId);
  const open = drafts.filter(({ status }) => status === 'created');
  const refunds = (await shop.razorpay.refunds()).filter(
    ({ payment_id }) => payment_id === purchase.paymentId,
  );
  const back = refunds.reduce((paise, { amount }) => paise + amount, 0);
  // The parcel was not picked up and the courier answered, so the cancellation must have succeeded.
  const cancelled = rival.ends === 'cancelled';
  const wrong: string[] = [];
  if (!order || isCancelled(order) !== cancelled) wrong.push(`is ${order?.status ?? 'lost'}`);
  if (live.length !== (cancelled ? 0 : 1)) wrong.push(`${live.length} parcels are on their way`);
  if (open.length > 0) wrong.push(`${open.length} drafts are left`);
  if (back !== rival.back || refunds.length > 1) {
    wrong.push(`${back} paise went back in ${refunds.length} refunds`);
  }
  if (!isOk(reply) && reply?.status !== 202) wrong.push(`was answered ${JSON.stringify(reply?.body)}`);
  return wrong.map((what) => `${name}: ${what}`);
}

const placesIn = (dialect: DialectName) => (dialect === 'partner-v2' ? [...DRAFTING, ...BOOKING] : BOOKING);

/** Each rival at each place, or every nth pair. */
const racesIn = (dialect: DialectName, every: number) =>
  placesIn(dialect)
    .flatMap((place) => RIVALS.map((rival) => ({ place, rival })))
    .filter((_, n) => n % every === 0);

async function inDialect(
  shop: GatedShop,
  dialect: DialectName,
  take: () => Product,
  tally: Tally,
  every: number,
): Promise<void> {
  const races = racesIn(dialect, every);
  // The booking of a draft does not name its order, so these run one after the other.
  const inTurn = dialect === 'partner-v2';
  const run = async ({ place, rival }: (typeof races)[number]) => {
    const purchase = await newPurchase(shop, take());
    const about = inTurn && place[0] === 'courier call' ? '' : purchase.orderId;
    return race(shop, purchase, { place, about, rival });
  };
  const done: Race[] = [];
  if (inTurn) for (const one of races) done.push(await run(one));
  else done.push(...(await Promise.all(races.map(run))));
  // Until all leases have ended and lost bookings were looked up once more.
  for (const minutes of [2, 12, 12]) {
    shop.advance(minutes * MINUTE);
    await shop.reconcile();
  }
  for (const one of done) tally.count(await wrongEnd(shop, one));
}

export const cancelledWhileBooked = fault({
  name: 'F19',
  title: 'an order is cancelled or refunded while its parcel is being booked',
  world: 'gated',
  size: { full: { dialects: 3, every: 1 }, small: { dialects: 1, every: 2 } },
  async run(shop, { dialects, every }) {
    const spoken = DIALECTS.slice(0, dialects);
    const races = spoken.reduce((sum, dialect) => sum + racesIn(dialect, every).length, 0);
    const take = await seedProducts(shop, races);
    const tally = new Tally();
    for (const dialect of spoken) {
      if (dialects > 1) await shop.speak(dialect);
      await inDialect(shop, dialect, take, tally, every);
    }
    return tally.outcome('one outcome each: parcel, order and money agree');
  },
});

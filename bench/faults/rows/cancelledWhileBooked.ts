import { type DialectName } from '../../../functions/src/gateways/nimbuspost';
import { type Order } from '../../../src/domain/order';
import { signedEvent } from '../../../local/razorpay/events';
import { razorpayKeys } from '../../../local/stack/settings';
import { type Product } from '../../../src/domain/catalogue';
import { type Errand, fillShelf, isOk, newErrand, sendWebhook } from '../errand';
import { fault } from '../fault';
import { type Reply } from '../../../local/endpoints/shopClient';
import { type GatedShop } from '../gated';
import { type Moment } from '../gate/passage';
import { type Step } from '../gate/steps';
import { Tally } from '../tally';
import { within } from '../within';
import { DIALECTS } from './courierFaults';

const MINUTE = 60_000;
/** Milliseconds for a rival that waits for what is held here; then it is let go, and the rival comes second. */
const RIVAL = 1200;

type Rival = 'cancels' | 'cancels what was paid' | 'gives the payment back';

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

/** Somebody gives the whole payment back at Razorpay itself, and its webhook says so. */
async function giveBack(shop: GatedShop, errand: Errand): Promise<null> {
  const refund = await shop.razorpay.refund(errand.paymentId);
  const payment = (await shop.razorpay.payments()).find(({ id }) => id === errand.paymentId);
  if (!payment) throw new Error('The payment is gone');
  const event = signedEvent('refund.processed', { payment, refund }, razorpayKeys.webhookSecret, 0);
  await sendWebhook(shop, event);
  return null;
}

interface Race {
  errand: Errand;
  name: string;
  /** What the shopper was told, where it was the shopper. */
  told: Reply | null;
}

interface Meeting {
  place: readonly [Step, Moment];
  /** The text that tells this booking from others. */
  about: string;
  rival: Rival;
}

/** The booking is held at a step, the rival does its part, and the booking goes on. */
async function race(
  shop: GatedShop,
  errand: Errand,
  { place: [step, moment], about, rival }: Meeting,
): Promise<Race> {
  if (rival !== 'cancels') {
    await errand.begin();
    await errand.pay();
    await errand.verify();
  }
  const name = `${errand.orderId}, ${moment} ${step}, somebody ${rival}`;
  const stop = shop.gate.stop({ step, moment, about });
  const booking = rival === 'cancels' ? errand.cod() : errand.ship();
  await within(name, stop.reached);
  const acting = rival === 'gives the payment back' ? giveBack(shop, errand) : errand.cancel();
  await Promise.race([acting, new Promise((resolve) => setTimeout(resolve, RIVAL))]);
  stop.let('pass');
  const [told] = await Promise.all([acting, booking]);
  return { errand, name, told };
}

const isCancelled = (order: Order) => order.status === 'cancelled' || order.status === 'refunded';

async function wrongEnd(shop: GatedShop, { errand, name, told }: Race, paid: boolean): Promise<string[]> {
  const order = await errand.order();
  const parcels = (await shop.shipments()).filter(({ order_number }) => order_number === errand.orderId);
  const live = parcels.filter(({ status }) => status !== 'cancelled');
  const drafts = (await shop.drafts()).filter(({ order: asked }) => asked.order_number === errand.orderId);
  const open = drafts.filter(({ status }) => status === 'created');
  const back = (await shop.razorpay.refunds()).filter(({ payment_id }) => payment_id === errand.paymentId);
  const wrong: string[] = [];
  // Nobody had picked it up, and the courier answered: whoever wanted it back has it.
  if (!order || !isCancelled(order)) wrong.push(`is ${order?.status ?? 'lost'}`);
  if (live.length > 0) wrong.push(`${live.length} parcels are on their way`);
  if (open.length > 0) wrong.push(`${open.length} drafts are left`);
  if (back.length !== (paid ? 1 : 0)) wrong.push(`was refunded ${back.length} times`);
  if (told && !isOk(told) && told.status !== 202) wrong.push(`was answered ${JSON.stringify(told.body)}`);
  return wrong.map((what) => `${name}: ${what}`);
}

const RIVALS: readonly Rival[] = ['cancels', 'cancels what was paid', 'gives the payment back'];

const placesIn = (dialect: DialectName) => (dialect === 'partner-v2' ? [...DRAFTING, ...BOOKING] : BOOKING);

async function inDialect(
  shop: GatedShop,
  dialect: DialectName,
  take: () => Product,
  tally: Tally,
): Promise<void> {
  const races = placesIn(dialect).flatMap((place) => RIVALS.map((rival) => ({ place, rival })));
  // The booking of a draft does not say of which order it is: there one goes after the other.
  const inTurn = dialect === 'partner-v2';
  const run = async ({ place, rival }: (typeof races)[number]) => {
    const errand = await newErrand(shop, take());
    const about = inTurn && place[0] === 'courier call' ? '' : errand.orderId;
    const raced = await race(shop, errand, { place, about, rival });
    return { ...raced, paid: rival !== 'cancels' };
  };
  const done: (Race & { paid: boolean })[] = [];
  if (inTurn) for (const one of races) done.push(await run(one));
  else done.push(...(await Promise.all(races.map(run))));
  // Until all leases are over, and what may have been lost has been looked for once more.
  for (const minutes of [2, 12, 12]) {
    shop.advance(minutes * MINUTE);
    await shop.reconcile();
  }
  for (const { paid, ...one } of done) tally.count(await wrongEnd(shop, one, paid));
}

export const cancelledWhileBooked = fault({
  name: 'F19',
  title: 'refund or cancel while the courier is being booked',
  world: 'gated',
  size: { full: { dialects: 3 }, small: { dialects: 1 } },
  async run(shop, { dialects }) {
    const spoken = DIALECTS.slice(0, dialects);
    const races = spoken.reduce((sum, dialect) => sum + placesIn(dialect).length * RIVALS.length, 0);
    const take = await fillShelf(shop, races);
    const tally = new Tally();
    for (const dialect of spoken) {
      if (dialects > 1) await shop.speak(dialect);
      await inDialect(shop, dialect, take, tally);
    }
    return tally.outcome('one outcome each: cancelled, no parcel, paid back once');
  },
});

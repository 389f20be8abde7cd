import { type DialectName } from '../../../../functions/src/gateways/nimbuspost';
import { type MismatchesResponse } from '../../../../src/domain/contracts/adminOrders/actions';
import { type Order } from '../../../../src/domain/orders/order/order';
import { type Product } from '../../../../src/domain/catalogue/catalogue';
import { type Purchase, seedProducts, newPurchase } from '../../purchase';
import { fault } from '../../fault';
import { type GatedShop } from '../../gated';
import { Tally } from '../../tally';
import { ANSWERS, DIALECTS, type CourierFault } from './courierFaults';

const SECOND = 1000;
/** Attempts that fail before the courier recovers. */
const ATTEMPTS = 3;
/** How late an attempt may come after it was due: the reconciler runs every five minutes. */
const ROUND = 5 * 60 * SECOND;
/** The age at which an order without a parcel is shown to the admin. */
const OVERDUE = 16 * 60 * SECOND;

interface Tried {
  answer: CourierFault;
  purchase: Purchase;
  wrong: string[];
  /** Milliseconds before each attempt but the first. */
  waits: number[];
}

function wrongOrder({ purchase, answer }: Tried, order: Order | null, attempts: number): string[] {
  const name = `${purchase.orderId}, ${answer.name}`;
  if (order?.status !== 'placed' || order.shipment.status !== 'booking') {
    return [`${name}: is ${order?.status ?? 'lost'}, ${order?.shipment.status ?? ''}`];
  }
  return [
    ...(order.shipment.attempts === attempts
      ? []
      : [`${name}: ${order.shipment.attempts} attempts, not ${attempts}`]),
    ...(order.shipment.problem ? [] : [`${name}: the admin is not told why`]),
  ];
}

async function place(
  shop: GatedShop,
  purchase: Purchase,
  dialect: DialectName,
  answer: CourierFault,
): Promise<Tried> {
  shop.gate.meet({ step: 'any question to the courier', moment: 'before', about: purchase.orderId }, () =>
    answer.fate(dialect),
  );
  const reply = await purchase.cod();
  const isPlaced = reply?.status === 200 && reply.body['status'] === 'placed';
  const wrong = isPlaced
    ? []
    : [`${purchase.orderId}, ${answer.name}: the shopper was told ${JSON.stringify(reply)}`];
  return { answer, purchase, wrong, waits: [] };
}

/** Moves the clock to the next attempt of all orders and runs the reconciler. */
async function attempt(shop: GatedShop, all: readonly Tried[], attempts: number): Promise<void> {
  const due: number[] = [];
  for (const tried of all) {
    const order = await tried.purchase.order();
    tried.wrong.push(...wrongOrder(tried, order, attempts));
    const wait = Date.parse(order?.shipment.nextAttemptAt ?? '') - shop.now().getTime();
    tried.waits.push(Math.max(0, wait));
    due.push(wait);
  }
  shop.advance(Math.max(0, ...due) + SECOND);
  await shop.reconcile();
}

/** The orders that the team sees as waiting for their parcel. */
async function listedByShop(shop: GatedShop): Promise<Set<string>> {
  const { body } = await shop.call('/api/admin/mismatches', { as: 'ada' });
  const { mismatches } = body as unknown as MismatchesResponse;
  return new Set(mismatches.flatMap((one) => (one.kind === 'order_no_parcel' ? [one.orderId] : [])));
}

function wrongWaits({ purchase, answer, waits }: Tried): string[] {
  // The first retry may come at once; from then on each waits longer.
  const [, ...retryWaits] = waits;
  const grows = retryWaits.every((wait, n) => n === 0 || wait > (retryWaits[n - 1] ?? 0));
  return grows ? [] : [`${purchase.orderId}, ${answer.name}: waits ${waits.join(', ')} ms do not grow`];
}

/** Every failure in one dialect: orders are kept, retried, and sent once the courier recovers. */
async function inDialect(
  shop: GatedShop,
  dialect: DialectName,
  faults: readonly CourierFault[],
  take: () => Product,
): Promise<Tried[]> {
  const all = await Promise.all(
    faults.map(async (one) => place(shop, await newPurchase(shop, take()), dialect, one)),
  );
  for (let attempts = 1; attempts <= ATTEMPTS; attempts += 1) await attempt(shop, all, attempts);
  shop.advance(OVERDUE);
  const shown = await listedByShop(shop);
  shop.gate.open();
  shop.advance(60 * 60 * SECOND + ROUND);
  await shop.reconcile();
  for (const tried of all) {
    const order = await tried.purchase.order();
    if (order?.shipment.status !== 'booked') {
      tried.wrong.push(`${tried.purchase.orderId}, ${tried.answer.name}: was never sent`);
    }
    if (!shown.has(tried.purchase.orderId)) {
      tried.wrong.push(`${tried.purchase.orderId}, ${tried.answer.name}: is not on the admin's list`);
    }
    tried.wrong.push(...wrongWaits(tried));
  }
  return all;
}

export const courierFails = fault({
  name: 'F9',
  title: 'the courier answers with errors, HTML or not at all',
  world: 'gated',
  // A courier that does not answer costs the whole timeout.
  size: { full: { dialects: 3, silence: true }, small: { dialects: 1, silence: false } },
  async run(shop, { dialects, silence }) {
    const faults = ANSWERS.filter(({ name }) => silence || name !== 'silence');
    const take = await seedProducts(shop, dialects * faults.length);
    const tally = new Tally();
    for (const dialect of DIALECTS.slice(0, dialects)) {
      if (dialects > 1) await shop.speak(dialect);
      for (const { wrong } of await inDialect(shop, dialect, faults, take)) tally.count(wrong);
    }
    return tally.outcome('orders kept, tried ever later, shown to the admin, sent in the end');
  },
});

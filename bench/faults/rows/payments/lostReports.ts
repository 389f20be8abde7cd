import { type Purchase, seedProducts, newPurchase } from '../../purchase';
import { fault } from '../../fault';
import { type GatedShop } from '../../gated';
import { Tally } from '../../tally';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Hours until the reconciler has asked about every late payment of an expired order. */
const LATEST = 48;

const inTurn = (n: number) => (n % 3 === 2 ? 'authorized' : 'captured');

async function wrongEnd({ orderId, order }: Purchase): Promise<string[]> {
  const found = await order();
  if (found?.status !== 'placed') return [`${orderId} was paid and is ${found?.status ?? 'lost'}`];
  return found.shipment.status === 'booked' ? [] : [`${orderId} was paid and nothing was sent`];
}

async function begun(shop: GatedShop, buyers: number): Promise<Purchase[]> {
  const take = await seedProducts(shop, buyers);
  const purchases = await Promise.all(Array.from({ length: buyers }, () => newPurchase(shop, take())));
  await Promise.all(purchases.map((purchase) => purchase.open()));
  return purchases;
}

export const closedAfterPaying = fault({
  name: 'F6',
  title: 'the shopper closes the browser after paying and no webhook arrives',
  world: 'gated',
  size: { full: { buyers: 30 }, small: { buyers: 5 } },
  async run(shop, { buyers }) {
    const tally = new Tally();
    const purchases = await begun(shop, buyers);
    await Promise.all(purchases.map((purchase, n) => purchase.pay(inTurn(n))));
    shop.advance(21 * MINUTE);
    await shop.reconcile();
    for (const purchase of purchases) tally.count(await wrongEnd(purchase));
    return tally.outcome('all found by the reconciler');
  },
});

/** Some pay at once, others hours after their order expired; the products stay in stock. */
export const webhookDown = fault({
  name: 'F7',
  title: 'no webhook arrives for a day and no shopper returns',
  world: 'gated',
  size: { full: { buyers: 24, every: 1 }, small: { buyers: 4, every: 6 } },
  async run(shop, { buyers, every }) {
    const tally = new Tally();
    const purchases = await begun(shop, buyers);
    shop.gate.meet({ step: 'webhook call', moment: 'before' }, () => 'drop');
    for (let hour = 0; hour < LATEST; hour += every) {
      await purchases[hour / every]?.pay(inTurn(hour / every));
      shop.advance(every * HOUR);
      await shop.reconcile();
    }
    for (const purchase of purchases) tally.count(await wrongEnd(purchase));
    return tally.outcome('all found by the reconciler, the late ones too');
  },
});

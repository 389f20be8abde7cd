import { type Product } from '../../../../src/domain/catalogue/catalogue';
import { type Purchase, seedProducts, isOk, newPurchase, sendWebhook } from '../../purchase';
import { fault } from '../../fault';
import { type GatedShop } from '../../gated';
import { Tally } from '../../tally';

const MINUTE = 60_000;

/** The first to report the payment: all at once, and each alone. */
const NEWS = ['all', 'browser', 'webhook', 'reconciler'] as const;

async function sendNews(shop: GatedShop, late: Purchase, news: (typeof NEWS)[number]): Promise<void> {
  const reports: Promise<unknown>[] = [];
  if (news === 'browser' || news === 'all') reports.push(late.verify(), late.verify());
  if (news === 'webhook' || news === 'all') {
    reports.push(sendWebhook(shop, await late.webhook()));
  }
  if (news === 'reconciler' || news === 'all') reports.push(shop.reconcile(), shop.reconcile());
  await Promise.all(reports);
}

/** The payment arrives after the order expired and another shopper bought the last unit. */
async function paidTooLate(shop: GatedShop, last: Product, n: number): Promise<string[]> {
  const late = await newPurchase(shop, last);
  await late.open();
  shop.advance(21 * MINUTE);
  await shop.reconcile();
  const other = await newPurchase(shop, last);
  const sold = await other.cod();
  if (!isOk(sold))
    return [`${late.orderId} expired, and its unit could not be sold: ${JSON.stringify(sold)}`];
  await late.pay();
  shop.advance(35 * MINUTE);
  await sendNews(shop, late, NEWS[n % NEWS.length] ?? 'all');
  for (let runs = 0; runs < 2; runs += 1) {
    shop.advance(2 * MINUTE);
    await Promise.all([shop.reconcile(), shop.reconcile()]);
  }
  const verified = await late.verify();
  const back = (await shop.razorpay.refunds()).filter(({ payment_id }) => payment_id === late.paymentId);
  const order = await late.order();
  return [
    ...(back.length === 1 ? [] : [`${late.orderId} was refunded ${back.length} times`]),
    ...(order?.status === 'refunded' ? [] : [`${late.orderId} is ${order?.status ?? 'lost'}`]),
    ...(verified?.status === 409 && String(verified.body['message']).includes('sold out')
      ? []
      : [`${late.orderId}: the shopper was told ${JSON.stringify(verified)}`]),
  ];
}

export const soldOutMeanwhile = fault({
  name: 'F8',
  title: 'a payment is captured after its reservation expired and the stock was sold',
  world: 'gated',
  size: { full: { runs: 20 }, small: { runs: 2 } },
  async run(shop, { runs }) {
    const take = await seedProducts(shop, runs, 1);
    const tally = new Tally();
    for (let n = 0; n < runs; n += 1) tally.count(await paidTooLate(shop, take(), n));
    return tally.outcome('exactly 1 refund each, and the shopper told');
  },
});

import { type Purchase, seedProducts, isOk, newPurchase, sendWebhook } from '../../purchase';
import { fault } from '../../fault';
import { type Reply } from '../../../../local/endpoints/testing/calls/shopClient';
import { type GatedShop } from '../../gated';
import { randomFrom, shuffled } from '../../../../demo/random';
import { Tally } from '../../tally';

/** One in this many webhooks is forged. */
const FORGED_OF = 10;
const VERIFIES = ['before', 'meanwhile', 'after', 'never'] as const;
const EVENTS = ['payment.authorized', 'payment.captured', 'order.paid'] as const;

interface Sent {
  forged: boolean;
  reply: Reply | null;
}

/** The webhooks of one payment, each event several times under one id, some of them forged. */
async function webhooksOf(purchase: Purchase, times: number) {
  const genuine = await Promise.all(EVENTS.map((event) => purchase.webhook(event)));
  const forged = await purchase.webhook('order.paid', 'secret-of-somebody-else');
  return Array.from({ length: times }, (_, n) => {
    const isForged = n % FORGED_OF === 0;
    const { body, headers } = isForged ? forged : (genuine[n % genuine.length] ?? forged);
    return { forged: isForged, body, headers };
  });
}

function wrongReplies(orderId: string, sent: readonly Sent[]): string[] {
  return sent
    .filter(({ forged, reply }) => (forged ? reply?.status !== 401 : !isOk(reply)))
    .map(({ forged, reply }) => {
      const what = forged ? 'a forged webhook' : 'a webhook';
      return `${orderId}: ${what} was answered ${reply?.status ?? 'with nothing'}`;
    });
}

async function wrongOrder(purchase: Purchase): Promise<string[]> {
  const order = await purchase.order();
  const placed = order?.history.filter(({ to }) => to === 'placed').length;
  if (order?.status === 'placed' && placed === 1) return [];
  return [`${purchase.orderId} is ${order?.status ?? 'lost'}, placed ${placed ?? 0} times`];
}

/** One payment's webhooks at once in any order, with or without the browser's own report. */
async function payment(shop: GatedShop, purchase: Purchase, n: number, times: number): Promise<string[]> {
  await purchase.open();
  await purchase.pay(n % 2 === 0 ? 'captured' : 'authorized');
  const verify = VERIFIES[n % VERIFIES.length];
  const webhooks = shuffled(await webhooksOf(purchase, times), randomFrom(n + 1));
  if (verify === 'before') await purchase.verify();
  const [sent] = await Promise.all([
    Promise.all(
      webhooks.map(async ({ forged, ...webhook }): Promise<Sent> => {
        return { forged, reply: await sendWebhook(shop, webhook) };
      }),
    ),
    verify === 'meanwhile' ? purchase.verify() : null,
  ]);
  if (verify === 'after') await purchase.verify();
  return [...wrongReplies(purchase.orderId, sent), ...(await wrongOrder(purchase))];
}

/** When every webhook is forged, nothing changes. */
async function forgery(shop: GatedShop, purchase: Purchase): Promise<string[]> {
  await purchase.open();
  await purchase.pay();
  const reply = await sendWebhook(shop, await purchase.webhook('order.paid', 'secret-of-somebody-else'));
  const order = await purchase.order();
  const believed = order?.status !== 'pending_payment';
  return [
    ...wrongReplies(purchase.orderId, [{ forged: true, reply }]),
    ...(believed ? [`${purchase.orderId}: a forged webhook was accepted`] : []),
  ];
}

export const webhooksAnyhow = fault({
  name: 'F5',
  title: 'Razorpay sends each webhook 20 times and out of order',
  world: 'gated',
  size: { full: { payments: 24, times: 20 }, small: { payments: 4, times: 11 } },
  async run(shop, { payments, times }) {
    const take = await seedProducts(shop, payments + 1);
    const tally = new Tally();
    for (let n = 0; n < payments; n += 1) {
      tally.count(await payment(shop, await newPurchase(shop, take()), n, times));
    }
    tally.count(await forgery(shop, await newPurchase(shop, take())));
    // The forged webhook names a real payment, which the reconciler finds by asking Razorpay.
    shop.advance(21 * 60_000);
    await shop.reconcile();
    return tally.outcome('1 order each, what was forged refused');
  },
});

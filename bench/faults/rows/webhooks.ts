import { type Errand, fillShelf, isOk, newErrand, sendWebhook } from '../errand';
import { fault } from '../fault';
import { type Reply } from '../../../local/endpoints/testing/shopClient';
import { type GatedShop } from '../gated';
import { randomFrom, shuffled } from '../../random';
import { Tally } from '../tally';

/** Of so many webhooks one is signed by somebody else. */
const FORGED_OF = 10;
const VERIFIES = ['before', 'meanwhile', 'after', 'never'] as const;
const EVENTS = ['payment.authorized', 'payment.captured', 'order.paid'] as const;

interface Sent {
  forged: boolean;
  reply: Reply | null;
}

/** The words of one payment, each event several times (and so under one id), some of them forged. */
async function wordsOf(errand: Errand, times: number) {
  const genuine = await Promise.all(EVENTS.map((event) => errand.word(event)));
  const forged = await errand.word('order.paid', 'secret-of-somebody-else');
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

async function wrongOrder(errand: Errand): Promise<string[]> {
  const order = await errand.order();
  const placed = order?.history.filter(({ to }) => to === 'placed').length;
  if (order?.status === 'placed' && placed === 1) return [];
  return [`${errand.orderId} is ${order?.status ?? 'lost'}, placed ${placed ?? 0} times`];
}

/** One payment's webhooks, all at once, in any order, around the browser's own word or without it. */
async function payment(shop: GatedShop, errand: Errand, n: number, times: number): Promise<string[]> {
  await errand.begin();
  await errand.pay(n % 2 === 0 ? 'captured' : 'authorized');
  const verify = VERIFIES[n % VERIFIES.length];
  const words = shuffled(await wordsOf(errand, times), randomFrom(n + 1));
  if (verify === 'before') await errand.verify();
  const [sent] = await Promise.all([
    Promise.all(
      words.map(async ({ forged, ...word }): Promise<Sent> => {
        return { forged, reply: await sendWebhook(shop, word) };
      }),
    ),
    verify === 'meanwhile' ? errand.verify() : null,
  ]);
  if (verify === 'after') await errand.verify();
  return [...wrongReplies(errand.orderId, sent), ...(await wrongOrder(errand))];
}

/** Where every word is forged, nothing is believed. */
async function forgery(shop: GatedShop, errand: Errand): Promise<string[]> {
  await errand.begin();
  await errand.pay();
  const reply = await sendWebhook(shop, await errand.word('order.paid', 'secret-of-somebody-else'));
  const order = await errand.order();
  const believed = order?.status !== 'pending_payment';
  return [
    ...wrongReplies(errand.orderId, [{ forged: true, reply }]),
    ...(believed ? [`${errand.orderId}: a forged webhook was believed`] : []),
  ];
}

export const webhooksAnyhow = fault({
  name: 'F5',
  title: 'webhook 20 times, shuffled, with, without and around verify',
  world: 'gated',
  size: { full: { payments: 24, times: 20 }, small: { payments: 4, times: 11 } },
  async run(shop, { payments, times }) {
    const take = await fillShelf(shop, payments + 1);
    const tally = new Tally();
    for (let n = 0; n < payments; n += 1) {
      tally.count(await payment(shop, await newErrand(shop, take()), n, times));
    }
    tally.count(await forgery(shop, await newErrand(shop, take())));
    // The forged one's payment is real: the reconciler asks Razorpay itself.
    shop.advance(21 * 60_000);
    await shop.reconcile();
    return tally.outcome('1 order each, what was forged refused');
  },
});

import fc from 'fast-check';
import { transitionsOf } from '@/domain/orders/lifecycle/lifecycle';
import { aroundTransactions } from '../testing/shops/aroundTransactions';
import { cancellingShop } from '../testing/shops/cancellingShop';
import { type Refund } from '../../razorpay/types';
import { cartLine, codBody, prepaidBody } from '../testing/documents/fixtures';
import { toner } from '../testing/shops/payingShop';
import { send, sendTracking, webhook, webhooksOf } from '../testing/sandboxes/webhooks';

/** While calls interleave: holds each transaction between its reads and its commit until the scheduler lets it go on. */
let beforeCommit: (() => Promise<void>) | null = null;
const holding = aroundTransactions(
  (run) => (work, options) =>
    run(async (transaction) => {
      const result = await work(transaction);
      await beforeCommit?.();
      return result;
    }, options),
);

const { shop, nextId, begin, order, record, level, liveParcels, refundsOf } = cancellingShop('N', holding);
const MINUTE = 60_000;
/** Runs of each story; a run takes about half a second of a core. `npm run bench -- fuzz` makes 50. */
const RUNS = Number(process.env['FUZZ_STORIES'] ?? 1);

/** Razorpay's answer to every refund. */
const A_REFUND: Omit<Refund, 'id' | 'payment_id' | 'amount' | 'status'> = {
  entity: 'refund',
  currency: 'INR',
  notes: {},
  receipt: null,
  acquirer_data: { arn: null },
  created_at: 1_764_000_000,
  batch_id: null,
  speed_processed: 'normal',
  speed_requested: 'normal',
};

type News = Record<string, () => Promise<unknown>>;
interface WebhookEvent {
  id: string;
  news: News;
}
/** Razorpay retries a webhook until it is answered, so the news of a manual refund arrives in the end. */
const IN_THE_END = ['refund.processed', 'refund.failed'];
/** The event and all its reporters. Built anew for each run. */
type Story = (id: string) => Promise<News>;

const seedAgain = () => shop().seed({ products: [toner] });
const minute = async () => {
  shop().advance(MINUTE);
  await shop().reconcile('hand');
};

/** An order that is paid at Razorpay, and of which the shop has not heard. The bank may have declined an attempt before. */
async function paid(id: string, declined = false) {
  const razorpayId = await begin(id);
  if (declined) await shop().razorpay.pay(razorpayId, 'failed');
  const attempts = (await shop().razorpay.payments()).filter(({ order_id }) => order_id === razorpayId);
  const result = await shop().razorpay.pay(razorpayId);
  const [authorized, captured, orderPaid] = await webhooksOf(shop(), result.razorpay_payment_id);
  const sendEvent = (hook = captured) => send(shop(), hook!);
  const news: News = {
    verify: () => shop().verify(result),
    'payment.authorized': () => sendEvent(authorized),
    'payment.captured': () => sendEvent(captured),
    'order.paid': () => sendEvent(orderPaid),
    reconcile: minute,
    ...Object.fromEntries(
      attempts.map((payment) => [
        'payment.failed',
        () => send(shop(), webhook('payment.failed', { payment })),
      ]),
    ),
  };
  return { result, news };
}

/** The same, and somebody gave so many paise back at Razorpay itself. */
async function givenBack(id: string, paise: number): Promise<News> {
  const { result, news } = await paid(id);
  const refund = await shop().razorpay.refund(result.razorpay_payment_id, paise);
  const payment = (await shop().razorpay.payments()).find((one) => one.id === result.razorpay_payment_id)!;
  const sendEvent = (event: 'refund.created' | 'refund.processed') =>
    send(shop(), webhook(event, { payment, refund }));
  return {
    ...news,
    'refund.created': () => sendEvent('refund.created'),
    'refund.processed': () => sendEvent('refund.processed'),
  };
}

/** Somebody began to give money back at Razorpay itself, and the bank refused it: all that is heard of it is the beginning and the end. */
async function refusedByBank(id: string, paise: number): Promise<News> {
  const { result, news } = await paid(id);
  const payment = (await shop().razorpay.payments()).find((one) => one.id === result.razorpay_payment_id)!;
  const refund = { ...A_REFUND, id: `rfnd_refused${id}`, payment_id: payment.id, amount: paise };
  const sendEvent = (event: 'refund.created' | 'refund.failed', status: Refund['status']) => () =>
    send(shop(), webhook(event, { payment, refund: { ...refund, status } }));
  return {
    ...news,
    'refund.created': sendEvent('refund.created', 'pending'),
    'refund.failed': sendEvent('refund.failed', 'failed'),
  };
}

/** The shop's own refunds of an order, as Razorpay tells of them. */
async function ownRefunds(id: string): Promise<News> {
  const { razorpayPaymentId } = (await order(id)).payment;
  const sendEvent = async (event: 'refund.created' | 'refund.processed') => {
    const payment = (await shop().razorpay.payments()).find((one) => one.id === razorpayPaymentId)!;
    for (const refund of await refundsOf(id)) await send(shop(), webhook(event, { payment, refund }));
  };
  return {
    'refund.created': () => sendEvent('refund.created'),
    'refund.processed': () => sendEvent('refund.processed'),
  };
}

/** A cash order whose parcel the courier has taken so far; its booking may never have been heard of. */
async function sent(id: string, words: string[], lostBooking: boolean): Promise<News> {
  if (lostBooking) await shop().courierMode('accept-then-drop');
  await shop().order(codBody(id, [cartLine(toner)]));
  await shop().courierMode('ok');
  const [parcel] = await liveParcels(id);
  if (!parcel) throw new Error('The courier has its parcel');
  for (const word of words) await shop().parcelMoves(parcel.awb_number, word);
  const webhooks = words.map((word) => [word, () => sendTracking(shop(), parcel.awb_number, word)] as const);
  return { ...Object.fromEntries(webhooks), reconcile: minute };
}

async function arrivedPaid(id: string): Promise<{ awb: string; news: News }> {
  const { result, news } = await paid(id);
  await shop().verify(result);
  await shop().order(prepaidBody(id, [cartLine(toner)]));
  const { awb } = (await order(id)).shipment;
  for (const word of ['picked', 'in transit', 'out for delivery', 'delivered'])
    await shop().parcelMoves(awb, word);
  await sendTracking(shop(), awb, 'delivered');
  const late = ['in transit', 'exception', 'delivered'].map(
    (word) => [word, () => sendTracking(shop(), awb, word)] as const,
  );
  return { awb, news: { ...news, ...Object.fromEntries(late) } };
}

const STORIES: Record<string, Story> = {
  paid: async (id) => (await paid(id)).news,
  'declined by the bank, then paid': async (id) => (await paid(id, true)).news,
  'paid, a refund in part by hand refused by the bank': (id) => refusedByBank(id, 10_000),
  'paid, a whole refund by hand refused by the bank': (id) => refusedByBank(id, 28_500),
  'paid and refunded whole by hand': (id) => givenBack(id, 28_500),
  'paid and refunded in part by hand': (id) => givenBack(id, 10_000),
  'cancelled after it was paid': async (id) => {
    const { result, news } = await paid(id);
    await shop().verify(result);
    await shop().cancel(id);
    await minute();
    const cancel = () => shop().cancel(id);
    return { ...news, ...(await ownRefunds(id)), cancel };
  },
  delivered: (id) => sent(id, ['picked', 'in transit', 'exception', 'out for delivery', 'delivered'], false),
  'delivered, with the answer of the booking lost': (id) =>
    sent(id, ['picked', 'in transit', 'out for delivery', 'delivered'], true),
  'sent back': (id) => sent(id, ['picked', 'exception', 'rto'], false),
  lost: (id) => sent(id, ['picked', 'in transit', 'exception', 'lost'], true),
  'returned and refunded': async (id) => {
    const { news } = await arrivedPaid(id);
    await shop().requestReturn(id);
    await shop().admin(`orders/${id}/receive`, { restock: true });
    const give = () =>
      shop().admin(`orders/${id}/refund`, { refundId: 'back-0001', amount: 285, note: 'Back' });
    await give();
    const again = () => shop().requestReturn(id);
    const receive = () => shop().admin(`orders/${id}/receive`, { restock: true });
    return { ...news, ...(await ownRefunds(id)), give, return: again, receive };
  },
};

/** Runs the reconciler until nothing is left to be put right. */
async function settleDown({ id, news }: WebhookEvent): Promise<void> {
  for (const name of IN_THE_END) await news[name]?.();
  let before = '';
  for (let run = 0; run < 12; run += 1) {
    shop().advance(16 * MINUTE);
    await shop().reconcile('hand');
    const { status, payment, shipment, cancelling } = await order(id);
    const now = JSON.stringify([status, payment, shipment.status, shipment.trouble, cancelling?.nextAt]);
    if (now === before) return;
    before = now;
  }
  throw new Error('It does not settle down');
}

/** The final state of an order, in any interleaving. */
async function outcome(id: string) {
  const { status, payment, shipment, history } = await order(id);
  const money = payment.razorpayOrderId ? (await record(payment.razorpayOrderId)).status : 'cash';
  const given = payment.razorpayPaymentId ? (await refundsOf(id)).map(({ amount }) => amount) : [];
  const { available, reserved, sold } = await level('toner-1');
  const steps = transitionsOf(history).map(({ to }) => to);
  return {
    status,
    steps,
    money,
    given,
    paid: payment.status,
    owed: payment.refund?.status ?? 'none',
    parts: (payment.parts ?? []).map((part) => [part.amount, part.status]),
    parcel: shipment.status,
    trouble: shipment.trouble?.kind ?? 'none',
    live: (await liveParcels(id)).length,
    available,
    reserved,
    sold,
    wrong: await shop().wrongSums(),
  };
}

async function begun(story: Story): Promise<WebhookEvent> {
  await seedAgain();
  const id = nextId();
  return { id, news: await story(id) };
}

/** How often each of at most twelve kinds of news is heard: not at all, once or twice. */
const TIMES = fc.array(fc.nat(2), { minLength: 12, maxLength: 12 });

describe.each(Object.entries(STORIES))('%s', (_, story) => {
  test('ends in one state, for every order, repetition and loss of its events', async () => {
    const quiet = await begun(story);
    await settleDown(quiet);
    const expected = await outcome(quiet.id);
    expect(expected.wrong).toEqual([]);
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), TIMES, fc.boolean(), async (scheduler, times, areWoven) => {
        const { id, news } = await begun(story);
        let last: Promise<unknown> = Promise.resolve();
        const events = Object.entries(news).flatMap(([name, sendEvent], at) =>
          Array.from({ length: times[at] ?? 0 }, () =>
            scheduler
              .schedule(Promise.resolve(), name)
              .then(() => (areWoven ? sendEvent() : (last = last.then(sendEvent)))),
          ),
        );
        if (areWoven) beforeCommit = () => scheduler.schedule(Promise.resolve(), 'commit');
        await scheduler.waitFor(Promise.all(events)).finally(() => (beforeCommit = null));
        await last;
        await settleDown({ id, news });
        expect(await outcome(id)).toEqual(expected);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });
});

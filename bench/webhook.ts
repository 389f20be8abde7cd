import { type ReadyShopper } from '../e2e/support/people/buyer';
import { paymentSandbox, type CheckoutResult } from '../local/endpoints/testing/sandboxes/paymentSandbox';
import { signedEvent } from '../local/razorpay/events';
import { type Payment } from '../local/razorpay/types';
import { razorpayKeys } from '../local/stack/settings';
import { command, report, twoOf, withShop, type BenchShop } from './support/benchShop';
import { byClients } from './support/load/load';
import { outcomeOf, timed, type Answered, type Run } from './support/load/scenarios';

const SHOPPERS = 40;
const ROUNDS = 5;
const SENDERS = 8;

interface Paid {
  orderId: string;
  payment: Payment;
}

/** Begins and pays this many orders at Razorpay, without webhooks. */
async function payAll({ stack, lines, shoppers }: BenchShop, round: number): Promise<Paid[]> {
  const sandbox = paymentSandbox(stack.razorpayUrl, razorpayKeys);
  const pay = async (shopper: ReadyShopper, n: number) => {
    const { orderId, beginPayment } = shopper.nextOrder();
    const { razorpay_payment_id: paymentId }: CheckoutResult = await sandbox.pay(
      await beginPayment(...twoOf(lines, round * SHOPPERS + n)),
    );
    return { orderId, paymentId };
  };
  const paid = await byClients(
    SENDERS,
    shoppers.map((shopper, n) => () => pay(shopper, n)),
  );
  const payments = new Map((await sandbox.payments()).map((payment) => [payment.id, payment]));
  return paid.flatMap(({ answer: { orderId, paymentId } }) => {
    const payment = payments.get(paymentId);
    return payment ? [{ orderId, payment }] : [];
  });
}

/** Sends Razorpay's webhook of a captured payment through hosting, and returns the answer. */
async function sendWebhook({ stack }: BenchShop, { orderId, payment }: Paid): Promise<Answered> {
  const at = Math.floor(Date.now() / 1000);
  const { body, headers } = signedEvent('payment.captured', { payment }, razorpayKeys.webhookSecret, at);
  const answer = await fetch(`${stack.baseUrl}/api/payment/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const text = await answer.text();
  return { orderId, problem: answer.ok ? null : `${answer.status} ${text}` };
}

/** Razorpay does not resend a webhook that got a 2xx, so the order must be stored by then. */
async function checkPlaced({ books }: BenchShop, run: Run): Promise<void> {
  for (const { answer } of run.samples) {
    const status = (await books.order(answer.orderId))?.status ?? 'missing';
    if (status !== 'placed') answer.problem ??= `${answer.orderId} is ${status}`;
  }
}

async function measure(shop: BenchShop): Promise<boolean> {
  const runs: Run[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const paid = await payAll(shop, round);
    const run = await timed(
      SENDERS,
      paid.map((one) => () => sendWebhook(shop, one)),
    );
    await checkPlaced(shop, run);
    runs.push(run);
    // The reconciler books the orders of shoppers who did not come back.
    await fetch(`${shop.stack.baseUrl}/__local/reconcile`, { method: 'POST' });
  }
  const outcome = outcomeOf(`${SENDERS} senders, ${ROUNDS} rounds`, runs);
  return report(shop, ['payment.captured to 2xx, order placed, through hosting', 'webhooks'], [outcome]);
}

/** `npm run bench -- webhook`: the time until a payment's webhook is answered and settled. See bench/README.md. */
command(() => withShop(SHOPPERS, measure));

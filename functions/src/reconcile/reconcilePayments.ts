import type { Order } from '@/domain/orders/order/order';
import { askedInVain, askedTooEarly, type PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { refundsDue } from '@/domain/payments/refund/refund';
import type { PaymentGateway } from '../gateways/paymentGateway';
import { askAndSettle, resolvePending, type Answer } from '../payments/askRazorpay';
import { closeUnpaid } from '../payments/closeUnpaid';
import type { PaymentDeps } from '../payments/deps';
import { changeRecord } from '../payments/records';
import { payRefund } from '../payments/payRefunds';
import { paymentQueues, type PaymentQueue } from './paymentQueues';
import { workThrough, type StepRun } from './reconcileRun';

/** Orders looked for in one run, and how many at a time. */
const MAX_DUE = 100;
const AT_ONCE = 5;
const NOT_PAID = 'Not paid in time';

export interface PaymentReport {
  /** Payment orders that Razorpay was asked about. */
  asked: number;
  /** Of those: paid, and settled. */
  settled: number;
  /** Of those: not paid so far. The stock of those whose time is up is free. */
  unpaid: number;
  refunded: number;
}

export const NOTHING_PAID: PaymentReport = { asked: 0, settled: 0, unpaid: 0, refunded: 0 };

/** Of one payment: `unanswered` where Razorpay could not be asked. */
type Tally = Partial<PaymentReport> & { unanswered?: true };

/** Asks about a payment order whose time has come. Two runs at once find the same and change it once. */
async function askAbout(deps: PaymentDeps, gateway: PaymentGateway, record: PaymentRecord): Promise<Answer> {
  const { razorpayOrderId, orderId, heldUntil, asks } = record;
  const answer = await askAndSettle(deps, gateway, razorpayOrderId, 'reconciler');
  if (answer === 'paid' || answer === 'unknown') return answer;
  const now = deps.now();
  if (answer === 'unpaid' && orderId && heldUntil <= now.toISOString()) {
    await closeUnpaid(deps, orderId, { by: 'reconciler', note: NOT_PAID });
  }
  const next = answer === 'open' ? askedTooEarly : askedInVain;
  await changeRecord(await deps.db(), razorpayOrderId, (current) =>
    current.asks === asks && current.askAt !== null && !current.razorpayPaymentId ? next(current, now) : null,
  );
  return answer;
}

const tallyOf = (answer: Answer): Tally => ({
  asked: 1,
  ...(answer === 'paid' ? { settled: 1 } : {}),
  ...(answer === 'unpaid' ? { unpaid: 1 } : {}),
  ...(answer === 'unknown' ? { unanswered: true as const } : {}),
});

/** Pays what is due of a record, then asks about it. A refund that fails stops neither the others nor the asking. */
async function lookAt(
  deps: PaymentDeps,
  { gateway, run }: { gateway: PaymentGateway; run: StepRun },
  record: PaymentRecord,
): Promise<Tally> {
  const { razorpayOrderId } = record;
  let refunded = 0;
  for (const key of refundsDue(record, deps.now())) {
    try {
      if (await payRefund(deps, gateway, razorpayOrderId, key)) refunded += 1;
    } catch (error) {
      run.crashed('reconcile.refund_crashed', error, { razorpayOrderId });
    }
  }
  const due = record.askAt !== null && record.askAt <= deps.now().toISOString();
  return { refunded, ...(due ? tallyOf(await askAbout(deps, gateway, record)) : {}) };
}

/** An order that was kept, and whose Razorpay order was never written down: it is found by its receipt, or closed. */
async function lookFor(deps: PaymentDeps, order: Order): Promise<Tally> {
  return tallyOf(await resolvePending(deps, order, { by: 'reconciler', close: NOT_PAID }));
}

/** Works through what is due of one kind; a query that fails stops no other kind. */
async function workQueue<T>(
  { hasTime, crashed }: StepRun,
  queue: { name: string; read: () => Promise<T[]>; work: (thing: T) => Promise<Tally> },
): Promise<Tally[]> {
  const { name, read, work } = queue;
  const onCrash = (error: unknown) => crashed('reconcile.payment_crashed', error, { queue: name });
  // A whole round without an answer: Razorpay is away, and the rest would only wait for it in vain.
  const goOn = (round: readonly Tally[]) =>
    hasTime() && (round.length === 0 || !round.every(({ unanswered }) => unanswered));
  try {
    return await workThrough(await read(), { atOnce: AT_ONCE, goOn, onCrash }, work);
  } catch (error) {
    onCrash(error);
    return [];
  }
}

/** Asks about payments that are due, then settles or closes them, and gives back what is owed. */
export async function reconcilePayments(deps: PaymentDeps, run: StepRun): Promise<PaymentReport> {
  const report = { ...NOTHING_PAID };
  const gateway = deps.payments();
  if (!gateway) return report;
  const db = await deps.db();
  const now = deps.now();
  const { urgent, asks } = paymentQueues(db, now);
  const workPayments = (queue: PaymentQueue) =>
    workQueue(run, { ...queue, work: (record) => lookAt(deps, { gateway, run }, record) });
  const waiting = db.collection('orders').where('payment.dueAt', '<=', now.toISOString());
  const orders = {
    name: 'orders',
    async read() {
      const { docs } = await waiting.orderBy('payment.dueAt').limit(MAX_DUE).get();
      return docs.map((doc) => doc.data() as Order);
    },
    work: (order: Order) => lookFor(deps, order),
  };
  // What gives back money or stock goes first; none of these waits for another.
  const tallies = await Promise.all([...urgent.map(workPayments), workQueue(run, orders)]);
  for (const queue of asks) tallies.push(await workPayments(queue));
  for (const { asked = 0, settled = 0, unpaid = 0, refunded = 0 } of tallies.flat()) {
    report.asked += asked;
    report.settled += settled;
    report.unpaid += unpaid;
    report.refunded += refunded;
  }
  return report;
}

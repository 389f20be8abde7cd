import type { Order } from '@/domain/orders/order/order';
import {
  scheduleAfterNoPayment,
  scheduleSoon,
  type PaymentRecord,
} from '@/domain/payments/record/paymentRecord';
import { refundsDue } from '@/domain/payments/refund/refund';
import type { PaymentGateway } from '../gateways/paymentGateway';
import { askAndSettle, resolvePending, type PaymentState } from '../payments/askRazorpay';
import { closeUnpaid } from '../payments/closeUnpaid';
import type { PaymentDeps } from '../payments/deps';
import { changeRecord } from '../payments/records';
import { payRefund } from '../payments/payRefunds';
import { closeSwitchedOff } from './closeSwitchedOff';
import { messages } from './messages';
import { paymentQueues, type PaymentQueue } from './paymentQueues';
import { MAX_DUE, runDueWork, type StepRun } from '../platform/dueWork';
import { collectionOf } from '../platform/firestore/collections';

export interface PaymentReport {
  /** Razorpay orders that were asked about. */
  asked: number;
  /** Of those: paid and settled. */
  settled: number;
  /** Of those: not paid so far. Expired ones have released their stock. */
  unpaid: number;
  refunded: number;
}

export const NOTHING_PAID: PaymentReport = { asked: 0, settled: 0, unpaid: 0, refunded: 0 };

/** The outcome for one payment: `unanswered` where Razorpay could not be reached. */
interface Counts extends PaymentReport {
  unanswered: number;
}
type Tally = Partial<Counts>;
const NOTHING: Counts = { ...NOTHING_PAID, unanswered: 0 };

/** Asks about a due Razorpay order. Two runs at once find the same record and change it once. */
async function checkPayment(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  record: PaymentRecord,
): Promise<PaymentState> {
  const { razorpayOrderId, orderId, heldUntil, asks } = record;
  const answer = await askAndSettle(deps, gateway, razorpayOrderId, 'reconciler');
  if (answer === 'paid' || answer === 'unknown') return answer;
  const now = deps.now();
  const db = await deps.db();
  const schedule = (next: typeof scheduleSoon) =>
    changeRecord(db, razorpayOrderId, (current) =>
      current.asks === asks && current.askAt !== null && !current.razorpayPaymentId
        ? next(current, now)
        : null,
    );
  if (answer === 'unpaid' && orderId && heldUntil <= now.toISOString()) {
    try {
      await closeUnpaid(deps, orderId, { by: 'reconciler', note: messages.notPaid, onlyAfterHold: true });
    } catch (error) {
      // It must not stand before the other expiries for ever.
      await schedule(scheduleSoon);
      throw error;
    }
  }
  await schedule(answer === 'open' ? scheduleSoon : scheduleAfterNoPayment);
  return answer;
}

const TALLIES: Record<PaymentState, Tally> = {
  paid: { asked: 1, settled: 1 },
  unpaid: { asked: 1, unpaid: 1 },
  unknown: { asked: 1, unanswered: 1 },
  open: { asked: 1 },
};

/** Pays a record's due refunds, then asks about its payment. A failed refund stops nothing else. */
async function reconcileRecord(
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
  return { refunded, ...(due ? TALLIES[await checkPayment(deps, gateway, record)] : {}) };
}

/** A stored order whose Razorpay order was never recorded: it is found by its receipt, or the order is closed. */
async function findLostOrder(deps: PaymentDeps, order: Order): Promise<Tally> {
  return TALLIES[
    await resolvePending(deps, order, { by: 'reconciler', close: messages.notPaid, onlyAfterHold: true })
  ];
}

interface Queue<Item> {
  name: string;
  read: () => Promise<Item[]>;
  work: (item: Item) => Promise<Tally>;
  /** Names an item in the log. */
  about: (item: Item) => Record<string, string>;
}

/** Works through one queue; a query that fails stops no other queue. */
async function workQueue<Item>(run: StepRun, { name, read, work, about }: Queue<Item>): Promise<Counts> {
  const crashEvent = 'reconcile.payment_crashed';
  // A whole batch without an answer means that Razorpay is down, and the rest would wait in vain.
  const goOn = (batch: readonly Tally[]) =>
    batch.length === 0 || !batch.every(({ unanswered = 0 }) => unanswered > 0);
  try {
    return await runDueWork(run, {
      read,
      empty: NOTHING,
      work,
      crashEvent,
      about: (item) => ({ queue: name, ...about(item) }),
      goOn,
    });
  } catch (error) {
    run.crashed(crashEvent, error, { queue: name });
    return NOTHING;
  }
}

/** Asks about due payments, settles or closes them, and pays due refunds. */
export async function reconcilePayments(deps: PaymentDeps, run: StepRun): Promise<PaymentReport> {
  const report = { ...NOTHING_PAID };
  const gateway = deps.payments();
  if (!gateway) return { ...report, unpaid: await closeSwitchedOff(deps, run) };
  const db = await deps.db();
  const now = deps.now();
  const { urgent, checks } = paymentQueues(db, now);
  const workPayments = (queue: PaymentQueue) =>
    workQueue(run, {
      ...queue,
      work: (record) => reconcileRecord(deps, { gateway, run }, record),
      about: ({ razorpayOrderId }) => ({ razorpayOrderId }),
    });
  const waiting = collectionOf(db, 'orders').where('payment.dueAt', '<=', now.toISOString());
  const orders: Queue<Order> = {
    name: 'orders',
    async read() {
      const { docs } = await waiting.orderBy('payment.dueAt').limit(MAX_DUE).get();
      return docs.map((doc) => doc.data());
    },
    work: (order) => findLostOrder(deps, order),
    about: ({ orderId }) => ({ orderId }),
  };
  // Queues that refund money or release stock go first, in parallel.
  const counts = await Promise.all([...urgent.map(workPayments), workQueue(run, orders)]);
  for (const queue of checks) counts.push(await workPayments(queue));
  for (const { asked, settled, unpaid, refunded } of counts) {
    report.asked += asked;
    report.settled += settled;
    report.unpaid += unpaid;
    report.refunded += refunded;
  }
  return report;
}

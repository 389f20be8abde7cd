import type { Order } from '@/domain/order';
import { askedInVain, type PaymentRecord } from '@/domain/paymentRecord';
import { refundsDue } from '@/domain/refund';
import type { PaymentGateway } from '../gateways/payments';
import { errorFields } from '../http/log';
import { askAndSettle, resolvePending, type Answer } from '../payment/askRazorpay';
import { closeUnpaid } from '../payment/closeUnpaid';
import type { PaymentDeps } from '../payment/deps';
import { changeRecord } from '../payment/records';
import { payRefund } from '../payment/payRefunds';

/** Payments looked at in one run, and how many at a time. */
const MAX_DUE = 100;
const AT_ONCE = 5;
const NOT_PAID = 'Not paid in time';

export interface PaymentReport {
  /** Payment orders that Razorpay was asked about. */
  asked: number;
  /** Of those: paid, and settled. */
  settled: number;
  /** Of those: not paid. Their stock is free. */
  unpaid: number;
  refunded: number;
}

type Tally = Partial<PaymentReport>;

/** Asks about a payment order whose time has come. Two runs at once find the same and change it once. */
async function askAbout(deps: PaymentDeps, gateway: PaymentGateway, record: PaymentRecord): Promise<Answer> {
  const { razorpayOrderId, orderId, heldUntil, asks } = record;
  const answer = await askAndSettle(deps, gateway, razorpayOrderId, 'reconciler');
  if (answer !== 'unpaid') return answer;
  const now = deps.now();
  if (orderId && heldUntil <= now.toISOString()) {
    await closeUnpaid(deps, orderId, { by: 'reconciler', note: NOT_PAID });
  }
  await changeRecord(await deps.db(), razorpayOrderId, (current) =>
    current.asks === asks && current.askAt !== null && !current.razorpayPaymentId
      ? askedInVain(current, now)
      : null,
  );
  return answer;
}

const tallyOf = (answer: Answer): Tally => ({
  asked: 1,
  ...(answer === 'paid' ? { settled: 1 } : {}),
  ...(answer === 'unpaid' ? { unpaid: 1 } : {}),
});

async function lookAt(deps: PaymentDeps, gateway: PaymentGateway, record: PaymentRecord): Promise<Tally> {
  let refunded = 0;
  for (const key of refundsDue(record, deps.now())) {
    if (await payRefund(deps, gateway, record.razorpayOrderId, key)) refunded += 1;
  }
  const due = record.askAt !== null && record.askAt <= deps.now().toISOString();
  return { refunded, ...(due ? tallyOf(await askAbout(deps, gateway, record)) : {}) };
}

/** An order that was kept, and whose Razorpay order was never written down: it is found by its receipt, or closed. */
async function lookFor(deps: PaymentDeps, order: Order): Promise<Tally> {
  return tallyOf(await resolvePending(deps, order, { by: 'reconciler', close: NOT_PAID }));
}

/** Works through what is due, some at a time; one that fails does not stop the others. */
async function workThrough<T>(
  deps: PaymentDeps,
  things: readonly T[],
  work: (thing: T) => Promise<Tally>,
  report: PaymentReport,
): Promise<void> {
  for (let start = 0; start < things.length; start += AT_ONCE) {
    const tallies = await Promise.all(
      things.slice(start, start + AT_ONCE).map((thing) =>
        work(thing).catch((error: unknown): Tally => {
          deps.log('reconcile.payment_crashed', errorFields(error), 'ERROR');
          return {};
        }),
      ),
    );
    for (const { asked = 0, settled = 0, unpaid = 0, refunded = 0 } of tallies) {
      report.asked += asked;
      report.settled += settled;
      report.unpaid += unpaid;
      report.refunded += refunded;
    }
    // Razorpay does not answer: the rest would only wait for it in vain.
    if (tallies.some(({ asked, settled, unpaid }) => asked && !settled && !unpaid)) return;
  }
}

/** Asks about payments whose time is up, then settles or closes them, and gives back what is owed. */
export async function reconcilePayments(deps: PaymentDeps): Promise<PaymentReport> {
  const report: PaymentReport = { asked: 0, settled: 0, unpaid: 0, refunded: 0 };
  const gateway = deps.payments();
  if (!gateway) return report;
  const db = await deps.db();
  const now = deps.now().toISOString();
  const due = (collection: string, field: string) =>
    db.collection(collection).where(field, '<=', now).orderBy(field).limit(MAX_DUE).get();
  const [orders, records] = await Promise.all([due('orders', 'payment.dueAt'), due('payments', 'dueAt')]);
  const orderDocs = orders.docs.map((doc) => doc.data() as Order);
  const recordDocs = records.docs.map((doc) => doc.data() as PaymentRecord);
  await workThrough(deps, recordDocs, (record) => lookAt(deps, gateway, record), report);
  await workThrough(deps, orderDocs, (order) => lookFor(deps, order), report);
  return report;
}

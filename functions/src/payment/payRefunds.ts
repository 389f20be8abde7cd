import { claimRefund, orderRefunded, refundDone, refundKey, refundLater } from '@/domain/refund';
import type { PaymentRefund } from '@/domain/paymentRecord';
import type { Asked, PaymentGateway, ProviderRefund } from '../gateways/payments';
import { writeOrder } from '../orders/writeOrder';
import type { PaymentDeps } from './deps';
import { changeRecord, inTransaction, readWithOrder, recordRef } from './records';

type Outcome = { refundId: string } | { problem: string };

/** The refund that Razorpay has begun for this payment already, by whoever asked. */
function begun(asked: Asked<ProviderRefund[]>, { amount }: PaymentRefund): ProviderRefund | undefined {
  const refunds = asked.kind === 'answered' ? asked.value : [];
  return refunds.find((refund) => refund.status !== 'failed' && refund.amount === amount);
}

async function ask(gateway: PaymentGateway, paymentId: string, refund: PaymentRefund): Promise<Outcome> {
  const { amount } = refund;
  const asked = await gateway.refund({ paymentId, amount, key: refundKey(paymentId, refund) });
  if (asked.kind === 'answered') return { refundId: asked.value.id };
  // The answer may have been lost, or somebody may have refunded it at Razorpay itself.
  const known = begun(await gateway.refundsOf(paymentId), refund);
  return known ? { refundId: known.id } : { problem: asked.problem };
}

/** Writes down that a payment's refund is on its way, and shows it on the order whose payment it was. */
export async function noteRefund(
  deps: PaymentDeps,
  razorpayOrderId: string,
  paymentId: string,
  { id, amount }: Pick<ProviderRefund, 'id' | 'amount'>,
): Promise<void> {
  const db = await deps.db();
  const now = deps.now();
  await inTransaction(db, async (transaction) => {
    const { record, order } = await readWithOrder(db, transaction, razorpayOrderId);
    const owed = record?.refunds[paymentId];
    // Part of it may have been given back by hand.
    if (!record || owed?.status !== 'due' || owed.amount !== amount) return;
    transaction.set(recordRef(db, razorpayOrderId), refundDone(record, paymentId, id, now));
    const refunded = order && orderRefunded(order, paymentId, now);
    if (refunded) writeOrder(db, transaction, order, refunded);
  });
}

/**
 * Gives one payment back, once: whoever claims it has it to himself, and Razorpay knows a second asking by its key.
 * False when it has to be tried again.
 */
export async function payRefund(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  razorpayOrderId: string,
  paymentId: string,
): Promise<boolean> {
  const db = await deps.db();
  const claimed = await changeRecord(db, razorpayOrderId, (record) =>
    claimRefund(record, paymentId, deps.now()),
  );
  const refund = claimed?.refunds[paymentId];
  if (!refund) return false;
  const outcome = await ask(gateway, paymentId, refund);
  const { amount, reason, attempts } = refund;
  const line = { razorpayOrderId, paymentId, amount, reason, attempts };
  if ('problem' in outcome) {
    deps.log('refund.waiting', { ...line, problem: outcome.problem }, 'ERROR');
    const { problem } = outcome;
    await changeRecord(db, razorpayOrderId, (record) => refundLater(record, paymentId, problem, deps.now()));
    return false;
  }
  await noteRefund(deps, razorpayOrderId, paymentId, { id: outcome.refundId, amount });
  deps.log('refund.asked', { ...line, refundId: outcome.refundId });
  return true;
}

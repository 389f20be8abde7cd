import { claimRefund, refundKey, refundLater } from '@/domain/refund';
import type { PaymentRefund } from '@/domain/paymentRecord';
import type { PaymentGateway } from '../gateways/payments';
import type { PaymentDeps } from './deps';
import { noteRefund } from './noteRefund';
import { changeRecord, readRecord } from './records';

type Outcome = { refundId: string } | { problem: string };

async function ask(gateway: PaymentGateway, paymentId: string, refund: PaymentRefund): Promise<Outcome> {
  const { amount } = refund;
  const asked = await gateway.refund({ paymentId, amount, key: refundKey(paymentId, refund) });
  return asked.kind === 'answered' ? { refundId: asked.value.id } : { problem: asked.problem };
}

/**
 * Looks at what Razorpay has given back of a payment: the answer may have been lost, or somebody may have refunded some or all
 * of it at Razorpay itself. True when nothing of it is owed any more.
 */
async function lookUp(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  { razorpayOrderId, paymentId }: { razorpayOrderId: string; paymentId: string },
): Promise<boolean> {
  const asked = await gateway.refundsOf(paymentId);
  const found = asked.kind === 'answered' ? asked.value : [];
  for (const { id, amount, status } of found) {
    // One that failed is told by its webhook, which knows whether it was the shop's.
    const news = { paymentId, id, amount, failed: false, current: true };
    if (status !== 'failed') await noteRefund(deps, razorpayOrderId, news);
  }
  const record = await readRecord(await deps.db(), razorpayOrderId);
  return record?.refunds[paymentId]?.status !== 'due';
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
    const { problem } = outcome;
    if (await lookUp(deps, gateway, { razorpayOrderId, paymentId })) {
      deps.log('refund.found', line);
      return true;
    }
    deps.log('refund.waiting', { ...line, problem }, 'ERROR');
    await changeRecord(db, razorpayOrderId, (record) => refundLater(record, paymentId, problem, deps.now()));
    return false;
  }
  const { refundId: id } = outcome;
  await noteRefund(deps, razorpayOrderId, { paymentId, id, amount, failed: false });
  deps.log('refund.asked', { ...line, refundId: id });
  return true;
}

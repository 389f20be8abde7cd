import { refundedPayment, type PaymentRefund } from '@/domain/payments/record/paymentRecord';
import { claimRefund, refundKey, refundLater } from '@/domain/payments/refund/refund';
import type { PaymentGateway } from '../gateways/paymentGateway';
import type { PaymentDeps } from './deps';
import { noteRefund } from './noteRefund';
import { changeRecord, readRecord } from './records';

type Outcome = { refundId: string } | { problem: string };

async function ask(gateway: PaymentGateway, key: string, refund: PaymentRefund): Promise<Outcome> {
  const { amount, part } = refund;
  const wanted = { paymentId: refundedPayment(key), amount, key: refundKey(key, refund) };
  const asked = await gateway.refund(part ? { ...wanted, receipt: part.id } : wanted);
  return asked.kind === 'answered' ? { refundId: asked.value.id } : { problem: asked.problem };
}

/**
 * Looks at what Razorpay has given back of a payment: the answer may have been lost, or somebody may have refunded some or all
 * of it at Razorpay itself. False when Razorpay could not be asked.
 */
export async function noteRefundsOf(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  razorpayOrderId: string,
  paymentId: string,
): Promise<boolean> {
  const asked = await gateway.refundsOf(paymentId);
  const found = asked.kind === 'answered' ? asked.value : [];
  for (const { id, amount, status, receipt } of found) {
    // One that failed is told by its webhook, which knows whether it was the shop's.
    const news = { paymentId, id, amount, failed: false, receipt, current: true };
    if (status !== 'failed') await noteRefund(deps, razorpayOrderId, news);
  }
  return asked.kind === 'answered';
}

/**
 * Pays one refund of a record, once: whoever claims it has it to himself, and Razorpay knows a second asking by its key.
 * False when it has to be tried again.
 */
export async function payRefund(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  razorpayOrderId: string,
  key: string,
): Promise<boolean> {
  const db = await deps.db();
  const claimed = await changeRecord(db, razorpayOrderId, (record) => claimRefund(record, key, deps.now()));
  const refund = claimed?.refunds[key];
  if (!refund) return false;
  const outcome = await ask(gateway, key, refund);
  const { amount, reason, attempts, part } = refund;
  const paymentId = refundedPayment(key);
  const line = { razorpayOrderId, paymentId, amount, reason, attempts };
  if ('problem' in outcome) {
    const { problem } = outcome;
    await noteRefundsOf(deps, gateway, razorpayOrderId, paymentId);
    if ((await readRecord(db, razorpayOrderId))?.refunds[key]?.status !== 'due') {
      deps.log('refund.found', line);
      return true;
    }
    deps.log('refund.waiting', { ...line, problem }, 'ERROR');
    await changeRecord(db, razorpayOrderId, (record) => refundLater(record, key, problem, deps.now()));
    return false;
  }
  const { refundId: id } = outcome;
  const receipt = part?.id ?? '';
  await noteRefund(deps, razorpayOrderId, { paymentId, id, amount, failed: false, receipt });
  deps.log('refund.asked', { ...line, refundId: id });
  return true;
}

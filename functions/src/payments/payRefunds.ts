import { refundedPayment, type PaymentRefund } from '@/domain/payments/record/paymentRecord';
import { claimRefund, refundKey, scheduleRefundRetry } from '@/domain/payments/refund/refund';
import type { PaymentGateway } from '../gateways/paymentGateway';
import type { PaymentDeps } from './deps';
import { recordRefund } from './recordRefund';
import { changeRecord, readRecord } from './records';

type Outcome = { refundId: string } | { problem: string };

async function requestRefund(gateway: PaymentGateway, key: string, refund: PaymentRefund): Promise<Outcome> {
  const { amount, part } = refund;
  const request = { paymentId: refundedPayment(key), amount, key: refundKey(key, refund) };
  const answer = await gateway.refund(part ? { ...request, receipt: part.id } : request);
  return answer.kind === 'answered' ? { refundId: answer.value.id } : { problem: answer.problem };
}

/**
 * Reads Razorpay's refunds of a payment: an answer may have been lost, or somebody may have refunded at Razorpay
 * itself. Returns false when Razorpay did not answer.
 */
export async function recordRefundsOf(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  razorpayOrderId: string,
  paymentId: string,
): Promise<boolean> {
  const answer = await gateway.refundsOf(paymentId);
  const found = answer.kind === 'answered' ? answer.value : [];
  for (const { id, amount, status, receipt } of found) {
    // The webhook reports a failed refund, and knows whether it was the shop's.
    const news = { paymentId, id, amount, failed: false, receipt, current: true };
    if (status !== 'failed') await recordRefund(deps, razorpayOrderId, news);
  }
  return answer.kind === 'answered';
}

/**
 * Pays one refund of a record, once: one caller claims it, and Razorpay recognizes a repeated request by its
 * idempotency key. Returns false when it must be retried.
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
  const outcome = await requestRefund(gateway, key, refund);
  const { amount, reason, attempts, part } = refund;
  const paymentId = refundedPayment(key);
  const line = { razorpayOrderId, paymentId, amount, reason, attempts };
  if ('problem' in outcome) {
    const { problem } = outcome;
    await recordRefundsOf(deps, gateway, razorpayOrderId, paymentId);
    if ((await readRecord(db, razorpayOrderId))?.refunds[key]?.status !== 'due') {
      deps.log('refund.found', line);
      return true;
    }
    deps.log('refund.waiting', { ...line, problem }, 'ERROR');
    await changeRecord(db, razorpayOrderId, (record) =>
      scheduleRefundRetry(record, key, problem, deps.now()),
    );
    return false;
  }
  const { refundId: id } = outcome;
  const receipt = part?.id ?? '';
  await recordRefund(deps, razorpayOrderId, { paymentId, id, amount, failed: false, receipt });
  deps.log('refund.sent', { ...line, refundId: id });
  return true;
}

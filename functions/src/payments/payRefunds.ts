import type { Firestore } from 'firebase-admin/firestore';
import { refusedRefundNews } from '@/domain/admin/notifications/eventNews';
import { toRupees } from '@/domain/money/money';
import { refundedPayment, type PaymentRefund } from '@/domain/payments/record/paymentRecord';
import {
  claimRefund,
  refundKey,
  scheduleRefundRetry,
  type FailedRequest,
} from '@/domain/payments/refund/refund';
import { refusedOf, withRefused } from '@/domain/payments/refund/refusedRefunds';
import type { PaymentGateway, ProviderRefund } from '../gateways/paymentGateway';
import type { PaymentDeps } from './deps';
import { recordRefund } from './recordRefund';
import { changeRecord, readRecord, readWithOrder } from './records';
import { writeOrder } from '../orders/writeOrder';
import { paymentRef } from '../platform/firestore/refs';
import { inTransaction } from '../platform/firestore/transaction';
import { writeNews } from '../platform/news';

type Outcome = { refundId: string } | FailedRequest;

async function requestRefund(gateway: PaymentGateway, key: string, refund: PaymentRefund): Promise<Outcome> {
  const { amount, part } = refund;
  const request = { paymentId: refundedPayment(key), amount, key: refundKey(key, refund) };
  const answer = await gateway.refund(part ? { ...request, receipt: part.id } : request);
  if (answer.kind === 'answered') return { refundId: answer.value.id };
  return { problem: answer.problem, isRefused: answer.kind === 'refused' };
}

/** Schedules the next request, and tells the team what Razorpay refused: on the order, or without one among the mismatches. */
async function scheduleRetry(
  db: Firestore,
  razorpayOrderId: string,
  key: string,
  { failed, now }: { failed: FailedRequest; now: Date },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { record, order } = await readWithOrder(db, transaction, razorpayOrderId);
    if (!record) return;
    const changed = scheduleRefundRetry(record, key, failed, now);
    transaction.set(paymentRef(db, razorpayOrderId), changed);
    if (changed.refusedPaise) {
      // A refusal with the same words was told before.
      const isNew = record.refunds[key]?.problem !== failed.problem;
      const amount = toRupees(changed.refusedPaise);
      if (isNew) writeNews(db, transaction, refusedRefundNews({ orderId: '', razorpayOrderId, amount }, now));
    }
    const shown = order && withRefused(order, changed);
    if (!shown || shown === order) return;
    writeOrder(db, transaction, order, { ...shown, updatedAt: now.toISOString() });
    const { orderId } = order;
    const amount = toRupees(refusedOf(shown));
    if (amount > 0 && refusedOf(order) !== refusedOf(shown))
      writeNews(db, transaction, refusedRefundNews({ orderId, razorpayOrderId, amount }, now));
  });
}

/** Records refunds that Razorpay has listed for a payment. */
export async function recordRefunds(
  deps: PaymentDeps,
  { razorpayOrderId, paymentId }: { razorpayOrderId: string; paymentId: string },
  listed: readonly ProviderRefund[],
): Promise<void> {
  for (const { id, amount, status, receipt } of listed) {
    // The webhook reports a failed refund, and knows whether it was the shop's.
    const news = { paymentId, id, amount, failed: false, receipt, current: true };
    if (status !== 'failed') await recordRefund(deps, razorpayOrderId, news);
  }
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
  if (answer.kind === 'answered') await recordRefunds(deps, { razorpayOrderId, paymentId }, answer.value);
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
    const isKnown = await recordRefundsOf(deps, gateway, razorpayOrderId, paymentId);
    if ((await readRecord(db, razorpayOrderId))?.refunds[key]?.status !== 'due') {
      deps.log('refund.found', line);
      return true;
    }
    deps.log('refund.waiting', { ...line, problem }, 'ERROR');
    const failed = { problem, isRefused: outcome.isRefused && isKnown };
    await scheduleRetry(db, razorpayOrderId, key, { failed, now: deps.now() });
    return false;
  }
  const { refundId: id } = outcome;
  const receipt = part?.id ?? '';
  await recordRefund(deps, razorpayOrderId, { paymentId, id, amount, failed: false, receipt });
  deps.log('refund.sent', { ...line, refundId: id });
  return true;
}

import { verifyPaymentRequest, type VerifyPaymentResponse } from '@/domain/contracts/orders/payment';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { refundNote } from '@/domain/payments/refund/refund';
import { RETURNED, type PaymentGateway, type ProviderPayment } from '../../gateways/paymentGateway';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { postAsPerson, type Route } from '../../platform/http/route';
import { scheduleCheck, capturePayment, settleCaptured } from '../askRazorpay';
import type { PaymentDeps } from '../deps';
import { SHOPPER_DEADLINE_MS, withDeadline } from '../deadline';
import { readRecord } from '../records';
import { messages } from './messages';

const unknown = () => refuse(404, 'not_found', messages.noSuchPayment);

/** The answer for a settled payment. */
function answerOf({ orderId, razorpayPaymentId, refunds }: PaymentRecord, paymentId: string): Answer {
  const refund = refunds[paymentId];
  // A bare payment is refunded only if no order claims it.
  const isFinal = !refund || (refund.reason === 'unclaimed' && refund.attempts === 0);
  const message = isFinal ? messages.received : refundNote(refund.reason, refund.amount);
  // When an order was paid twice, the first payment stands.
  const placed = refund?.reason === 'paid_twice' && !refunds[razorpayPaymentId];
  if (!isFinal && !placed) return refuse(409, 'refund_due', message, { orderId });
  return ok({ success: true, orderId, message } satisfies VerifyPaymentResponse);
}

/** The answer for a payment that Razorpay refunded by itself: another one paid, or none did. */
function answerToReturned(record: PaymentRecord, { amount }: ProviderPayment): Answer {
  const { orderId, razorpayPaymentId, refunds } = record;
  const isPaid = razorpayPaymentId !== '' && !refunds[razorpayPaymentId];
  if (!isPaid) return refuse(409, 'refund_due', refundNote('unclaimed', amount), { orderId });
  const message = refundNote('paid_twice', amount);
  return ok({ success: true, orderId, message } satisfies VerifyPaymentResponse);
}

/** Asks Razorpay for the payment, captures and settles it. */
async function confirm(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  record: PaymentRecord,
  paymentId: string,
): Promise<Answer> {
  const { razorpayOrderId, orderId } = record;
  const answer = await gateway.payment(paymentId);
  const mine = answer.kind === 'answered' && answer.value.orderId === razorpayOrderId ? answer.value : null;
  if (mine?.status === RETURNED) {
    // Another payment may have been taken whose news is late.
    await scheduleCheck(deps, razorpayOrderId);
    return answerToReturned(record, mine);
  }
  const payment = mine && (await capturePayment(gateway, mine));
  if (!payment) {
    await scheduleCheck(deps, razorpayOrderId);
    return refuse(502, 'payment_pending', messages.pending, { orderId });
  }
  const settled = await settleCaptured(deps, payment, 'shopper');
  return settled.kind === 'unknown' ? unknown() : answerOf(settled.record, paymentId);
}

/** POST /api/payment/verify-payment: the checkout reports a payment, which counts if Razorpay has signed it. */
export function verifyPayment(baseDeps: PaymentDeps): Route {
  return postAsPerson({
    path: '/api/payment/verify-payment',
    schema: verifyPaymentRequest,
    async handle({ body, requestId }, who) {
      const deps = withDeadline(baseDeps, SHOPPER_DEADLINE_MS);
      const { razorpay_payment_id: paymentId, razorpay_signature: signature } = body;
      const gateway = deps.payments();
      const record = await readRecord(await deps.db(), body.razorpay_order_id);
      if (!gateway || record?.userId !== who.uid) return unknown();
      // The signature is checked against the stored order id, not the one that was sent.
      const { razorpayOrderId } = record;
      if (!gateway.isSigned({ orderId: razorpayOrderId, paymentId, signature })) {
        deps.log('payment.forged', { requestId, razorpayOrderId }, 'WARNING');
        return refuse(400, 'bad_signature', messages.notVerified);
      }
      const known = record.razorpayPaymentId === paymentId || paymentId in record.refunds;
      return known ? answerOf(record, paymentId) : confirm(deps, gateway, record, paymentId);
    },
  });
}

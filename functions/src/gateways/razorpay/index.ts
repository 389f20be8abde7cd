import { isLinkId } from '@/domain/payments/record/paymentRecord';
import { once } from '@/domain/traffic/once';
import { matchesHmac } from '../hmac';
import { PAYMENTS_PER_PAGE, type PaymentGateway, type NewProviderRefund } from '../paymentGateway';
import { callSdk } from './callSdk';
import { linkCalls, paymentsOfLink } from './links';
import { listedPayment, listOf, order, orderWithReceipt, payment, refund } from './entities';
import { openSdk, type RazorpaySettings } from './sdk';

/** Whether a webhook carries Razorpay's HMAC of its raw body. */
export function isSignedByRazorpay(
  bytes: Buffer,
  header: (name: string) => string | undefined,
  secret: string,
): boolean {
  return matchesHmac(bytes, header('x-razorpay-signature') ?? '', { secret, encoding: 'hex' });
}

/** Refunds in one answer: Razorpay's most; without a count it gives the last ten. */
const MAX_REFUNDS = 100;

const refundBody = ({ amount, receipt }: NewProviderRefund) => ({ amount, ...(receipt ? { receipt } : {}) });

/** Razorpay, through its official SDK. */
export function razorpayGateway(settings: RazorpaySettings): PaymentGateway {
  const sdk = once(() => openSdk(settings));
  /** The SDK drops the header that makes a refund idempotent, so a refund gets a client of its own with that header. */
  const sdkFor = ({ key }: NewProviderRefund) => openSdk(settings, { 'X-Refund-Idempotency': key });

  return {
    keyId: settings.keyId,
    checkoutUrl: settings.checkoutUrl,
    isSigned: ({ orderId, paymentId, signature }) =>
      matchesHmac(`${orderId}|${paymentId}`, signature, { secret: settings.keySecret(), encoding: 'hex' }),
    createOrder: ({ amount, receipt, notes }) =>
      callSdk(async () => (await sdk()).orders.create({ amount, currency: 'INR', receipt, notes }), order),
    async findOrder(receipt) {
      const found = await callSdk(async () => (await sdk()).orders.all({ receipt }), listOf(order));
      // Newest first: of two orders with one receipt, the older is the one that was handed out.
      return found.kind === 'answered' ? { ...found, value: found.value.at(-1) ?? null } : found;
    },
    order: (id) => callSdk(async () => (await sdk()).orders.fetch(id), orderWithReceipt),
    paymentsSince: (from, skip) => {
      const since = Math.floor(from.getTime() / 1000);
      return callSdk(
        async () => (await sdk()).payments.all({ from: since, count: PAYMENTS_PER_PAGE, skip }),
        listOf(listedPayment),
      );
    },
    ...linkCalls(sdk),
    paymentsOf: (id) =>
      isLinkId(id)
        ? paymentsOfLink(sdk, id)
        : callSdk(async () => (await sdk()).orders.fetchPayments(id), listOf(payment)),
    payment: (id) => callSdk(async () => (await sdk()).payments.fetch(id), payment),
    capture: ({ id, amount, currency }) =>
      callSdk(async () => (await sdk()).payments.capture(id, amount, currency), payment),
    refund: (requested) =>
      callSdk(
        async () => (await sdkFor(requested)).payments.refund(requested.paymentId, refundBody(requested)),
        refund,
      ),
    refundsOf: (id) =>
      callSdk(
        async () => (await sdk()).payments.fetchMultipleRefund(id, { count: MAX_REFUNDS }),
        listOf(refund),
      ),
  };
}

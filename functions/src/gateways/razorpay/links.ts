import type Razorpay from 'razorpay';
import type { PaymentGateway, ProviderAnswer, ProviderPayment } from '../paymentGateway';
import { callSdk } from './callSdk';
import { link, linkOrder, links, listOf, payment } from './entities';

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/**
 * Razorpay's payment links. It notifies nobody: the shop sends the mail, and the team the message. Links have no
 * idempotency key, but Razorpay refuses a second one with the same reference.
 */
export function linkCalls(
  sdk: () => Promise<Razorpay>,
): Pick<PaymentGateway, 'createLink' | 'findLink' | 'cancelLink'> {
  return {
    createLink: ({ amount, reference, description, customer, expiresAt }) =>
      callSdk(
        async () =>
          (await sdk()).paymentLink.create({
            amount,
            currency: 'INR',
            accept_partial: false,
            reference_id: reference,
            description,
            customer: {
              name: customer.name,
              contact: `+91${customer.phone}`,
              ...(customer.email ? { email: customer.email } : {}),
            },
            notify: { sms: false, email: false },
            reminder_enable: false,
            expire_by: seconds(expiresAt),
          }),
        link,
      ),
    async findLink(reference) {
      const query = { count: 1, reference_id: reference };
      const found = await callSdk(async () => (await sdk()).paymentLink.all(query), links);
      return found.kind === 'answered'
        ? { ...found, value: found.value.find((one) => one.reference === reference) ?? null }
        : found;
    },
    cancelLink: (id) => callSdk(async () => (await sdk()).paymentLink.cancel(id), link),
  };
}

/** The payments of a link, under the link's id. Razorpay makes its order at the first payment, so before that there are none. */
export async function paymentsOfLink(
  sdk: () => Promise<Razorpay>,
  id: string,
): Promise<ProviderAnswer<ProviderPayment[]>> {
  const found = await callSdk(async () => (await sdk()).paymentLink.fetch(id), linkOrder);
  if (found.kind !== 'answered') return found;
  let { orderId } = found.value;
  if (!orderId && found.value.paymentId) {
    const { paymentId } = found.value;
    const paid = await callSdk(async () => (await sdk()).payments.fetch(paymentId), payment);
    if (paid.kind !== 'answered') return paid;
    orderId = paid.value.orderId;
  }
  if (!orderId) return { kind: 'answered', value: [] };
  const payments = await callSdk(async () => (await sdk()).orders.fetchPayments(orderId), listOf(payment));
  if (payments.kind !== 'answered') return payments;
  return {
    ...payments,
    value: payments.value.map((one) => ({ ...one, orderId: id, linkOrderId: orderId })),
  };
}

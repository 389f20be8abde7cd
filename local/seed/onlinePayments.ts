import { type Order } from '../../src/domain/orders/order/order';
import { type PaymentRecord } from '../../src/domain/payments/record/paymentRecord';
import { attempt } from '../razorpay/lifecycle';
import { type Order as RazorpayOrder, type Payment } from '../razorpay/types';
import { type SeedDocument } from './documents';

const dataIn = <T>(documents: readonly SeedDocument[], collection: string): T[] =>
  documents.filter(({ path }) => path.startsWith(`${collection}/`)).map(({ data }) => data as T);

/** The paid order of a seeded payment record at Razorpay's sandbox, with its payment. */
function paidAt(
  record: PaymentRecord,
  shopOrder: Order | undefined,
): { order: RazorpayOrder; payment: Payment } {
  const { razorpayOrderId, razorpayPaymentId, orderId, amount, createdAt } = record;
  const at = Math.floor(Date.parse(createdAt) / 1000);
  const order: RazorpayOrder = {
    id: razorpayOrderId,
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: 'INR',
    receipt: orderId,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: {},
    created_at: at,
  };
  const payer = {
    method: 'upi',
    email: shopOrder?.email ?? null,
    contact: shopOrder?.address.phone ?? null,
  } as const;
  return attempt(order, 'captured', payer, razorpayPaymentId, at);
}

/** What Razorpay knows of the seeded payment records. */
export function paidAtRazorpay(
  documents: readonly SeedDocument[],
): { order: RazorpayOrder; payment: Payment }[] {
  const orders = new Map(dataIn<Order>(documents, 'orders').map((order) => [order.orderId, order]));
  return dataIn<PaymentRecord>(documents, 'payments').map((record) =>
    paidAt(record, orders.get(record.orderId)),
  );
}

/** Tells Razorpay's sandbox of the seeded payments, so that they can be refunded. */
export async function seedRazorpay(razorpayUrl: string, documents: readonly SeedDocument[]): Promise<void> {
  const paid = paidAtRazorpay(documents);
  if (paid.length === 0) return;
  const answer = await fetch(`${razorpayUrl}/__sandbox/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ paid }),
  });
  if (!answer.ok) throw new Error(`Razorpay's sandbox took no payments: ${answer.status}`);
}

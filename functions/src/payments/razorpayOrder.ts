import type { Order } from '@/domain/orders/order/order';
import { payable } from '@/domain/orders/order/payable';
import { addMs } from '@/domain/time/addMs';
import { HOLD_MS, newPaymentRecord, type PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { orderMails } from '@/domain/mail/orders/orderMails';
import { writeMail } from '../gateways/mail/writeMail';
import type {
  PaymentGateway,
  ProviderLink,
  ProviderOrder,
  NewProviderOrder,
} from '../gateways/paymentGateway';
import { orderUrl } from '../orders/orderUrl';
import type { PaymentDeps } from './deps';
import { messages } from './messages';
import { readRecord } from './records';
import { inTransaction } from '../platform/firestore/transaction';
import { orderRef, paymentRef } from '../platform/firestore/refs';
import { requestLink } from './requestLink';

export type RazorpayOrderResult =
  /** The current order: it may have expired while Razorpay was asked. */
  { kind: 'ready'; record: PaymentRecord; order: Order } | { kind: 'unavailable'; problem: string };

/** Creates a Razorpay order; one that exists, or whose answer was lost, is found by its receipt. */
export async function requestOrder(
  gateway: PaymentGateway,
  order: NewProviderOrder,
): Promise<ProviderOrder | { problem: string }> {
  const made = await gateway.createOrder(order);
  const found = made.kind === 'answered' ? made : await gateway.findOrder(order.receipt);
  if (found.kind !== 'answered') return found;
  if (!found.value) return { problem: made.kind === 'answered' ? '' : made.problem };
  return found.value.amount === order.amount ? found.value : { problem: messages.problems.otherAmount };
}

/** The Razorpay order of an order of the shopper, or the payment link of one of the team. */
async function requestFor(
  gateway: PaymentGateway,
  order: Order,
): Promise<ProviderOrder | ProviderLink | { problem: string }> {
  const { orderId, userId, amounts, payment, phoneOrder } = order;
  if (!phoneOrder) {
    const notes = { orderId, userId };
    return requestOrder(gateway, { amount: payable(order), receipt: orderId, notes });
  }
  const link = await requestLink(gateway, {
    order,
    amount: amounts.finalTotal,
    expiresAt: payment.dueAt ?? new Date(0).toISOString(),
    reference: orderId,
    description: messages.linkTitle(orderId),
  });
  return link ?? { problem: messages.problems.linkOver };
}

/** An order of the team with the page on which it is paid. */
function withLink(order: Order, url: string | undefined, expiresAt: string): Order {
  const { phoneOrder } = order;
  return phoneOrder && url ? { ...order, phoneOrder: { ...phoneOrder, link: { url, expiresAt } } } : order;
}

/** Stores which Razorpay order or link an order has, and writes the mail with the link. The first one stays. */
export async function attachRazorpayOrder(
  deps: PaymentDeps,
  { orderId, userId }: Order,
  { id, amount, currency, url }: ProviderOrder & { url?: string },
): Promise<RazorpayOrderResult> {
  const db = await deps.db();
  const now = deps.now();
  return inTransaction<RazorpayOrderResult>(db, async (transaction) => {
    const order = (await transaction.get(orderRef(db, orderId))).data();
    if (!order) return { kind: 'unavailable', problem: messages.problems.orderGone };
    const known = order.payment.razorpayOrderId;
    if (known) {
      const record = (await transaction.get(paymentRef(db, known))).data();
      return record
        ? { kind: 'ready', record, order }
        : { kind: 'unavailable', problem: messages.problems.recordGone };
    }
    // A gift card may have the same receipt: its payment pays for nothing else.
    if ((await transaction.get(paymentRef(db, id))).exists) {
      return { kind: 'unavailable', problem: messages.problems.otherUse };
    }
    const heldUntil = order.payment.dueAt ?? addMs(now, HOLD_MS);
    const record = newPaymentRecord(
      { razorpayOrderId: id, userId, orderId, amount, currency },
      heldUntil,
      now,
    );
    const payment = { ...order.payment, razorpayOrderId: id, dueAt: null };
    const after = withLink({ ...order, payment }, url, heldUntil);
    transaction.set(paymentRef(db, id), record);
    transaction.set(orderRef(db, orderId), after);
    for (const mail of orderMails(order, after, orderUrl(after))) writeMail(db, transaction, mail);
    return { kind: 'ready', record, order: after };
  });
}

/** The Razorpay order of an order, or its link where the team placed it: the stored one, or a new one. */
export async function findOrCreateRazorpayOrder(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  order: Order,
): Promise<RazorpayOrderResult> {
  const { razorpayOrderId } = order.payment;
  if (razorpayOrderId) {
    const record = await readRecord(await deps.db(), razorpayOrderId);
    if (record) return { kind: 'ready', record, order };
  }
  const answer = await requestFor(gateway, order);
  return 'problem' in answer
    ? { kind: 'unavailable', problem: answer.problem }
    : attachRazorpayOrder(deps, order, answer);
}

import { emptyRequest, type SettleResponse } from '@/domain/contracts/admin';
import type { Order } from '@/domain/orders/order/order';
import { orderChanges } from '@/domain/orders/order/orderAudit';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { refundedPayment } from '@/domain/payments/record/paymentRecord';
import type { PaymentGateway } from '../../gateways/paymentGateway';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { postAsAdmin, type Route } from '../../platform/http/route';
import { orBusy, paymentUnavailable } from '../../orders/orderAnswers';
import { askAndSettle } from '../../payments/askRazorpay';
import type { PaymentDeps } from '../../payments/deps';
import { attachPaymentOrder } from '../../payments/razorpayOrder';
import { ADMIN_WAITS, withPatience } from '../../payments/deadline';
import { noteRefundsOf } from '../../payments/payRefunds';
import { orderRef, readRecord } from '../../payments/records';
import { writeAudit, type Doing } from '../../platform/audit';
import type { AdminDeps } from '../deps';
import { BY_SHOP } from '../orders/changeOrder';

const away = () =>
  paymentUnavailable('Razorpay does not answer. Nothing was concluded; please try again in a moment.');
const unknown = () =>
  refuse(
    404,
    'unknown_payment',
    'This payment is for nothing that the shop sold. If it has to go back, give it back at Razorpay itself.',
  );

/** The record of a payment order; one whose making was never heard of is found by what the shop had called it. */
async function find(deps: PaymentDeps, gateway: PaymentGateway, id: string): Promise<PaymentRecord | Answer> {
  const db = await deps.db();
  const known = await readRecord(db, id);
  if (known) return known;
  const asked = await gateway.order(id);
  if (asked.kind === 'unavailable') return away();
  if (asked.kind === 'refused' || !/^[\w-]{1,100}$/.test(asked.value.receipt)) return unknown();
  const order = (await orderRef(db, asked.value.receipt).get()).data() as Order | undefined;
  if (!order || order.payment.razorpayOrderId || order.paymentMethod !== 'Pay Online') return unknown();
  const attached = await attachPaymentOrder(deps, order, asked.value);
  return attached.kind === 'there' && attached.record.razorpayOrderId === id ? attached.record : unknown();
}

const WORDS = {
  paid: 'Razorpay has taken this payment, and the shop’s books say so too.',
  unpaid: 'Razorpay knows of no payment that was taken for this.',
};

async function settlePayment(deps: AdminDeps, id: string, doing: Doing): Promise<Answer> {
  const gateway = deps.payments();
  if (!gateway) return refuse(409, 'not_online', 'Nobody can pay online here: no Razorpay key is set.');
  const db = await deps.db();
  const witnessed: PaymentDeps = {
    ...deps,
    witness: (transaction, { razorpayOrderId, what, before, after }) => {
      const changes = before && after ? orderChanges(before, after) : [];
      writeAudit(db, transaction, doing, { action: what, target: `payments/${razorpayOrderId}`, changes });
    },
  };
  const found = await find(witnessed, gateway, id);
  if (!('razorpayOrderId' in found)) return found;
  const outcome = await askAndSettle(witnessed, gateway, id, BY_SHOP);
  if (outcome === 'unknown' || outcome === 'open') return away();
  const record = (await readRecord(db, id)) ?? found;
  const payments = [record.razorpayPaymentId, ...Object.keys(record.refunds).map(refundedPayment)];
  for (const paymentId of new Set(payments.filter(Boolean))) {
    if (!(await noteRefundsOf(witnessed, gateway, id, paymentId))) return away();
  }
  const order = record.orderId ? ((await orderRef(db, record.orderId).get()).data() as Order) : null;
  return ok({ success: true, message: WORDS[outcome], outcome, order } satisfies SettleResponse);
}

/** POST /api/admin/payments/{razorpayOrderId}/settle: Razorpay is asked, and what it says is done, as everybody's news is. */
export function settleRoute(deps: AdminDeps): Route {
  return postAsAdmin({
    path: '/api/admin/payments/{id}/settle',
    schema: emptyRequest,
    async handle({ requestId, params: { id = '' } }, who) {
      if (!/^order_\w{1,40}$/.test(id)) return unknown();
      const doing = { who, requestId, now: deps.now() };
      const patient = withPatience(deps, ADMIN_WAITS);
      return orBusy(() => deps.queue.run([`payment:${id}`], () => settlePayment(patient, id, doing)));
    },
  });
}

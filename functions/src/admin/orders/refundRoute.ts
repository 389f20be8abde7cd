import { refundRefused, type RefusedAction } from '@/domain/admin/adminOrder';
import { refundRequest, type RefundRequest } from '@/domain/contracts/admin';
import { formatPaise, toPaise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { decideRefund, type RefundWish } from '@/domain/payments/refund/partRefund';
import { partKey, type PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { isPaidOnline } from '@/domain/payments/refund/refundable';
import type { Answer } from '../../platform/http/answer';
import { errorFields } from '../../platform/log';
import type { Route } from '../../platform/http/route';
import { noSuchOrder } from '../../orders/orderAnswers';
import { payRefund } from '../../payments/payRefunds';
import { inTransaction, orderRef, recordRef } from '../../payments/records';
import type { AdminDeps } from '../deps';
import { BY_SHOP, done, refuseAction, writeAction, type Action } from './changeOrder';
import { orderRoute } from './orderRoute';

type Begun = { kind: 'owed' | 'known'; order: Order } | RefusedAction;

/** Writes down that the shop owes it, in one transaction with the order, the payment's record and the audit log. */
async function begin(deps: AdminDeps, action: Action, wish: RefundWish): Promise<Begun | null> {
  const db = await deps.db();
  return inTransaction<Begun | null>(db, async (transaction) => {
    const order = (await transaction.get(orderRef(db, action.orderId))).data() as Order | undefined;
    if (!order) return null;
    const ref = isPaidOnline(order) ? recordRef(db, order.payment.razorpayOrderId) : null;
    const record = ref && (((await transaction.get(ref)).data() as PaymentRecord | undefined) ?? null);
    const decision = decideRefund(order, record, wish, action.doing.now);
    if (decision.kind === 'known') return { kind: 'known', order };
    if (decision.kind !== 'refunded') return refundRefused(decision);
    writeAction({ db, transaction }, action, order, decision.order);
    if (ref && decision.record) transaction.set(ref, decision.record);
    return { kind: 'owed', order: decision.order };
  });
}

/** Asks Razorpay at once, so that the admin sees what comes of it; what fails, the reconciler asks again. */
async function pay(deps: AdminDeps, { payment, orderId }: Order, id: string): Promise<void> {
  const gateway = deps.payments();
  if (!gateway) return;
  try {
    await payRefund(deps, gateway, payment.razorpayOrderId, partKey(payment.razorpayPaymentId, id));
  } catch (error) {
    deps.log('refund.crashed', { orderId, ...errorFields(error) }, 'ERROR');
  }
}

/** The same for the same refund, whether it was begun now or before: what it says is how it stands. */
function answerOf(order: Order, { id, amount, reference }: RefundWish): Answer {
  const money = formatPaise(amount);
  const part = order.payment.parts?.find((one) => one.id === id);
  if (reference) return done(order, `${money} is written down as transferred.`);
  return part?.status === 'due'
    ? done(order, `${money} goes back. Razorpay has not confirmed it yet; the shop goes on asking by itself.`)
    : done(order, `${money} is on its way back.`);
}

async function refund(deps: AdminDeps, action: Action, body: Required<RefundRequest>): Promise<Answer> {
  const { refundId: id, amount, note, settles } = body;
  const wish = { id, amount: toPaise(amount), note, settles, reference: body.reference ?? '', by: BY_SHOP };
  const begun = await begin(deps, action, wish);
  if (!begun) return noSuchOrder();
  if (begun.kind === 'refused') return refuseAction(deps, action, begun);
  const { order } = begun;
  if (begun.kind === 'owed') {
    const { orderId, doing } = action;
    deps.log('refund.wished', { requestId: doing.requestId, orderId, refund: id, amount: wish.amount });
    if (!wish.reference) await pay(deps, order, id);
  }
  const current = (await orderRef(await deps.db(), order.orderId).get()).data() as Order;
  return answerOf(current, wish);
}

/**
 * POST /api/admin/orders/{id}/refund: gives some or all of what was paid back, never more than is left of it. What was paid in
 * cash goes back by transfer, and is written down with the bank's number.
 */
export function refundRoute(deps: AdminDeps): Route {
  return orderRoute(deps, {
    ...{ path: 'refund', name: 'order.refunded', schema: refundRequest },
    handle: (action, body) => refund(deps, action, body),
  });
}

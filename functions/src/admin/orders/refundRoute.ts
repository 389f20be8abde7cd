import { refundRefused } from '@/domain/admin/adminOrder';
import type { RefusedAction } from '@/domain/orders/order/decision';
import { refundRequest, type RefundBody } from '@/domain/contracts/adminOrders/actions';
import { formatPaise, toPaise } from '@/domain/money/money';
import { BY_SHOP, type Order } from '@/domain/orders/order/order';
import { decideOrderRefund } from '@/domain/orders/returnDesk/refund';
import { decideRefund, type RequestedRefund } from '@/domain/payments/refund/partRefund';
import { sharesOf, wholePart } from '@/domain/payments/refund/refundShares';
import { partKey } from '@/domain/payments/record/paymentRecord';
import { isPaidOnline } from '@/domain/payments/refund/refundable';
import type { Answer } from '../../platform/http/answer';
import { errorFields } from '../../platform/log';
import type { Route } from '../../platform/http/route';
import { noSuchOrder } from '../../orders/orderAnswers';
import { readCreditOf, writeCreditBack } from '../../credit/creditBack';
import { payRefund } from '../../payments/payRefunds';
import type { AdminDeps } from '../deps';
import { doneAnswer, refuseAction, writeAction, type Action } from './changeOrder';
import { readMorePayments, writePayments } from '../../payments/records';
import { orderRoute } from './orderRoute';
import { isLeaving } from '../../platform/firestore/isLeaving';
import { orderRef, paymentRef } from '../../platform/firestore/refs';
import { onOrder } from '../../platform/firestore/onOrder';

type Begun = { kind: 'owed' | 'known'; order: Order } | RefusedAction;

/** The purpose of a refund: the state that it needs of the order, and the note that goes with it. */
export interface RefundHooks {
  prepare: (order: Order) => Order | RefusedAction;
  note: (order: Order) => Order;
  /** Whether the shopper chose store credit for it. */
  asCredit?: (order: Order) => boolean;
}

const ORDER_REFUND: RefundHooks = { prepare: decideOrderRefund, note: (order) => order };

/** Records that the shop owes the refund, in one transaction with the order, the payment record and the audit entry. */
async function begin(
  deps: AdminDeps,
  action: Action,
  request: RequestedRefund,
  hooks: RefundHooks,
): Promise<Begun | null> {
  return onOrder<Begun>(await deps.db(), action.orderId, async (order, scope) => {
    const { db, transaction } = scope;
    const isGiven = order.payment.parts?.some(({ id }) => id === request.id) ?? false;
    const prepared = isGiven ? order : hooks.prepare(order);
    if ('kind' in prepared) return prepared;
    const wantsCredit = hooks.asCredit?.(order) ?? request.asCredit ?? false;
    const isGoing = wantsCredit && (await isLeaving(db, transaction, order.userId));
    // The shopper's choice falls back to how it was paid; the team's is refused.
    const asCredit = wantsCredit && !(hooks.asCredit && isGoing);
    const credit = await readCreditOf(db, transaction, order, asCredit);
    const ref = isPaidOnline(order) ? paymentRef(db, order.payment.razorpayOrderId) : null;
    const record = ref && ((await transaction.get(ref)).data() ?? null);
    const more = await readMorePayments(db, transaction, order);
    const decision = decideRefund(
      prepared,
      record,
      { ...request, asCredit, isLeaving: isGoing },
      action.context.now,
      more,
    );
    if (decision.kind === 'known') return { kind: 'known', order };
    if (decision.kind !== 'refunded') return refundRefused(decision);
    const after = hooks.note(decision.order);
    writeAction(scope, action, order, after);
    writeCreditBack(db, transaction, credit, { before: order, after, now: action.context.now });
    if (decision.record) writePayments(db, transaction, [decision.record, ...decision.more]);
    return { kind: 'owed', order: decision.order };
  });
}

/** Asks Razorpay at once, so that the colleague sees the result; the reconciler retries what fails. */
export async function payPart(deps: AdminDeps, { payment, orderId }: Order, id: string): Promise<void> {
  const gateway = deps.payments();
  if (!gateway) return;
  try {
    for (const { share, razorpayOrderId, paymentId } of sharesOf(payment, id)) {
      await payRefund(deps, gateway, razorpayOrderId, partKey(paymentId, share));
    }
  } catch (error) {
    deps.log('refund.crashed', { orderId, ...errorFields(error) }, 'ERROR');
  }
}

/** The same answer for the first and every repeated request: the refund's current state. */
function answerOf(order: Order, { id, amount, reference }: RequestedRefund): Answer {
  const money = formatPaise(amount);
  const part = wholePart(order.payment.parts ?? [], id);
  if (part?.asCredit) return doneAnswer(order, `${money} is store credit of the customer now.`);
  if (part?.isCredit) return doneAnswer(order, `${money} went back to the store credit.`);
  if (reference) return doneAnswer(order, `${money} is written down as transferred.`);
  return part?.status === 'due'
    ? doneAnswer(
        order,
        `${money} goes back. Razorpay has not confirmed it yet; the shop goes on asking by itself.`,
      )
    : doneAnswer(order, `${money} is on its way back.`);
}

/** Refunds some or all of an order: owed first, then asked of Razorpay at once. The same request again is the same refund. */
export async function refundOrder(
  deps: AdminDeps,
  action: Action,
  body: RefundBody,
  hooks: RefundHooks = ORDER_REFUND,
): Promise<Answer> {
  const { refundId: id, amount, note, settles } = body;
  const request = {
    id,
    amount: toPaise(amount),
    note,
    settles,
    reference: body.reference ?? '',
    asCredit: body.refundTo === 'credit',
    by: BY_SHOP,
    seen: body.seen === undefined ? undefined : toPaise(body.seen),
  };
  const begun = await begin(deps, action, request, hooks);
  if (!begun) return noSuchOrder();
  if (begun.kind === 'refused') return refuseAction(deps, action, begun);
  const { order } = begun;
  if (begun.kind === 'owed') {
    const { orderId, context } = action;
    deps.log('refund.requested', {
      requestId: context.requestId,
      orderId,
      refund: id,
      amount: request.amount,
    });
    if (isPaidOnline(order)) await payPart(deps, order, id);
  }
  const current = (await orderRef(await deps.db(), order.orderId).get()).data() as Order;
  return answerOf(current, request);
}

/**
 * POST /api/admin/orders/{id}/refund: refunds some or all of what was paid, never more than is left. Cash orders are
 * refunded by bank transfer, recorded with its reference number.
 */
export function refundRoute(deps: AdminDeps): Route {
  return orderRoute(deps, {
    path: 'refund',
    name: 'order.refunded',
    schema: refundRequest,
    handle: (action, body) => refundOrder(deps, action, body),
  });
}

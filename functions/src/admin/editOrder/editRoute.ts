import { editRequest, type EditOrderRequest } from '@/domain/contracts/adminOrders/editOrder';
import { formatRupees } from '@/domain/money/money';
import type { RequestedEdit } from '@/domain/orders/edit/facts';
import { isDearer } from '@/domain/orders/edit/holdEdit';
import type { Order } from '@/domain/orders/order/order';
import { noSuchOrder } from '../../orders/orderAnswers';
import { ADMIN_DEADLINE_MS, withDeadline } from '../../payments/deadline';
import { wholePart } from '@/domain/payments/refund/refundShares';
import { findOrder } from '../../platform/firestore/findOrder';
import type { Answer } from '../../platform/http/answer';
import type { Route } from '../../platform/http/route';
import { bookShipment } from '../../shipment/bookShipment';
import type { AdminDeps } from '../deps';
import { actionRoute } from '../orders/actionRoute';
import { book } from '../orders/bookRoute';
import { doneAnswer, refuseAction, type Action } from '../orders/changeOrder';
import { payPart } from '../orders/refundRoute';
import { findCourierProblem } from '../phoneOrders/courierProblem';
import { requestedEdit } from './requestedEdit';
import { stopParcelOrRefuse } from './stopParcelOrRefuse';
import { waitForPayment, waitsMessage } from './waitForPayment';
import { decideOn, writeEdit } from './writeEdit';
import { messages } from './messages';

/** The message about an edit for the team. */
function messageOf(order: Order, editId: string): string {
  const { payment, shipment, waitingEdit } = order;
  if (waitingEdit?.id === editId) return waitsMessage(order);
  const part = wholePart(payment.parts ?? [], editId);
  const back = part && messages.refunded(formatRupees(part.amount), part.status === 'done');
  const parcel = shipment.status === 'booked' ? messages.newParcel(shipment.awb) : messages.bookedAgain;
  return [messages.changed, back, parcel].filter(Boolean).join(' ');
}

/** The answer where nothing is changed now, before the courier is asked for anything; otherwise the order. */
async function findProblem(deps: AdminDeps, action: Action, request: RequestedEdit): Promise<Answer | Order> {
  const db = await deps.db();
  const found = await db.runTransaction((transaction) => decideOn({ db, transaction }, action, request), {
    readOnly: true,
  });
  if (!found) return noSuchOrder();
  const { before, decided } = found;
  if (decided.kind === 'refused') return refuseAction(deps, action, decided);
  if (decided.kind === 'known') return doneAnswer(decided.order, messageOf(decided.order, request.id));
  const { pincode } = request.address;
  const isMoved = pincode !== before.address.pincode;
  const problem = isMoved && (await findCourierProblem(deps, pincode, before.paymentMethod));
  if (problem) return problem;
  return isDearer(before, decided) ? waitForPayment(deps, action, request, { before, decided }) : before;
}

async function edit(baseDeps: AdminDeps, action: Action, body: EditOrderRequest): Promise<Answer> {
  const deps = withDeadline(baseDeps, ADMIN_DEADLINE_MS);
  const { editId: id, total } = body;
  const takesOnline = deps.takesOnlinePayments();
  const request = requestedEdit(body, { id, total, takesOnline, now: action.context.now });
  const before = await findProblem(deps, action, request);
  if (!('orderId' in before)) return before;
  const parcel = await stopParcelOrRefuse(deps, before);
  if (parcel.kind === 'not_stopped') return parcel.answer;
  const written = await writeEdit(deps, action, request, parcel.awb);
  if (written?.kind !== 'edited') {
    // The order goes on as it is, with a new parcel for the one that was cancelled for the edit.
    if (parcel.awb) await book(deps, { ...action, name: 'order.booking_asked' }, parcel.awb);
    if (!written) return noSuchOrder();
    return written.kind === 'refused'
      ? refuseAction(deps, action, written)
      : doneAnswer(written.order, messageOf(written.order, id));
  }
  const { requestId } = action.context;
  deps.log('admin.done', { requestId, orderId: action.orderId, action: action.name });
  // Book first: the lease that the edit took could end while Razorpay answers.
  await bookShipment(deps, written.order);
  if (written.order.payment.parts?.some((part) => part.id === id)) await payPart(deps, written.order, id);
  const after = (await findOrder(await deps.db(), action.orderId)) ?? written.order;
  return doneAnswer(after, messageOf(after, id));
}

/**
 * POST /api/admin/orders/{id}/edit: changes items and address of an order that is not packed. A parcel that is booked
 * already is cancelled at the courier first and booked again; what a prepaid order costs less goes back.
 */
export function editRoute(deps: AdminDeps): Route {
  return actionRoute(deps, {
    path: '/api/admin/orders/{id}/edit',
    right: 'orders.edit',
    name: 'order.edited',
    schema: editRequest,
    handle: (action, body) => edit(deps, action, body),
  });
}

import type { Firestore } from 'firebase-admin/firestore';
import type { Address } from '@/domain/addresses/address';
import { phoneOrderRequest, type PhoneOrderRequest } from '@/domain/contracts/adminOrders/phoneOrders';
import { toPaise } from '@/domain/money/money';
import { BY_SHOP, type Order, type OrderStatus } from '@/domain/orders/order/order';
import { addMs } from '@/domain/time/addMs';
import { LINK_HOLD_MS } from '@/domain/payments/record/paymentRecord';
import { methodProblem } from '@/domain/pricing/fees';
import type { PlaceRequest } from '../../orders/decideOrder';
import type { OrderRequest } from '../../orders/draftOrder';
import type { OrderRefusal } from '../../orders/orderAnswers';
import { placeOrder, type AlsoWrite } from '../../orders/placeOrder';
import { hashOf } from '../../orders/requestHash';
import { beginPayment } from '../../payments/beginPayment';
import { closeUnpaid } from '../../payments/closeUnpaid';
import { ADMIN_DEADLINE_MS, withDeadline } from '../../payments/deadline';
import type { PaymentRequest } from '../../payments/decidePayment';
import { prepayUrl } from '../../payments/prepayUrl';
import { findOrCreateRazorpayOrder } from '../../payments/razorpayOrder';
import { cartLines } from '../../pricing/cartLines';
import { writeAudit, type AuditContext } from '../../platform/audit';
import { findOrder } from '../../platform/firestore/findOrder';
import { orderRef } from '../../platform/firestore/refs';
import { refuse, type Answer } from '../../platform/http/answer';
import { busy } from '../../platform/http/busy';
import { postAsAdmin, type Route } from '../../platform/http/route';
import { BOOKING_LEASE_MS } from '@/domain/orders/shipment/booking';
import { bookShipment } from '../../shipment/bookShipment';
import type { AdminDeps } from '../deps';
import { doneAnswer } from '../orders/changeOrder';
import { alreadyPlaced, linkFailed, noLinks, refusedForCustomer, unknownCustomer } from './answers';
import { findCourierProblem } from './courierProblem';
import { personOf, type Person } from './person';
import { messages } from './messages';

interface Placing {
  body: PhoneOrderRequest;
  person: Person;
  context: AuditContext;
  offerId: string | null;
  takesOnline: boolean;
}

const addressOf = ({ address }: PhoneOrderRequest, now: Date): Address => ({
  ...address,
  isDefault: false,
  createdAt: now.toISOString(),
});

/** The order as the checkout's own transaction takes it: same prices, stock, coupons and limits. */
function requestOf({ body, person, context: { who, now }, takesOnline }: Placing): OrderRequest {
  const { orderId, amount, cartItems, couponCode, paymentMethod, address } = body;
  return {
    orderId,
    requestHash: hashOf(body),
    wanted: cartLines(cartItems),
    couponCode,
    paymentMethod,
    // The team decides to hold stock for a link, so the limits on unpaid orders are not asked.
    holdsUnpaid: false,
    who: { uid: person.uid, email: person.email },
    byTeam: { placedBy: who.uid, ...(person.hasNoAccount ? { hasNoAccount: true } : {}) },
    phone: address.phone,
    pincode: address.pincode,
    takesOnline,
    now,
    findAddress: () => addressOf(body, now),
    wrongSum: ({ finalTotal }) => (toPaise(amount) === finalTotal ? null : 'amount'),
  };
}

/** The entry in the activity log of a new order. It holds nothing about the customer. */
function auditOf(db: Firestore, { context }: Placing): AlsoWrite {
  return (transaction, { orderId, status, amounts }) => {
    const changes = [
      { field: 'status', before: null, after: status },
      { field: 'total', before: null, after: amounts.finalTotal },
    ];
    writeAudit(db, transaction, context, {
      action: 'order.placed_by_phone',
      target: `orders/${orderId}`,
      changes,
    });
  };
}

/** An order that is over is replaced by another one. */
const OVER: readonly OrderStatus[] = ['expired', 'cancelled', 'refunded'];

async function refused(deps: AdminDeps, { body, context }: Placing, decision: OrderRefusal): Promise<Answer> {
  if (decision.kind !== 'other_request' && decision.kind !== 'not_yours') return refusedForCustomer(decision);
  const order = await findOrder(await deps.db(), body.orderId);
  const isOwn = order?.phoneOrder?.placedBy === context.who.uid && !OVER.includes(order.status);
  return isOwn ? alreadyPlaced(body.orderId) : refusedForCustomer(decision);
}

async function placeForCash(deps: AdminDeps, placing: Placing): Promise<Answer> {
  const bookingUntil = new Date(placing.context.now.getTime() + BOOKING_LEASE_MS);
  const payUrl = prepayUrl(deps, placing.body.orderId, placing.context.now);
  const request: PlaceRequest = { ...requestOf(placing), bookingUntil, payUrl };
  const db = await deps.db();
  const { offerId } = placing;
  const decision = await placeOrder(db, deps.queue, request, offerId, auditOf(db, placing));
  switch (decision.kind) {
    case 'replay':
      return doneAnswer(decision.order, messages.placed);
    case 'place':
      logPlaced(deps, placing, decision.order);
      return doneAnswer(await bookShipment(deps, decision.order), messages.placed);
    case 'payment_open':
    case 'unpaid_yet':
      return busy();
    default:
      return refused(deps, placing, decision);
  }
}

function logPlaced(deps: AdminDeps, { context: { requestId } }: Placing, { orderId, amounts }: Order): void {
  deps.log('order.placed_by_phone', { requestId, orderId, finalTotal: amounts.finalTotal });
}

/** Hands out the link of an order that waits for its payment; without one, its stock is free at once. */
async function handOutLink(deps: AdminDeps, order: Order): Promise<Answer> {
  const gateway = deps.payments();
  if (!gateway) return noLinks();
  const made = await findOrCreateRazorpayOrder(deps, gateway, order);
  if (made.kind === 'ready') return doneAnswer(made.order, messages.linkReady);
  const { orderId } = order;
  deps.log('payment.unavailable', { orderId, problem: made.problem }, 'WARNING');
  await closeUnpaid(deps, orderId, { by: BY_SHOP, note: messages.noLinkNote, onlyUnasked: true });
  return linkFailed(made.problem);
}

async function placeByLink(deps: AdminDeps, placing: Placing): Promise<Answer> {
  if (!deps.payments()) return noLinks();
  const problem = methodProblem(toPaise(placing.body.amount), 'Pay Online');
  if (problem) return refuse(409, 'not_payable_online', problem, { field: 'paymentMethod' });
  const request: PaymentRequest = {
    ...requestOf(placing),
    heldUntil: addMs(placing.context.now, LINK_HOLD_MS),
    knownUnpaid: false,
  };
  const db = await deps.db();
  const { offerId } = placing;
  const decision = await beginPayment(db, deps.queue, request, offerId, auditOf(db, placing));
  switch (decision.kind) {
    case 'begin':
      logPlaced(deps, placing, decision.order);
      return handOutLink(deps, decision.order);
    case 'again':
      return handOutLink(deps, decision.order);
    case 'paid':
      return doneAnswer(decision.order, messages.placed);
    case 'already_paid':
      return decision.order.requestHash === request.requestHash
        ? doneAnswer(decision.order, messages.placed)
        : refused(deps, placing, { kind: 'other_request' });
    case 'payment_open':
      return busy();
    case 'ask_first':
      return refused(deps, placing, { kind: 'other_request' });
    default:
      return refused(deps, placing, decision);
  }
}

async function place(baseDeps: AdminDeps, body: PhoneOrderRequest, context: AuditContext): Promise<Answer> {
  const deps = withDeadline(baseDeps, ADMIN_DEADLINE_MS);
  const db = await deps.db();
  const person = await personOf(db, { ...body, phone: body.address.phone });
  if (!person) return unknownCustomer();
  // Answer an order that exists already as before, even if the courier no longer serves its PIN code.
  const isNew = !(await orderRef(db, body.orderId).get()).exists;
  const problem = isNew ? await findCourierProblem(deps, body.address.pincode, body.paymentMethod) : null;
  if (problem) return problem;
  const offerId = body.couponCode ? await deps.offers.idOf(body.couponCode) : null;
  const placing = { body, person, context, offerId, takesOnline: deps.takesOnlinePayments() };
  return body.paymentMethod === 'Pay Online' ? placeByLink(deps, placing) : placeForCash(deps, placing);
}

/**
 * POST /api/admin/phone-orders: places an order for a customer who called or wrote, for cash or by a payment link. The
 * order stands once its transaction commits; the courier's failure after that fails nothing.
 */
export function phoneOrderRoute(deps: AdminDeps): Route {
  return postAsAdmin(deps, {
    path: '/api/admin/phone-orders',
    right: 'orders.create',
    schema: phoneOrderRequest,
    handle: ({ body }, context) =>
      deps.queue.run([`order:${body.orderId}`], () => place(deps, body, context)),
  });
}

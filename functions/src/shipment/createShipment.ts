import { createShipmentRequest, type CreateShipmentRequest } from '@/domain/contracts/shipment';
import type { Order } from '@/domain/orders/order/order';
import { refuse, type Answer } from '../platform/http/answer';
import type { Identity } from '../platform/callers/identity';
import { postAsPerson, type Call, type Route } from '../platform/http/route';
import type { KeyedQueue } from '../platform/concurrency/keyedQueue';
import type { OfferFinder } from '../offers/findOffer';
import { resolvePending } from '../payments/askRazorpay';
import type { PaymentDeps } from '../payments/deps';
import { SHOPPER_WAITS, withPatience } from '../payments/deadline';
import { orderRef } from '../payments/records';
import { awaitBooking } from './awaitBooking';
import { bookShipment, LEASE, type BookingDeps } from './bookShipment';
import { claimBooking } from './retryShipments';
import { placeRequest, type PlaceRequest } from '../orders/decideOrder';
import { busy, orBusy, orderAnswer, paymentUnavailable, refusalAnswer } from '../orders/orderAnswers';
import { placeOrder } from '../orders/placeOrder';

export interface CreateShipmentDeps extends BookingDeps, PaymentDeps {
  offers: OfferFinder;
  queue: KeyedQueue;
}

/** What is found out about a payment changes the decision once; more rounds are other calls in between. */
const MAX_ROUNDS = 3;

async function reread(deps: CreateShipmentDeps, { orderId }: Order): Promise<Order> {
  const db = await deps.db();
  return (await orderRef(db, orderId).get()).data() as Order;
}

/** A paid order is booked by the first to ask; whoever comes meanwhile is told what that one hears. */
async function bookFirst(deps: CreateShipmentDeps, order: Order): Promise<Order> {
  const { status, attempts } = order.shipment;
  if (status !== 'booking') return order;
  if (attempts > 0) return awaitBooking(deps, order);
  const claimed = await claimBooking(await deps.db(), order.orderId, deps.now());
  return claimed ? bookShipment(deps, claimed) : awaitBooking(deps, await reread(deps, order));
}

/** An online order of the person's is still open: it is settled, or closed so that this one may follow. Null: go on. */
async function closeOpen(deps: CreateShipmentDeps, order: Order, by: string): Promise<Answer | null> {
  const close = 'Not paid; another order was placed instead';
  const answer = await resolvePending(deps, order, { by, close });
  if (answer === 'unknown') {
    return paymentUnavailable(
      'We cannot tell yet whether your online payment went through. Please try again in a minute.',
    );
  }
  const now = answer === 'paid' ? await reread(deps, order) : order;
  return now.payment.status === 'captured' ? refusalAnswer({ kind: 'already_paid', order: now }) : null;
}

/** The order waits for its payment: perhaps nobody has told us of it yet. Null: it has been paid. */
async function findPayment(deps: CreateShipmentDeps, order: Order, by: string): Promise<Answer | null> {
  const answer = await resolvePending(deps, order, { by });
  if (answer === 'paid') return null;
  if (answer === 'unpaid') return refusalAnswer({ kind: 'unpaid' });
  return paymentUnavailable('We are waiting for word of your payment. Please try again in a minute.');
}

async function decideAndAct(
  deps: CreateShipmentDeps,
  request: PlaceRequest,
  { requestId }: Call,
  offerId: string | null,
): Promise<Answer> {
  const { uid } = request.who;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const decision = await placeOrder(await deps.db(), deps.queue, request, offerId);
    if (decision.kind === 'payment_open' || decision.kind === 'unpaid_yet') {
      const find = decision.kind === 'payment_open' ? closeOpen : findPayment;
      const answer = await find(deps, decision.order, uid);
      if (answer) return answer;
      continue;
    }
    if (decision.kind === 'replay') return orderAnswer(await bookFirst(deps, decision.order));
    if (decision.kind !== 'place') return refusalAnswer(decision);
    const { orderId, amounts } = decision.order;
    deps.log('order.placed', { requestId, orderId, finalTotal: amounts.finalTotal });
    return orderAnswer(await bookShipment(deps, decision.order));
  }
  return busy();
}

async function createOrder(
  usual: CreateShipmentDeps,
  call: Call<CreateShipmentRequest>,
  who: Identity,
): Promise<Answer> {
  const deps = withPatience(usual, SHOPPER_WAITS);
  const now = deps.now();
  const bookingUntil = new Date(now.getTime() + LEASE);
  const person = { uid: who.uid, email: who.email };
  const request = placeRequest(call.body, person, { now, bookingUntil });
  if (request.wanted.length === 0) {
    return refuse(400, 'bad_request', 'products must not be empty', { field: 'products' });
  }
  const offerId = request.couponCode ? await deps.offers.idOf(request.couponCode) : null;
  return decideAndAct(deps, request, call, offerId);
}

/**
 * POST /api/nimbus/create-shipment: a cash-on-delivery order and its shipment, or the shipment of what was paid online. The
 * order stands from the moment its transaction commits; what the courier says after that never fails the call.
 */
export function createShipment(deps: CreateShipmentDeps): Route {
  return postAsPerson({
    path: '/api/nimbus/create-shipment',
    schema: createShipmentRequest,
    // The same order twice at once waits for the first, and so gets the same answer.
    handle: (call, who) =>
      orBusy(() => deps.queue.run([`order:${call.body.order_id}`], () => createOrder(deps, call, who))),
  });
}

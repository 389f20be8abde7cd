import { createShipmentRequest, type CreateShipmentRequest } from '@/domain/contracts/orders/shipment';
import type { Order } from '@/domain/orders/order/order';
import { badRequest, type Answer } from '../platform/http/answer';
import type { Identity } from '../platform/callers/identity';
import { postAsPerson, type Call, type Route } from '../platform/http/route';
import type { KeyedQueue } from '../platform/concurrency/keyedQueue';
import type { OfferFinder } from '../offers/findOffer';
import { resolvePending } from '../payments/askRazorpay';
import { prepayUrl } from '../payments/prepayUrl';
import type { PaymentDeps } from '../payments/deps';
import { SHOPPER_DEADLINE_MS, withDeadline } from '../payments/deadline';
import { awaitBooking } from './awaitBooking';
import { BOOKING_LEASE_MS } from '@/domain/orders/shipment/booking';
import { bookShipment, type BookingDeps } from './bookShipment';
import { messages } from './messages';
import { claimBooking } from './retryShipments';
import { placeRequest, type PlaceRequest } from '../orders/decideOrder';
import { orderAnswer, paymentUnavailable, refusalAnswer } from '../orders/orderAnswers';
import { placeOrder } from '../orders/placeOrder';
import { orderRef } from '../platform/firestore/refs';
import { busy } from '../platform/http/busy';

export interface CreateShipmentDeps extends BookingDeps, PaymentDeps {
  offers: OfferFinder;
  queue: KeyedQueue;
  takesOnlinePayments: () => boolean;
}

/** A payment's state changes the decision once; more rounds come from other calls in between. */
const MAX_ROUNDS = 3;

async function reread(deps: CreateShipmentDeps, { orderId }: Order): Promise<Order> {
  const db = await deps.db();
  return (await orderRef(db, orderId).get()).data() as Order;
}

/** The first caller books a paid order; callers in between wait for its answer. */
async function bookFirst(deps: CreateShipmentDeps, order: Order): Promise<Order> {
  const { status, attempts } = order.shipment;
  if (status !== 'booking') return order;
  if (attempts > 0) return awaitBooking(deps, order);
  const claimed = await claimBooking(await deps.db(), order.orderId, deps.now());
  return claimed ? bookShipment(deps, claimed) : awaitBooking(deps, await reread(deps, order));
}

/** Settles or closes another online order of the person's. Null: decide again, by what became of it. */
async function closeOpen(deps: CreateShipmentDeps, order: Order, by: string): Promise<Answer | null> {
  const answer = await resolvePending(deps, order, { by, close: messages.replaced });
  return answer === 'unknown' ? paymentUnavailable(messages.paymentUnknown) : null;
}

/** Asks Razorpay whether the order has been paid. Null: it has been. */
async function findPayment(deps: CreateShipmentDeps, order: Order, by: string): Promise<Answer | null> {
  const answer = await resolvePending(deps, order, { by });
  if (answer === 'paid') return null;
  if (answer === 'unpaid') return refusalAnswer({ kind: 'unpaid' });
  return paymentUnavailable(messages.paymentPending);
}

async function decideAndAct(
  deps: CreateShipmentDeps,
  first: PlaceRequest,
  { requestId }: Call,
  offerId: string | null,
): Promise<Answer> {
  const { uid } = first.who;
  let request = first;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const decision = await placeOrder(await deps.db(), deps.queue, request, offerId);
    if (decision.kind === 'payment_open' || decision.kind === 'unpaid_yet') {
      const find = decision.kind === 'payment_open' ? closeOpen : findPayment;
      const answer = await find(deps, decision.order, uid);
      if (answer) return answer;
      if (decision.kind === 'payment_open') request = { ...request, closed: decision.order.orderId };
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
  baseDeps: CreateShipmentDeps,
  call: Call<CreateShipmentRequest>,
  who: Identity,
): Promise<Answer> {
  const deps = withDeadline(baseDeps, SHOPPER_DEADLINE_MS);
  const now = deps.now();
  const bookingUntil = new Date(now.getTime() + BOOKING_LEASE_MS);
  const person = { uid: who.uid, email: who.email };
  const payUrl = prepayUrl(deps, call.body.order_id, now);
  const takesOnline = deps.takesOnlinePayments();
  const request = { ...placeRequest(call.body, person, { now, bookingUntil, takesOnline }), payUrl };
  if (request.wanted.length === 0) {
    return badRequest('products', 'products must not be empty');
  }
  const offerId = request.couponCode ? await deps.offers.idOf(request.couponCode) : null;
  return decideAndAct(deps, request, call, offerId);
}

/**
 * POST /api/nimbus/create-shipment: places a cash-on-delivery order and books its shipment, or books the shipment of
 * an order that was paid online. The order stands once its transaction commits; a courier's failure after that never
 * fails the call.
 */
export function createShipment(deps: CreateShipmentDeps): Route {
  return postAsPerson({
    path: '/api/nimbus/create-shipment',
    schema: createShipmentRequest,
    // One person's calls wait for each other, so that they have one place among the buyers of a product. The same order
    // twice at once: the second gets the same answer as the first.
    handle: (call, who) =>
      deps.queue.run([`payer:${who.uid}`], () =>
        deps.queue.run([`order:${call.body.order_id}`], () => createOrder(deps, call, who)),
      ),
  });
}

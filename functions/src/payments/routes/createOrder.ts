import { createOrderRequest, type CartPayment } from '@/domain/contracts/orders/payment';
import type { Order } from '@/domain/orders/order/order';
import type { PaymentGateway } from '../../gateways/paymentGateway';
import { refuse, type Answer } from '../../platform/http/answer';
import type { Identity } from '../../platform/callers/identity';
import { postAsPerson, type Call, type Route } from '../../platform/http/route';
import type { KeyedQueue } from '../../platform/concurrency/keyedQueue';
import type { OfferFinder } from '../../offers/findOffer';
import { refusalAnswer } from '../../orders/orderAnswers';
import { resolvePending } from '../askRazorpay';
import { beginPayment } from '../beginPayment';
import { closeUnpaid } from '../closeUnpaid';
import { paymentRequest, type PaymentRequest } from '../decidePayment';
import type { PaymentDeps } from '../deps';
import { SHOPPER_DEADLINE_MS, withDeadline } from '../deadline';
import { payAmount } from '../barePayment';
import { gatewayDown, createdAnswer, paidByCredit } from './createOrderAnswers';
import { messages } from './messages';
import { findOrCreateRazorpayOrder } from '../razorpayOrder';
import { busy } from '../../platform/http/busy';

export interface CreateOrderDeps extends PaymentDeps {
  offers: OfferFinder;
  queue: KeyedQueue;
  random: () => number;
}

/** A payment's state changes the decision once; more rounds come from other calls in between. */
const MAX_ROUNDS = 3;

/**
 * Hands out the Razorpay order of an order that waits for its payment. If Razorpay creates none, the reservation is
 * released at once.
 */
async function handOut(deps: CreateOrderDeps, gateway: PaymentGateway, order: Order): Promise<Answer> {
  const { orderId, userId } = order;
  const answer = await findOrCreateRazorpayOrder(deps, gateway, order);
  if (answer.kind === 'unavailable') {
    deps.log('payment.unavailable', { orderId, problem: answer.problem }, 'WARNING');
    await closeUnpaid(deps, orderId, { by: userId, note: messages.closed.gatewayDown, onlyUnasked: true });
    return gatewayDown();
  }
  return answer.order.status === 'pending_payment' ? createdAnswer(gateway, answer.record) : busy();
}

/** Settles or closes another order of the person's. Null: decide again, by what became of it. */
async function closeOtherOrder(deps: CreateOrderDeps, order: Order, by: string): Promise<Answer | null> {
  const answer = await resolvePending(deps, order, { by, close: messages.closed.cartChanged });
  return answer === 'unknown' || answer === 'open' ? gatewayDown() : null;
}

async function decideAndAct(
  deps: CreateOrderDeps,
  gateway: PaymentGateway,
  first: PaymentRequest,
  offerId: string | null,
): Promise<Answer> {
  let request = first;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const decision = await beginPayment(await deps.db(), deps.queue, request, offerId);
    switch (decision.kind) {
      case 'paid':
        deps.log('order.placed_by_credit', { orderId: decision.order.orderId });
        return paidByCredit(gateway, decision.order);
      case 'begin':
      case 'again':
        return handOut(deps, gateway, decision.order);
      case 'payment_open':
      case 'ask_first': {
        const answer = await closeOtherOrder(deps, decision.order, request.who.uid);
        if (answer) return answer;
        request =
          decision.kind === 'ask_first'
            ? { ...request, knownUnpaid: true }
            : { ...request, closed: decision.order.orderId };
        continue;
      }
      default:
        return refusalAnswer(decision);
    }
  }
  return busy();
}

async function payCart(
  deps: CreateOrderDeps,
  gateway: PaymentGateway,
  body: CartPayment,
  { uid, email }: Identity,
): Promise<Answer> {
  const request = paymentRequest(body, { uid, email }, deps.now());
  const offerId = request.couponCode ? await deps.offers.idOf(request.couponCode) : null;
  return decideAndAct(deps, gateway, request, offerId);
}

/** POST /api/payment/create-order: what Razorpay's checkout needs to take a payment. */
export function createOrder(baseDeps: CreateOrderDeps): Route {
  async function pay({ body }: Call<CartPayment | { amount: number }>, who: Identity): Promise<Answer> {
    const deps = withDeadline(baseDeps, SHOPPER_DEADLINE_MS);
    const gateway = deps.payments();
    if (!gateway) return refuse(503, 'not_offered', messages.notOffered);
    return 'orderId' in body ? payCart(deps, gateway, body, who) : payAmount(deps, gateway, body.amount, who);
  }

  return postAsPerson({
    path: '/api/payment/create-order',
    schema: createOrderRequest,
    // Two presses of one person run one after the other, and so find the same order.
    handle: (call, who) => baseDeps.queue.run([`payer:${who.uid}`], () => pay(call, who)),
  });
}

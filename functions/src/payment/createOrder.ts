import { createOrderRequest, type CartPayment, type CreateOrderResponse } from '@/domain/contracts/payment';
import { toPaise } from '@/domain/money';
import type { Order } from '@/domain/order';
import { HELD_FOR, later, newPaymentRecord, type PaymentRecord } from '@/domain/paymentRecord';
import { tombstoneOf } from '../account/tombstone';
import type { PaymentGateway } from '../gateways/payments';
import { ok, refuse, type Answer } from '../http/answer';
import type { Identity } from '../http/identity';
import { postAsPerson, type Call, type Route } from '../http/route';
import type { KeyedQueue } from '../keyedQueue';
import type { OfferFinder } from '../offers/findOffer';
import { accountDeleted, busy, orBusy, paymentUnavailable, refusalAnswer } from '../orders/orderAnswers';
import { resolvePending } from './askRazorpay';
import { beginPayment } from './beginPayment';
import { closeUnpaid } from './closeUnpaid';
import { paymentRequest, type PaymentRequest } from './decidePayment';
import type { PaymentDeps } from './deps';
import { SHOPPER_WAITS, withPatience } from './patience';
import { paymentOrderFor } from './paymentOrder';
import { inTransaction, recordRef } from './records';

export interface CreateOrderDeps extends PaymentDeps {
  offers: OfferFinder;
  queue: KeyedQueue;
  random: () => number;
}

/** What is found out about a payment changes the decision once; more rounds are other calls in between. */
const MAX_ROUNDS = 3;

const down = () =>
  paymentUnavailable(
    'Our payment partner is not answering, and nothing was charged. Please try again in a minute, or choose Cash on Delivery.',
  );

function answerOf({ keyId }: PaymentGateway, { razorpayOrderId, amount, currency, orderId }: PaymentRecord) {
  return ok({ id: razorpayOrderId, amount, currency, orderId, keyId } satisfies CreateOrderResponse);
}

/** Razorpay's order for one that waits for its payment. When there is none, its stock is free again at once. */
async function handOut(deps: CreateOrderDeps, gateway: PaymentGateway, order: Order): Promise<Answer> {
  const { orderId, userId } = order;
  const asked = await paymentOrderFor(deps, gateway, order);
  if (asked.kind === 'unavailable') {
    deps.log('payment.unavailable', { orderId, problem: asked.problem }, 'WARNING');
    const note = 'The payment partner did not answer; nothing was charged';
    await closeUnpaid(deps, orderId, { by: userId, note, onlyUnasked: true });
    return down();
  }
  return asked.order.status === 'pending_payment' ? answerOf(gateway, asked.record) : busy();
}

/** Asks what became of an order of the person's that stands in the way. Null: decide again. */
async function clearTheWay(deps: CreateOrderDeps, order: Order, by: string): Promise<Answer | null> {
  const close = 'Not paid; the cart was changed';
  const answer = await resolvePending(deps, order, { by, close });
  if (answer === 'unknown' || answer === 'open') return down();
  return answer === 'paid' && order.status === 'pending_payment'
    ? refusalAnswer({ kind: 'already_paid', order })
    : null;
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
      case 'begin':
      case 'again':
        return handOut(deps, gateway, decision.order);
      case 'payment_open':
      case 'ask_first': {
        const answer = await clearTheWay(deps, decision.order, request.who.uid);
        if (answer) return answer;
        if (decision.kind === 'ask_first') request = { ...request, knownUnpaid: true };
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

/** A payment on its own. Its receipt is none that an order id can be. */
async function payAmount(
  deps: CreateOrderDeps,
  gateway: PaymentGateway,
  rupees: number,
  { uid }: Identity,
): Promise<Answer> {
  const now = deps.now();
  const receipt = `own:${now.getTime()}:${Math.floor(deps.random() * 1e9)}`;
  const made = await gateway.createOrder({ amount: toPaise(rupees), receipt, notes: { userId: uid } });
  if (made.kind !== 'answered') {
    deps.log('payment.unavailable', { problem: made.problem }, 'WARNING');
    return down();
  }
  const { id, amount, currency } = made.value;
  const what = { razorpayOrderId: id, userId: uid, orderId: '', amount, currency };
  const record = newPaymentRecord(what, later(now, HELD_FOR), now);
  const db = await deps.db();
  const kept = await inTransaction(db, async (transaction) => {
    if ((await transaction.get(tombstoneOf(db, uid))).exists) return false;
    transaction.set(recordRef(db, id), record);
    return true;
  });
  return kept ? answerOf(gateway, record) : accountDeleted();
}

/** POST /api/payment/create-order: what the checkout of Razorpay needs to take a payment. */
export function createOrder(usual: CreateOrderDeps): Route {
  async function pay({ body }: Call<CartPayment | { amount: number }>, who: Identity): Promise<Answer> {
    const deps = withPatience(usual, SHOPPER_WAITS);
    const gateway = deps.payments();
    if (!gateway) return refuse(503, 'not_offered', 'Paying online is not offered at the moment.');
    if (!('orderId' in body)) return payAmount(deps, gateway, body.amount, who);
    // Two presses of one person take turns, and so find the same order.
    return deps.queue.run([`payer:${who.uid}`], () => payCart(deps, gateway, body, who));
  }

  return postAsPerson({
    path: '/api/payment/create-order',
    schema: createOrderRequest,
    handle: (call, who) => orBusy(() => pay(call, who)),
  });
}

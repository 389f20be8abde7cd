import { call, delay, put, race, select, type SagaGenerator } from 'typed-redux-saga';
import { markOf } from '@/domain/cart/extras';
import type { CreateOrderResponse, VerifyPaymentRequest } from '@/domain/contracts/orders/payment';
import { selectExtras } from '@/features/extras';
import { codeOf, collectPayment, paymentRequestOf, verifyPaid } from '@/features/payments';
import { selectPhoneNumber } from '@/features/userProfile';
import type { PaymentOutcome, Services } from '@/services';
import { beginAttempt, ENDS_ORDER_ID, followOrderId, giveUpAttempt } from './attempts';
import { bookingRequest } from './bookingRequest';
import { selectCheckout } from '../../checkoutSelectors';
import { checkoutActions } from '../../checkoutSlice';
import { messages } from '../../messages';
import { loadOnlinePayment } from '../onlinePaymentSaga';
import { paidOrderOf, type AgreedOrder, type Placement } from './placement';

/** Milliseconds that the shopper waits for the courier; the order is placed in any case. */
const COURIER_TIMEOUT_MS = 10_000;

const NETWORK: Placement = { kind: 'failed', failure: { kind: 'network' } };
const NOT_OFFERED: Placement = { kind: 'unpaid', why: 'not_offered' };

function* readOnlinePayment(services: Services) {
  if ((yield* select(selectCheckout)).online.kind === 'unasked') yield* call(loadOnlinePayment, services);
  return (yield* select(selectCheckout)).online;
}

/** Creates the payment of this cart at the provider, with a new order id if the last one cannot be paid any more. */
function* createPayment(services: Services, order: AgreedOrder) {
  const { items: cartItems, couponCode, address, amounts, user, storeCredit, gift, sample } = order;
  const request = (orderId: string) => ({
    orderId,
    cartItems,
    couponCode,
    address,
    paymentMethod: 'Pay Online' as const,
    amount: amounts.finalTotal,
    ...(storeCredit > 0 ? { storeCredit } : {}),
    ...(gift ? { gift } : {}),
    ...(sample ? { sample } : {}),
  });
  const { createPaymentOrder } = services.shop;
  const first = yield* call(createPaymentOrder, request(order.orderId));
  if (first.ok || !ENDS_ORDER_ID.includes(codeOf(first.error))) {
    return { orderId: order.orderId, answer: first };
  }
  giveUpAttempt(services, { uid: user.uid, orderId: order.orderId });
  const draft = {
    uid: user.uid,
    method: 'Pay Online',
    items: cartItems,
    couponCode,
    amounts,
    extrasMark: markOf(yield* select(selectExtras)),
  } as const;
  const orderId = beginAttempt(services, draft);
  const second = yield* call(createPaymentOrder, request(orderId));
  if (!second.ok && ENDS_ORDER_ID.includes(codeOf(second.error)))
    giveUpAttempt(services, { uid: user.uid, orderId });
  return { orderId, answer: second };
}

/** Opens the provider's checkout, and returns how it closed. */
function* collect(
  services: Services,
  { orderId, user, address }: AgreedOrder,
  made: CreateOrderResponse,
): SagaGenerator<PaymentOutcome> {
  const phone = (yield* select(selectPhoneNumber)) || address.phone;
  const payer = { name: user.displayName || address.name, email: user.email, phone };
  const request = paymentRequestOf(made, { orderId, description: messages.payment(orderId) }, payer);
  yield* put(checkoutActions.paymentOpened());
  return yield* collectPayment(services, request, checkoutActions.paymentLeft);
}

/** Books the shipment of a paid order. */
function* book(services: Services, order: AgreedOrder): SagaGenerator<Placement> {
  const request = bookingRequest(order, 'Pay Online', services.clock.now());
  yield* race({ booked: call(services.shop.createShipment, request), late: delay(COURIER_TIMEOUT_MS) });
  return { kind: 'placed', orderId: order.orderId, message: messages.onlinePlaced };
}

/** Has the server verify the payment, then books the shipment. */
function* confirm(
  services: Services,
  order: AgreedOrder,
  result: VerifyPaymentRequest,
): SagaGenerator<Placement> {
  yield* put(checkoutActions.paymentMade());
  const verified = yield* call(verifyPaid, services, result);
  if (verified.kind === 'refund_due') {
    return { kind: 'refunded', orderId: order.orderId, message: verified.message };
  }
  if (verified.kind !== 'paid') return { kind: 'unconfirmed', why: verified.kind };
  const orderId = verified.orderId || order.orderId;
  return yield* call(book, services, { ...order, orderId });
}

/** Pays at Razorpay. A payment counts only once the server has verified it. */
export function* payOnline(services: Services, order: AgreedOrder): SagaGenerator<Placement> {
  const online = yield* call(readOnlinePayment, services);
  if (online.kind === 'off') return NOT_OFFERED;
  if (online.kind === 'unasked') return NETWORK;
  if (!(yield* call(services.payment.prepare, online.checkoutUrl))) return NETWORK;

  const { orderId: sent, answer } = yield* call(createPayment, services, order);
  if (!answer.ok) {
    const paid = paidOrderOf(answer.error);
    if (paid) {
      const message = paid === sent ? messages.onlinePlaced : messages.paidBefore;
      return { kind: 'placed', orderId: paid, message };
    }
    return codeOf(answer.error) === 'not_offered' ? NOT_OFFERED : { kind: 'failed', failure: answer.error };
  }
  const orderId = answer.value.orderId || sent;
  yield* call(followOrderId, services, sent, orderId);
  // Store credit has paid for all of it.
  if (!answer.value.id) return yield* call(book, services, { ...order, orderId });
  const outcome = yield* call(collect, services, { ...order, orderId }, answer.value);
  if (outcome.kind === 'paid') return yield* call(confirm, services, { ...order, orderId }, outcome.result);
  return { kind: 'unpaid', why: outcome.kind };
}

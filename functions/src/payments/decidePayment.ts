import { findConsignee, streetOf } from '@/domain/addresses/address';
import type { CartPayment } from '@/domain/contracts/orders/payment';
import type { ReservationUpdate } from '@/domain/orders/stock/reservations';
import type { CreditMove } from '@/domain/credit/ledger';
import { toPaise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { mayHoldOn } from '@/domain/orders/limits/holdOn';
import { moveOrder } from '@/domain/orders/lifecycle/lifecycle';
import { addMs } from '@/domain/time/addMs';
import { HOLD_MS } from '@/domain/payments/record/paymentRecord';
import { wasPaidMeanwhile } from '@/domain/payments/settlement/replaced';
import { draftOrder, type DraftRefusal, type OrderFacts, type OrderRequest } from '../orders/draftOrder';
import { newPaidOrder, newPendingOrder } from '../orders/newOrder';
import { cartHash } from '../orders/requestHash';
import { cartLines } from '../pricing/cartLines';
import { messages } from './messages';

export interface PaymentRequest extends OrderRequest {
  /** Until when the reservation waits for the payment. */
  heldUntil: string;
  /** Razorpay has just said that the expired order of this id is not paid. */
  knownUnpaid: boolean;
}

interface Begun {
  order: Order;
  reservations: ReservationUpdate;
  credit: CreditMove | null;
  /** The expired orders that it replaces. */
  replaced: readonly Order[];
}

export type PaymentDecision =
  /** `order` waits for its payment from now on. */
  | ({ kind: 'begin' } & Begun)
  /** Store credit pays for all of it: `order` is placed. */
  | ({ kind: 'paid' } & Begun)
  /** It does already: the same cart is paid with the same order. `mayRenew`: its hold may begin anew. */
  | { kind: 'again'; order: Order; mayRenew: boolean }
  /** The person has another order open; it must be settled or closed first. */
  | { kind: 'payment_open'; order: Order }
  /** Razorpay must be asked before the order may be tried again. */
  | { kind: 'ask_first'; order: Order }
  | { kind: 'already_paid' | 'cancelled' | 'refunded'; order: Order }
  | { kind: 'not_yours' }
  | { kind: 'other_request' }
  | DraftRefusal;

/** An order that was tried this often gets a new id, so that its history does not grow without end. */
const MAX_HISTORY = 20;

/** The payment that a create-order body asks for. */
export function paymentRequest(body: CartPayment, who: OrderRequest['who'], now: Date): PaymentRequest {
  const { orderId, couponCode, paymentMethod, address, amount, storeCredit = 0, gift, sample } = body;
  return {
    orderId,
    couponCode,
    paymentMethod,
    who,
    now,
    knownUnpaid: false,
    requestHash: cartHash(body),
    heldUntil: addMs(now, HOLD_MS),
    wanted: cartLines(body.cartItems),
    phone: address.phone,
    holdsUnpaid: true,
    takesOnline: true,
    storeCredit: toPaise(storeCredit),
    gift,
    sample,
    pincode: address.pincode,
    findAddress: (saved) => findConsignee(saved, { ...address, street: streetOf(address) }),
    wrongSum: (sums) => (toPaise(amount) === sums.finalTotal ? null : 'amount'),
  };
}

/** The decision for the cart of an order that waits for its payment. */
function payAgain(order: Order, { byTeam, now }: PaymentRequest, { buyer }: OrderFacts): PaymentDecision {
  // Razorpay fixes how long a link of the team is open.
  const mayRenew = !byTeam && order.history.length < MAX_HISTORY && mayHoldOn(order, buyer, now);
  return { kind: 'again', order, mayRenew };
}

/** The decision for a request whose id has an order already; null when the payment may begin. */
function decideExisting(order: Order, request: PaymentRequest, facts: OrderFacts): PaymentDecision | null {
  if (order.userId !== request.who.uid) return { kind: 'not_yours' };
  if (order.paymentMethod !== 'Pay Online') return { kind: 'other_request' };
  const same = order.requestHash === request.requestHash;
  if (order.status === 'pending_payment') {
    return same ? payAgain(order, request, facts) : { kind: 'other_request' };
  }
  if (order.status === 'cancelled' || order.status === 'refunded') return { kind: order.status, order };
  if (order.status !== 'expired') return { kind: 'already_paid', order };
  // Razorpay takes no further payment for its order once one was captured, even if that was refunded.
  const isPaid = order.payment.razorpayPaymentId !== '' || order.extraPayment !== undefined;
  if (!same || isPaid || order.history.length >= MAX_HISTORY) return { kind: 'other_request' };
  const isUnpaid = order.payment.razorpayOrderId === '' || request.knownUnpaid;
  return isUnpaid ? null : { kind: 'ask_first', order };
}

/** The expired order, waiting for its payment again under the same Razorpay order. */
function reopen(old: Order, pending: Order, by: string): Order | null {
  const step = { at: pending.createdAt, by, note: messages.triedAgain };
  const moved = moveOrder(old, 'pending_payment', step);
  if (!moved.ok) return null;
  const { history } = moved.order;
  const { razorpayOrderId } = old.payment;
  // Once the Razorpay order is known, its payment record says when to ask.
  const dueAt = razorpayOrderId ? null : (pending.payment.dueAt ?? null);
  return {
    ...pending,
    history,
    createdAt: old.createdAt,
    payment: { ...pending.payment, razorpayOrderId, dueAt },
  };
}

/** Decides on a create-order request: the order to be paid, or why there is none. */
export function decidePayment(request: PaymentRequest, facts: OrderFacts): PaymentDecision {
  const { existing, begun } = facts;
  if (facts.hasTombstone) return { kind: 'account_deleted' };
  const known = existing && decideExisting(existing, request, facts);
  if (known) return known;
  // The team's order stands beside one that the customer is paying at this moment.
  if (begun?.status === 'pending_payment' && !request.byTeam) {
    const same = begun.requestHash === request.requestHash;
    return same ? payAgain(begun, request, facts) : { kind: 'payment_open', order: begun };
  }
  if (wasPaidMeanwhile(request.closed, begun)) return { kind: 'already_paid', order: begun };
  const draft = draftOrder(request, facts);
  if (draft.kind !== 'draft') return draft;
  const { reservations, replaced } = draft;
  const credit = draft.drawn?.move ?? null;
  if (credit && draft.drawn?.credit.paise === draft.quote.finalTotal) {
    // The expired order may have a payment at Razorpay, so this one gets an id of its own.
    if (existing) return { kind: 'other_request' };
    return { kind: 'paid', order: newPaidOrder(request, draft), reservations, credit, replaced };
  }
  const pending = newPendingOrder(request, draft, request.heldUntil);
  const order = existing ? reopen(existing, pending, request.who.uid) : pending;
  return order ? { kind: 'begin', order, reservations, credit, replaced } : { kind: 'other_request' };
}

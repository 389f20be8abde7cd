import type { Address } from '@/domain/addresses/address';
import type { PricedLine } from '@/domain/cart/pricedCart';
import { beginBooking, UNSENT } from '@/domain/orders/shipment/booking';
import { toRupees, ZERO } from '@/domain/money/money';
import { isCovered, scopeOf, type OfferScope } from '@/domain/offers/scope';
import type { Order, OrderLine, Shipment } from '@/domain/orders/order/order';
import { payable } from '@/domain/orders/order/payable';
import type { OrderPayment } from '@/domain/orders/order/payment';
import { idEndOf } from '@/domain/admin/orderList/search';
import { amountsOf } from '@/domain/pricing/pricing';
import type { Draft, OrderRequest } from './draftOrder';
import { messages } from './messages';

/** A line as the order keeps it; it says where the order's coupon is not for it. */
function orderLine(
  { unitPrice, parts: _parts, category, ...line }: PricedLine,
  scope: OfferScope,
): OrderLine {
  const isOutside = !isCovered(scope, { ...line, category });
  return { ...line, price: toRupees(unitPrice), ...(isOutside ? { isOutsideOffer: true } : {}) };
}

/** Copies the fields of a saved address, so that no other field of the user's document gets into the order. */
function addressOf(address: Address): Address {
  const { name, phone, addressLine1, city, state, pincode, createdAt } = address;
  const { addressLine2 = '', landmark = '', isDefault = false } = address;
  return { name, phone, addressLine1, addressLine2, city, state, pincode, landmark, isDefault, createdAt };
}

interface Beginning {
  status: 'placed' | 'pending_payment';
  payment: OrderPayment;
  shipment: Shipment;
  note: string;
}

function begin(request: OrderRequest, draft: Draft, beginning: Beginning): Order {
  const { orderId, who, requestHash, paymentMethod, byTeam, gift, now } = request;
  const { quote, reserved, reservations } = draft;
  const scope = scopeOf(quote.coupon?.applied ? quote.coupon.offer : {});
  const { status, payment, shipment, note } = beginning;
  const at = now.toISOString();
  return {
    orderId,
    requestHash,
    paymentMethod,
    reserved,
    status,
    payment,
    shipment,
    idEnd: idEndOf(orderId),
    userId: who.uid,
    email: who.email,
    lines: draft.lines.map((line) => orderLine(line, scope)),
    address: addressOf(draft.address),
    ...(draft.deliverBy ? { deliverBy: draft.deliverBy } : {}),
    couponCode: quote.coupon?.applied ? quote.coupon.offer.code : '',
    amounts: amountsOf(quote),
    ...(gift ? { gift: { note: gift.note } } : {}),
    ...(draft.sample ? { sample: draft.sample } : {}),
    ...(draft.drawn ? { credit: draft.drawn.credit } : {}),
    reservedFrom: reservations.products.map(({ id }) => id),
    ...(reservations.coupon ? { offerId: reservations.coupon.offerId } : {}),
    ...(byTeam ? { phoneOrder: byTeam } : {}),
    history: [{ at, from: null, to: status, by: byTeam ? 'shop' : who.uid, note }],
    createdAt: at,
    updatedAt: at,
  };
}

/** How a placed order is paid; by 'credit' alone where nothing is left to pay online. */
export type PaidBy =
  | { kind: 'credit' }
  | { kind: 'cod' }
  | { kind: 'online'; razorpayOrderId: string; razorpayPaymentId: string };

function paymentOf(paidBy: PaidBy): OrderPayment {
  if (paidBy.kind === 'credit') return { status: 'captured', razorpayOrderId: '', razorpayPaymentId: '' };
  if (paidBy.kind === 'cod') return { status: 'cod', razorpayOrderId: '', razorpayPaymentId: '' };
  const { razorpayOrderId, razorpayPaymentId } = paidBy;
  return { status: 'captured', razorpayOrderId, razorpayPaymentId };
}

/** Whether store credit pays for all of it, so that nothing is left for the chosen method. */
const isCoveredByCredit = ({ quote, drawn }: Draft): boolean =>
  drawn !== null && payable({ amounts: amountsOf(quote), credit: drawn.credit }) === ZERO;

/** A placed order; its creator holds the booking lease until `bookingUntil`. */
export function newPlacedOrder(
  request: OrderRequest,
  draft: Draft,
  { paidBy, bookingUntil }: { paidBy: PaidBy; bookingUntil: Date },
): Order {
  return begin(request, draft, {
    status: 'placed',
    payment: paymentOf(paidBy),
    shipment: beginBooking(UNSENT, bookingUntil.toISOString()),
    note: messages.begun[isCoveredByCredit(draft) ? 'credit' : paidBy.kind],
  });
}

/** An order that store credit has paid for; the first request books its parcel. */
export function newPaidOrder(request: OrderRequest, draft: Draft): Order {
  return begin(request, draft, {
    status: 'placed',
    payment: paymentOf({ kind: 'credit' }),
    shipment: { ...UNSENT, status: 'booking', nextAttemptAt: request.now.toISOString() },
    note: messages.begun.credit,
  });
}

/** An order that waits for its payment; at `dueAt` the reconciler asks whether Razorpay knows of it. */
export function newPendingOrder(request: OrderRequest, draft: Draft, dueAt: string): Order {
  return begin(request, draft, {
    status: 'pending_payment',
    payment: { status: 'created', razorpayOrderId: '', razorpayPaymentId: '', dueAt },
    shipment: { ...UNSENT, status: 'waiting' },
    note: messages.begun.unpaid,
  });
}

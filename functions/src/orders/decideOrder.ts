import { findConsignee } from '@/domain/addresses/address';
import type { CreateShipmentRequest } from '@/domain/contracts/orders/shipment';
import type { ReservationUpdate } from '@/domain/orders/stock/reservations';
import type { CreditMove } from '@/domain/credit/ledger';
import { add, subtract, toPaise, ZERO, type Paise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { claimPayment, isUnclaimed, type PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { wasPaidMeanwhile } from '@/domain/payments/settlement/replaced';
import type { Quote } from '@/domain/pricing/pricing';
import { draftOrder, type DraftRefusal, type OrderFacts, type OrderRequest } from './draftOrder';
import { newPlacedOrder, type PaidBy } from './newOrder';
import { requestHash } from './requestHash';
import { requestedLines } from './requestedLines';

export interface PlaceRequest extends OrderRequest {
  bookingUntil: Date;
  /** The address in the order's mail for paying online instead of in cash; empty where that is not possible. */
  payUrl?: string;
}

export interface PlaceFacts extends OrderFacts {
  /** The person's payments without an order. */
  unclaimed: readonly PaymentRecord[];
}

export interface Placement {
  order: Order;
  reservations: ReservationUpdate;
  /** The credit account after the order took its share; null without store credit. */
  credit: CreditMove | null;
  /** The payment that the order has claimed; null for cash on delivery. */
  record: PaymentRecord | null;
  /** The expired orders that it replaces. */
  replaced: readonly Order[];
}

export type OrderDecision =
  | ({ kind: 'place' } & Placement)
  | { kind: 'replay'; order: Order }
  | { kind: 'not_yours' }
  | { kind: 'other_request' }
  /** An order that waits for its payment: this one, or another of the person's that must be closed first. */
  | { kind: 'unpaid_yet'; order: Order }
  | { kind: 'payment_open'; order: Order }
  | { kind: 'unpaid' }
  | { kind: 'refunded' | 'already_paid'; order: Order }
  | DraftRefusal;

/** The order that a create-shipment body asks for. */
export function placeRequest(
  body: CreateShipmentRequest,
  who: PlaceRequest['who'],
  { now, bookingUntil, takesOnline }: Pick<PlaceRequest, 'now' | 'bookingUntil' | 'takesOnline'>,
): PlaceRequest {
  return {
    orderId: body.order_id,
    requestHash: requestHash(body),
    who,
    now,
    bookingUntil,
    takesOnline,
    wanted: requestedLines(body),
    // A prepaid order took its credit before it was paid.
    ...(body.payment_method === 'cod' ? { storeCredit: toPaise(body.store_credit ?? 0) } : {}),
    gift: body.gift,
    sample: body.sample,
    phone: body.consignee_phone,
    holdsUnpaid: false,
    couponCode: body.coupon_code,
    pincode: body.consignee_pincode,
    paymentMethod: body.payment_method === 'prepaid' ? 'Pay Online' : 'Cash on Delivery',
    findAddress: (saved) =>
      findConsignee(saved, {
        name: body.consignee_name,
        phone: body.consignee_phone,
        street: body.consignee_address,
        pincode: body.consignee_pincode,
        city: body.consignee_city,
        state: body.consignee_state,
      }),
    wrongSum: (sums) => wrongSum(body, sums),
  };
}

/** The first amount of the body that differs from the shop's; null when all agree. */
function wrongSum(body: CreateShipmentRequest, sums: Quote): string | null {
  // The invoice value may be given before or after the coupon and the fee.
  const { subTotal, discount, prepaidDiscount, total, deliveryFee, finalTotal } = sums;
  const invoiced = [finalTotal, total, subTotal, add(subTotal, deliveryFee)];
  // A prepaid order has nothing to collect; its discount may include that for paying online or not.
  const byCredit = toPaise(body.store_credit ?? 0);
  const collectable = body.payment_method === 'prepaid' ? ZERO : subtract(finalTotal, byCredit);
  const expected: [string, number | undefined, Paise[]][] = [
    ['sub_total', body.sub_total, [subTotal]],
    ['discount_amount', body.discount_amount, [discount, add(discount, prepaidDiscount)]],
    ['delivery_fee', body.delivery_fee, [deliveryFee]],
    ['final_total', body.final_total, [finalTotal]],
    ['collectable_amount', body.collectable_amount, [collectable]],
    ['invoice_value', body.invoice_value, invoiced],
    ['invoice_details.0.invoice_value', body.invoice_details[0]?.invoice_value, invoiced],
  ];
  const wrong = expected.find(([, rupees = 0, right]) => !right.includes(toPaise(rupees)));
  return wrong?.[0] ?? null;
}

/** A prepaid order exists before its shipment is requested, so the stored order decides, not the request. */
function decidePaid(order: Order): OrderDecision {
  if (order.status === 'pending_payment') return { kind: 'unpaid_yet', order };
  if (order.payment.refund || order.payment.status === 'refunded') return { kind: 'refunded', order };
  return order.payment.status === 'captured' ? { kind: 'replay', order } : { kind: 'unpaid' };
}

/** The decision for a request whose id has an order already. */
function decideExisting(
  order: Order,
  { requestHash: hash, paymentMethod, who }: PlaceRequest,
): OrderDecision {
  if (order.userId !== who.uid) return { kind: 'not_yours' };
  if (order.paymentMethod !== paymentMethod) return { kind: 'other_request' };
  if (paymentMethod === 'Pay Online') return decidePaid(order);
  return order.requestHash === hash ? { kind: 'replay', order } : { kind: 'other_request' };
}

/** Decides on a create-shipment request: the order and everything written with it, or why there is none. */
export function decideOrder(request: PlaceRequest, facts: PlaceFacts): OrderDecision {
  const { who, now, bookingUntil } = request;
  if (facts.hasTombstone) return { kind: 'account_deleted' };
  if (facts.existing) return decideExisting(facts.existing, request);
  const prepaid = request.paymentMethod === 'Pay Online';
  if (prepaid && facts.unclaimed.length === 0) return { kind: 'unpaid' };
  // The team's order stands beside one that the customer is paying at this moment.
  if (!prepaid && !request.byTeam && facts.begun?.status === 'pending_payment') {
    return { kind: 'payment_open', order: facts.begun };
  }
  if (wasPaidMeanwhile(request.closed, facts.begun)) return { kind: 'already_paid', order: facts.begun };
  const draft = draftOrder(request, facts);
  if (draft.kind !== 'draft') return draft;

  const place = (paidBy: PaidBy, record: PaymentRecord | null): OrderDecision => ({
    kind: 'place',
    reservations: draft.reservations,
    credit: draft.drawn?.move ?? null,
    record,
    replaced: draft.replaced,
    order: newPlacedOrder(request, draft, { paidBy, bookingUntil }),
  });
  if (!prepaid) return place({ kind: 'cod' }, null);
  const paying = facts.unclaimed.find(
    (record) => isUnclaimed(record) && record.userId === who.uid && record.amount === draft.quote.finalTotal,
  );
  if (!paying) return { kind: 'unpaid' };
  const { razorpayOrderId, razorpayPaymentId } = paying;
  const record = claimPayment(paying, request.orderId, now);
  return place({ kind: 'online', razorpayOrderId, razorpayPaymentId }, record);
}

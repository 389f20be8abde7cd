import { findConsignee, type Address } from '@/domain/address';
import { fillBasket, type Shelf, type WantedLine } from '@/domain/basket';
import type { Product, StockLevel } from '@/domain/catalogue';
import type { LineChange } from '@/domain/contracts/payment';
import type { CreateShipmentRequest } from '@/domain/contracts/shipment';
import type { CouponOutcome } from '@/domain/coupons';
import { add, toPaise, type Paise } from '@/domain/money';
import type { Offer } from '@/domain/offer';
import type { Order } from '@/domain/order';
import { quote, type Quote } from '@/domain/pricing';
import { reserve, showStock, unitsTaken } from '@/domain/stock';
import { pricedUnits } from '../payment/figures';
import { newCodOrder } from './newOrder';

export interface OrderRequest {
  body: CreateShipmentRequest;
  requestHash: string;
  wanted: readonly WantedLine[];
  who: { uid: string; email: string };
  now: Date;
  bookingUntil: Date;
}

/** What the transaction has read. */
export interface OrderFacts {
  existing: Order | null;
  addresses: readonly Address[];
  shelf: Shelf;
  /** Of every SKU that the lines take. */
  levels: readonly StockLevel[];
  offer: Offer | undefined;
  usedByShopper: number;
}

export interface Placement {
  order: Order;
  levels: StockLevel[];
  /** With the stock they show brought in step. */
  products: Product[];
  /** The offer's counts after this order. */
  coupon: { offerId: string; usedCount: number; usedByShopper: number } | null;
}

export type OrderDecision =
  | ({ kind: 'place' } & Placement)
  | { kind: 'replay'; order: Order }
  | { kind: 'not_yours' }
  | { kind: 'other_request' }
  | { kind: 'unpaid' }
  | { kind: 'unknown_address' }
  | { kind: 'changed'; changes: LineChange[]; quote: Quote }
  | { kind: 'coupon_refused'; outcome: CouponOutcome; quote: Quote }
  | { kind: 'sums_differ'; field: string; quote: Quote };

/** What an order of this id that is already there means for the request. */
function decideExisting(order: Order, { body, requestHash, who }: OrderRequest): OrderDecision {
  if (order.userId !== who.uid) return { kind: 'not_yours' };
  const prepaid = order.paymentMethod === 'Pay Online';
  if (prepaid !== (body.payment_method === 'prepaid')) return { kind: 'other_request' };
  if (prepaid) return order.payment.status === 'captured' ? { kind: 'replay', order } : { kind: 'unpaid' };
  return order.requestHash === requestHash ? { kind: 'replay', order } : { kind: 'other_request' };
}

/** The first sum of the body that is not the shop's; null when all agree. */
function wrongSum(body: CreateShipmentRequest, sums: Quote): string | null {
  // An invoice may be made out before or after the coupon and the fee.
  const { subTotal, total, deliveryFee, finalTotal } = sums;
  const invoiced = [finalTotal, total, subTotal, add(subTotal, deliveryFee)];
  const expected: [string, number | undefined, Paise[]][] = [
    ['sub_total', body.sub_total, [sums.subTotal]],
    ['discount_amount', body.discount_amount, [sums.discount]],
    ['delivery_fee', body.delivery_fee, [sums.deliveryFee]],
    ['final_total', body.final_total, [sums.finalTotal]],
    ['collectable_amount', body.collectable_amount, [sums.finalTotal]],
    ['invoice_value', body.invoice_value, invoiced],
    ['invoice_details.0.invoice_value', body.invoice_details[0]?.invoice_value, invoiced],
  ];
  const wrong = expected.find(([, rupees = 0, right]) => !right.includes(toPaise(rupees)));
  return wrong?.[0] ?? null;
}

function consigneeOf(body: CreateShipmentRequest, addresses: readonly Address[]): Address | undefined {
  return findConsignee(addresses, {
    name: body.consignee_name,
    phone: body.consignee_phone,
    street: body.consignee_address,
    pincode: body.consignee_pincode,
    city: body.consignee_city,
    state: body.consignee_state,
  });
}

/** Decides on a create-shipment request: the order with all that changes beside it, or why there is none. */
export function decideOrder(request: OrderRequest, facts: OrderFacts): OrderDecision {
  const { body, requestHash, wanted, who, now, bookingUntil } = request;
  if (facts.existing) return decideExisting(facts.existing, request);
  if (body.payment_method === 'prepaid') return { kind: 'unpaid' };
  const address = consigneeOf(body, facts.addresses);
  if (!address) return { kind: 'unknown_address' };

  const { lines, changes } = fillBasket(wanted, facts.shelf, facts.levels);
  const sums = quote({
    lines: pricedUnits(lines),
    coupon: body.coupon_code ? { code: body.coupon_code, offer: facts.offer } : null,
    paymentMethod: 'Cash on Delivery',
    context: { now, usedByShopper: facts.usedByShopper },
  });
  if (changes.length > 0) return { kind: 'changed', changes, quote: sums };
  if (sums.coupon?.applied === false) return { kind: 'coupon_refused', outcome: sums.coupon, quote: sums };
  const field = wrongSum(body, sums);
  if (field) return { kind: 'sums_differ', field, quote: sums };

  const reserved = unitsTaken(lines);
  const taken = reserve(facts.levels, reserved);
  if (!taken.ok) throw new Error('A basket holds more units than there are');
  const touched = [...facts.shelf.products.values()].filter((product) =>
    product.variants.some((variant) => variant.sku in reserved),
  );
  return {
    kind: 'place',
    order: newCodOrder({
      ...{ orderId: body.order_id, userId: who.uid, email: who.email, requestHash },
      ...{ address, lines, reserved, quote: sums, now, bookingUntil },
    }),
    levels: taken.levels,
    products: touched.map((product) => showStock(product, taken.levels)),
    coupon: sums.coupon && couponCounts(sums.coupon.offer, facts.usedByShopper),
  };
}

function couponCounts(offer: Offer, usedByShopper: number): Placement['coupon'] {
  return { offerId: offer.id, usedCount: (offer.usedCount ?? 0) + 1, usedByShopper: usedByShopper + 1 };
}

import { comboParts, type CatalogueItems } from '@/domain/cart/pricedCart';
import type { Product, StockLevel, Variant } from '@/domain/catalogue/catalogue';
import { reserve, showStock, storedUnits, unitsTaken } from '@/domain/catalogue/stock';
import {
  add,
  formatPaise,
  formatRupees,
  part,
  subtract,
  sum,
  times,
  toPaise,
  toRupees,
  ZERO,
  type Paise,
} from '@/domain/money/money';
import { MIN_REFUND } from '@/domain/payments/refund/refundable';
import type { Order, OrderLine, Reservation } from '../order/order';
import type { UnitVerdict } from '../order/returnCase';
import { beginBooking, UNSENT } from '../shipment/booking';
import { withCase } from './decide';
import { messages, notes } from './messages';
import { previewReturn } from './preview';
import { refused, type RefusedAction } from '../order/decision';
import { impossible } from './refusals';
import { acceptedLines, differenceGiven, returnStepsOf } from './steps';

/** The size for which a returned line is exchanged; lines without a pick get the same size again. */
export interface SizePick {
  line: number;
  sku: string;
}

export interface ReplacementPlan {
  kind: 'planned';
  lines: OrderLine[];
  reserved: Reservation;
  levels: StockLevel[];
  products: Product[];
  /** Paise to refund because the new sizes cost less. */
  difference: Paise;
}

export interface ReplacementStock {
  catalogue: CatalogueItems;
  /** Levels of every SKU that the lines may take. */
  levels: readonly StockLevel[];
}

interface Exchanged {
  line: OrderLine;
  parts: { sku: string; quantity: number }[];
  difference: Paise;
}

const gone = (name: string): RefusedAction => refused('gone', messages.gone(name));

/** A lost replacement had a smaller size, and the customer keeps its refunded difference. */
const sizeGivenBack = (given: Paise): RefusedAction =>
  refused('given_back', messages.sizeGivenBack(formatPaise(given)));

function dearer(name: string, variant: Variant, price: number): RefusedAction {
  const [now, paid] = [formatRupees(variant.price), formatRupees(price)];
  return refused('dearer', messages.dearer(name, variant.label, now, paid));
}

/**
 * Paise to refund for an exchange to a size of `price` rupees. It is proportional to `worth`, the sum paid
 * for the units, so that the exchange keeps the coupon's discount.
 */
function sizeDifference(of: Pick<OrderLine, 'price'>, price: number, worth: Paise): Paise {
  const paid = toPaise(of.price);
  return part(worth, paid - toPaise(price), paid);
}

/**
 * Paise to refund for smaller sizes. `priceOf` is the rupees of a line's new size; null for the same size.
 */
export function exchangeDifference(
  order: Order,
  verdicts: readonly UnitVerdict[],
  priceOf: (line: number) => number | null,
): Paise {
  const all = previewReturn(order, verdicts).lines.map(({ line, back }) => {
    const [of, price] = [order.lines[line], priceOf(line)];
    return of && price !== null ? sizeDifference(of, price, back.total) : ZERO;
  });
  const given = differenceGiven(order);
  const difference = sum(all);
  return difference > given ? subtract(difference, given) : ZERO;
}

/** One line's units in the picked size. `worth` is the sum paid for the returned ones. */
function exchange(
  of: OrderLine,
  quantity: number,
  sku: string,
  worth: Paise,
  { catalogue }: ReplacementStock,
): Exchanged | RefusedAction {
  const { isOutsideOffer: _, ...same } = of;
  if (of.kind === 'combo') {
    const combo = catalogue.combos.get(of.id);
    const parts = combo && comboParts(combo, catalogue.products);
    return parts ? { line: { ...same, quantity }, parts, difference: ZERO } : gone(of.name);
  }
  const variant = catalogue.products.get(of.id)?.variants.find((one) => one.sku === sku);
  if (!variant) return gone(of.name);
  const parts = [{ sku, quantity: 1 }];
  if (sku === of.sku) return { line: { ...same, quantity }, parts, difference: ZERO };
  if (variant.price > of.price) return dearer(of.name, variant, of.price);
  return {
    line: { ...same, quantity, sku, variant: variant.label, price: variant.price },
    parts,
    difference: sizeDifference(of, variant.price, worth),
  };
}

/** Plans the parcel that replaces the accepted units, in the same sizes or in others that cost no more. */
export function planReplacement(
  order: Order,
  picks: readonly SizePick[],
  stock: ReplacementStock,
): ReplacementPlan | RefusedAction {
  if (!returnStepsOf(order).includes('replace')) return impossible(order, 'replace');
  const { verdicts = [] } = order.returnCase ?? {};
  const preview = previewReturn(order, verdicts);
  const exchanged: Exchanged[] = [];
  for (const { line, quantity } of acceptedLines(verdicts)) {
    const of = order.lines[line];
    if (!of) return impossible(order, 'replace');
    const sku = picks.find((pick) => pick.line === line)?.sku || of.sku;
    const worth = preview.lines.find((one) => one.line === line)?.back.total ?? ZERO;
    const next = exchange(of, quantity, sku, worth, stock);
    if ('kind' in next) return next;
    exchanged.push(next);
  }
  const units = unitsTaken(exchanged.map(({ line, parts }) => ({ quantity: line.quantity, parts })));
  const taken = reserve(stock.levels, units);
  if (!taken.ok) {
    const names = exchanged.map(({ line }) => line.name).join(', ');
    return refused('sold_out', messages.soldOut(names, order.orderId));
  }
  const products = [...stock.catalogue.products.values()].filter(({ variants }) =>
    variants.some(({ sku }) => units.has(sku)),
  );
  const difference = sum(exchanged.map((one) => one.difference));
  const given = differenceGiven(order);
  if (difference < given) return sizeGivenBack(given);
  return {
    kind: 'planned',
    lines: exchanged.map(({ line }) => line),
    reserved: storedUnits(units),
    levels: taken.levels,
    products: products.map((product) => showStock(product, taken.levels)),
    // Razorpay refunds no less than ₹1.
    difference: difference < MIN_REFUND ? ZERO : difference,
  };
}

/**
 * The replacement's order: usual prices with a full discount, so that nothing is collected or counted as
 * revenue.
 */
export function replacementOrder(
  order: Order,
  plan: ReplacementPlan,
  { orderId, idEnd, now, bookingUntil }: { orderId: string; idEnd: string; now: Date; bookingUntil: Date },
): Order {
  const at = now.toISOString();
  const { phoneOrder } = order;
  const subTotal = toRupees(
    plan.lines.reduce((total, { price, quantity }) => add(total, times(toPaise(price), quantity)), ZERO),
  );
  return {
    orderId,
    idEnd,
    userId: order.userId,
    email: order.email,
    status: 'placed',
    // The total is 0, so the courier gets the parcel as prepaid.
    paymentMethod: 'Cash on Delivery',
    lines: plan.lines,
    address: order.address,
    couponCode: '',
    amounts: { subTotal, discountAmount: subTotal, prepaidDiscount: 0, deliveryFee: 0, finalTotal: 0 },
    payment: { status: 'cod', razorpayOrderId: '', razorpayPaymentId: '' },
    shipment: beginBooking(UNSENT, bookingUntil.toISOString()),
    reserved: plan.reserved,
    reservedFrom: plan.products.map(({ id }) => id),
    replaces: order.orderId,
    // Mails to a customer without an account have no link to one.
    ...(phoneOrder?.hasNoAccount
      ? { phoneOrder: { placedBy: phoneOrder.placedBy, hasNoAccount: true } }
      : {}),
    history: [{ at, from: null, to: 'placed', by: 'shop', note: notes.replacementFor(order.orderId) }],
    requestHash: `replaces ${order.orderId}`,
    createdAt: at,
    updatedAt: at,
  };
}

/** The first order once its replacement is placed. */
export function withReplacement(order: Order, orderId: string, difference: Paise, now: Date): Order {
  const replacement = {
    orderId,
    at: now.toISOString(),
    ...(difference > ZERO ? { difference: toRupees(difference) } : {}),
  };
  return withCase(order, { replacement }, now, notes.replacement(orderId));
}

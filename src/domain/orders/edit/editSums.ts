import type { PricedLine } from '@/domain/cart/pricedCart';
import { toPaise, toRupees } from '@/domain/money/money';
import { couponMessage } from '@/domain/offers/couponMessage';
import type { Offer } from '@/domain/offers/offer';
import { isCovered, scopeOf } from '@/domain/offers/scope';
import type { PricedUnits } from '@/domain/offers/types/pricedUnits';
import { amountsOf, quote, type Amounts } from '@/domain/pricing/pricing';
import type { Order, OrderLine } from '../order/order';
import type { EditFacts } from './facts';
import { messages } from './messages';

/** The edited order's lines with their sums. */
export interface EditSums {
  lines: OrderLine[];
  amounts: Amounts;
  /** Empty where the coupon no longer counts. */
  couponCode: string;
  /** The reason why the coupon no longer counts; empty otherwise. */
  couponProblem: string;
}

/** The offer as it was at the order: enabled, with this order's use not counted. */
const asAgreed = (offer: Offer): Offer => ({
  ...offer,
  enabled: true,
  usedCount: Math.max(0, (offer.usedCount ?? 0) - 1),
});

function unitsToPrice(line: OrderLine, { catalogue }: EditFacts): PricedUnits {
  const { kind, id, price, quantity } = line;
  const category = kind === 'product' ? (catalogue.products.get(id)?.category ?? '') : '';
  return { kind, id, category, unitPrice: toPaise(price), quantity };
}

/** A new line as the order keeps it, at today's price. */
function newLine({ unitPrice, parts: _parts, category: _category, ...line }: PricedLine): OrderLine {
  return { ...line, price: toRupees(unitPrice) };
}

/**
 * Prices the edited order by the checkout's own rules. Lines that stay keep the price they were bought at, and the coupon
 * counts as on the day of the order.
 */
export function editSums(
  facts: EditFacts,
  stay: readonly OrderLine[],
  added: readonly PricedLine[],
): EditSums {
  const { order, offer } = facts;
  const lines = [...stay, ...added.map(newLine)];
  const { couponCode: code, paymentMethod, createdAt, amounts } = order;
  const sums = quote({
    lines: lines.map((line) => unitsToPrice(line, facts)),
    coupon: code ? { code, offer: offer && asAgreed(offer) } : null,
    paymentMethod,
    context: { now: new Date(createdAt), usedByShopper: 0 },
    // Gift wrap keeps the agreed price.
    giftWrap: amounts.giftWrap === undefined ? null : toPaise(amounts.giftWrap),
  });
  const { coupon } = sums;
  return {
    lines: lines.map((line) => withScope(line, coupon?.applied ? offer : undefined, facts)),
    amounts: amountsOf(sums),
    couponCode: coupon?.applied ? code : '',
    couponProblem: coupon?.applied === false ? messages.couponProblem(code, couponMessage(coupon)) : '',
  };
}

function withScope(
  { isOutsideOffer: _, ...line }: OrderLine,
  offer: Offer | undefined,
  facts: EditFacts,
): OrderLine {
  const isOutside = offer !== undefined && !isCovered(scopeOf(offer), unitsToPrice(line, facts));
  return isOutside ? { ...line, isOutsideOffer: true } : line;
}

/** Whether the kept lines are all lines of the order, unchanged. */
export const hasSameLines = (order: Pick<Order, 'lines'>, stay: readonly OrderLine[]): boolean =>
  stay.length === order.lines.length && stay.every((line, at) => line === order.lines[at]);

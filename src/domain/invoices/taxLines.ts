import { add, part, subtract, sum, times, toPaise, ZERO, type Paise } from '../money/money';
import type { Order, OrderLine } from '../orders/order/order';
import { shareOut } from './shareOut';

/** The value and tax of a line, in paise. taxable + cgst + sgst + igst = total = gross − discount. */
export interface TaxedLine {
  /** The order's line; null for delivery and gift wrap. */
  of: OrderLine | null;
  /** The gift wrap's line; absent otherwise. */
  isWrap?: true;
  hsn: string;
  /** Percent, of both halves together. */
  rate: number;
  quantity: number;
  gross: Paise;
  discount: Paise;
  total: Paise;
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
}

export type Untaxed = Omit<TaxedLine, 'total' | 'taxable' | 'cgst' | 'sgst' | 'igst'>;

/** Splits an amount with tax into value and taxes. Within a state both halves are equal to the paisa. */
export function withTax(line: Untaxed, withinState: boolean): TaxedLine {
  const total = subtract(line.gross, line.discount);
  const half = withinState ? part(total, line.rate / 2, 100 + line.rate) : ZERO;
  const igst = withinState ? ZERO : part(total, line.rate, 100 + line.rate);
  const taxable = subtract(total, add(add(half, half), igst));
  return { ...line, total, taxable, cgst: half, sgst: half, igst };
}

/**
 * Delivery and gift wrap are no supplies of their own: with the goods each is one composite supply (section 8), so it takes the
 * HSN and rate of the principal line. For goods of several rates we take the highest rate, then the dearest
 * line.
 */
function principal(lines: readonly Untaxed[]): Untaxed | undefined {
  return [...lines].sort((a, b) => b.rate - a.rate || b.gross - a.gross)[0];
}

/** The lines for delivery and gift wrap; free ones have no line. */
function chargeLines({ fee, wrap }: { fee: Paise; wrap: Paise }, goods: readonly Untaxed[]): Untaxed[] {
  const main = principal(goods);
  if (!main) return [];
  const line = { of: null, hsn: main.hsn, rate: main.rate, quantity: 1, discount: ZERO };
  return [
    ...(fee > 0 ? [{ ...line, gross: fee }] : []),
    ...(wrap > 0 ? [{ ...line, gross: wrap, isWrap: true as const }] : []),
  ];
}

/**
 * Each line's share of the discounts. Coupon and prepaid discount are known at the sale and lower its value
 * (section 15). A coupon for some lines lowers only those; the prepaid discount lowers the rest of each.
 */
function discountShares(
  lines: readonly OrderLine[],
  gross: readonly Paise[],
  { all, coupon }: { all: Paise; coupon: Paise },
): Paise[] {
  if (!lines.some(({ isOutsideOffer }) => isOutsideOffer)) return shareOut(all, gross);
  const covered = gross.map((amount, at) => (lines[at]?.isOutsideOffer ? ZERO : amount));
  const ofCoupon = shareOut(coupon, covered);
  const left = gross.map((amount, at) => subtract(amount, ofCoupon[at] ?? ZERO));
  const ofRest = shareOut(subtract(all, coupon), left);
  return ofCoupon.map((share, at) => add(share, ofRest[at] ?? ZERO));
}

/** An order's lines with their discounts and taxes; the totals add up to its final total. */
export function taxLines(
  { lines, amounts }: Pick<Order, 'lines' | 'amounts'>,
  withinState: boolean,
): TaxedLine[] {
  const fee = toPaise(amounts.deliveryFee);
  const wrap = toPaise(amounts.giftWrap ?? 0);
  const gross = lines.map(({ price, quantity }) => times(toPaise(price), quantity));
  const discount = subtract(sum(gross), subtract(toPaise(amounts.finalTotal), add(fee, wrap)));
  const shares = discountShares(lines, gross, { all: discount, coupon: toPaise(amounts.discountAmount) });
  const goods = lines.map((of, at): Untaxed => ({
    of,
    hsn: of.hsn,
    rate: of.gstRate,
    quantity: of.quantity,
    gross: gross[at] ?? ZERO,
    discount: shares[at] ?? ZERO,
  }));
  return [...goods, ...chargeLines({ fee, wrap }, goods)].map((line) => withTax(line, withinState));
}

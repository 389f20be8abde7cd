import type { PricedLine } from '@/domain/cart/pricedCart';
import type { PricedUnits } from '@/domain/offers/types/pricedUnits';
import type { ValidateOfferResponse } from '@/domain/contracts/orders/payment';
import { changeMessage, type LineChange } from '@/domain/cart/lineChanges';
import { formatRupees } from '@/domain/money/money';
import { amountsOf, type Quote } from '@/domain/pricing/pricing';

export function pricedUnits(lines: readonly PricedLine[]): PricedUnits[] {
  return lines.map(({ kind, id, category, unitPrice, quantity }) => ({
    kind,
    id,
    category,
    unitPrice,
    quantity,
  }));
}

/** The shop's amounts and the coupon in them, as answers carry them. */
export function figures(
  quote: Quote,
  changes: LineChange[],
): Omit<ValidateOfferResponse, 'success' | 'message' | 'code'> {
  const applied = quote.coupon?.applied ? quote.coupon : null;
  return {
    ...amountsOf(quote),
    couponCode: applied?.offer.code ?? '',
    freeItems: applied?.freeItems ?? 0,
    changes,
  };
}

const CODES = { price: 'price_changed', stock: 'sold_out', gone: 'not_sold' } as const;

/** A change, as a code for programs and a text for the shopper. */
export function describeChanges(changes: readonly LineChange[]): { code: string; message: string } {
  const worst =
    changes.find((change) => change.kind === 'gone') ?? changes.find((change) => change.kind === 'stock');
  return {
    code: CODES[worst?.kind ?? 'price'],
    message: changes.map((change) => changeMessage(change, formatRupees)).join(' '),
  };
}

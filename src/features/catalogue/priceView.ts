import type { CatalogueItemBase, ComboPart } from '@/domain/catalogue/catalogue';
import type { ProductSummary } from '@/domain/contracts/shoppers/catalogue';
import {
  add,
  formatPaise,
  formatRupees,
  subtract,
  times,
  toPaise,
  ZERO,
  type Paise,
} from '@/domain/money/money';
import { messages } from './messages/priceView';

/** Texts of a price. `off` is in whole percent, rounded down so that it never promises too much. */
export interface PriceView {
  price: string;
  mrp?: string;
  off?: string;
  youSave?: string;
}

export function priceView({ price, mrp }: Pick<CatalogueItemBase, 'price' | 'mrp'>): PriceView {
  const now = toPaise(price);
  const mrpPaise = toPaise(mrp);
  if (mrpPaise <= now) return { price: formatPaise(now) };
  const saved = subtract(mrpPaise, now);
  const percent = Math.floor((saved * 100) / mrpPaise);
  return {
    price: formatPaise(now),
    mrp: formatPaise(mrpPaise),
    ...(percent > 0 ? { off: `${percent}% off` } : {}),
    youSave: messages.youSave(formatPaise(saved)),
  };
}

/** The price of a combo's parts bought one by one. */
export function boughtApart(
  parts: readonly ComboPart[],
  products: readonly Pick<ProductSummary, 'id' | 'variants'>[],
): Paise | null {
  let total = ZERO;
  for (const part of parts) {
    const product = products.find((candidate) => candidate.id === part.productId);
    const variant = product?.variants.find((candidate) => candidate.id === part.variantId);
    if (!variant) return null;
    total = add(total, times(toPaise(variant.price), part.quantity));
  }
  return total;
}

/** A combo's price against that of its products; only the price where those are unknown. */
export function comboPriceView(
  combo: { price: number; items: readonly ComboPart[] },
  products: readonly Pick<ProductSummary, 'id' | 'variants'>[],
): PriceView {
  const apart = boughtApart(combo.items, products);
  if (apart === null) return { price: formatRupees(combo.price) };
  const { price, mrp, youSave } = priceView({ price: combo.price, mrp: apart / 100 });
  return { price, mrp, youSave };
}

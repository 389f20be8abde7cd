import type { Combo, ItemKind, Product } from './catalogue';

/** The tax fields of a product. */
type Taxed = Pick<Product, 'gstRate' | 'gstRates'>;

/** A line of a cart or an order, reduced to its tax fields. */
interface TaxedLine {
  kind: ItemKind;
  id: string;
  /** Percent. */
  gstRate: number;
}

/** The products and combos that the lines need for their rates. */
export interface TaxRates {
  products: ReadonlyMap<string, Taxed>;
  combos: ReadonlyMap<string, Pick<Combo, 'items'>>;
}

/**
 * The rates of the tariff in percent, as the GST portal's offline tool lists them; it takes no other in a return. A new one of
 * the GST Council is added here.
 */
export const GST_RATES: readonly number[] = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40];

/** Whether all rates of a product are in the tariff. One saved before rates were checked may have another. */
export const hasTariffRates = ({ gstRate, gstRates = [] }: Taxed): boolean =>
  [gstRate, ...gstRates.map(({ rate }) => rate)].every((rate) => GST_RATES.includes(rate));

export const NO_RATES: TaxRates = { products: new Map(), combos: new Map() };

/** Returns a product's rate in percent on a day in India, as in '2027-04-01'; before its first change it is `gstRate`. */
export function rateOn({ gstRate, gstRates = [] }: Taxed, day: string): number {
  const begun = gstRates.filter(({ from }) => from <= day);
  const latest = begun.sort((a, b) => (a.from < b.from ? 1 : -1))[0];
  return latest?.rate ?? gstRate;
}

/**
 * Returns a combo's rate on a day: a mixed supply has the highest rate of its products (section 8 of the
 * CGST Act). Null where none of its products is known.
 */
export function comboRateOn(
  { items }: Pick<Combo, 'items'>,
  products: TaxRates['products'],
  day: string,
): number | null {
  const rates = items.flatMap(({ productId }) => {
    const product = products.get(productId);
    return product ? [rateOn(product, day)] : [];
  });
  return rates.length > 0 ? Math.max(...rates) : null;
}

function lineRateOn(
  { kind, id }: Pick<TaxedLine, 'kind' | 'id'>,
  shop: TaxRates,
  day: string,
): number | null {
  if (kind === 'combo') {
    const combo = shop.combos.get(id);
    return combo ? comboRateOn(combo, shop.products, day) : null;
  }
  const product = shop.products.get(id);
  return product ? rateOn(product, day) : null;
}

/** Returns lines with the rates of a day; lines of unknown items keep their own rate. */
export function withRatesOn<Line extends TaxedLine>(
  lines: readonly Line[],
  shop: TaxRates,
  day: string,
): Line[] {
  return lines.map((line) => ({ ...line, gstRate: lineRateOn(line, shop, day) ?? line.gstRate }));
}

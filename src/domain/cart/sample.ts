import type { Product, StockLevel } from '../catalogue/catalogue';
import { subtract, toPaise, toRupees, type Paise } from '../money/money';
import type { Quote } from '../pricing/pricing';
import type { CartSettings, SampleChoice } from './cartSettings';
import { messages } from './messages/sample';
import { priceCart, type RequestedLine } from './pricedCart';

/** A free sample as an order keeps it: one unit, which `reserved` counts and no line does. */
export interface Sample {
  id: string;
  sku: string;
  name: string;
  variant: string;
  mainImage: string;
}

/** The samples of a cart: the goods' sum in rupees from which one can be chosen, and the choices. */
export interface AvailableSamples {
  from: number;
  choices: Sample[];
}

/**
 * Reasons why a chosen sample is not given. 'limit': the person reached the purchase limit of the product.
 */
export type LostSample =
  { kind: 'off' } | { kind: 'gone' } | { kind: 'below'; from: number } | { kind: 'limit' };

/**
 * Paise that count towards a sample: the goods after the coupon. Delivery, gift wrap and the prepaid
 * discount are left out, so that the payment method never removes a sample.
 */
export const goodsOf = ({ subTotal, discount }: Pick<Quote, 'subTotal' | 'discount'>): Paise =>
  subtract(subTotal, discount);

type Levels = readonly Pick<StockLevel, 'sku' | 'available'>[];

/** The sample as an order line, so that its product and stock are read and checked like the others. */
export const asLine = ({ id, sku }: Pick<SampleChoice, 'id' | 'sku'>): RequestedLine => ({
  kind: 'product',
  id,
  sku,
  variant: '',
  name: '',
  quantity: 1,
  shownPrice: 0,
});

/** The sample as it can be given; null where it is not published or none is left. */
export function findSample(
  choice: SampleChoice,
  products: ReadonlyMap<string, Product>,
  levels: Levels,
): Sample | null {
  const [line] = priceCart([asLine(choice)], { products, combos: new Map() }, levels).lines;
  if (!line) return null;
  const { id, sku } = choice;
  return { id, sku, name: line.name, variant: line.variant, mainImage: line.mainImage };
}

/** The samples that can be chosen now; null where none are offered. */
export function availableSamples(
  { sampleFromPaise, samples }: CartSettings,
  products: ReadonlyMap<string, Product>,
  levels: Levels,
): AvailableSamples | null {
  if (sampleFromPaise === null) return null;
  const choices = samples.flatMap((choice) => findSample(choice, products, levels) ?? []);
  return choices.length === 0 ? null : { from: toRupees(sampleFromPaise), choices };
}

/**
 * The sample of an order, or the reason why it gets none. `levels` is the stock left after the order's
 * lines.
 */
export function giveSample(
  sku: string,
  goods: Paise,
  { sampleFromPaise: from, samples }: CartSettings,
  { products, levels }: { products: ReadonlyMap<string, Product>; levels: Levels },
): { kind: 'given'; sample: Sample } | LostSample {
  if (from === null) return { kind: 'off' };
  if (goods < from) return { kind: 'below', from: toRupees(from) };
  const choice = samples.find((one) => one.sku === sku);
  const sample = choice && findSample(choice, products, levels);
  return sample ? { kind: 'given', sample } : { kind: 'gone' };
}

/** Returns the reason why a chosen SKU is no free sample for these goods; null where it is one. */
export function lostSample(offer: AvailableSamples | null, sku: string, goods: Paise): LostSample | null {
  if (!offer) return { kind: 'off' };
  if (goods < toPaise(offer.from)) return { kind: 'below', from: offer.from };
  return offer.choices.some((choice) => choice.sku === sku) ? null : { kind: 'gone' };
}

/** Explains to the shopper why a sample was removed. */
export function lostSampleText(lost: LostSample): string {
  switch (lost.kind) {
    case 'off':
      return messages.off;
    case 'gone':
      return messages.gone;
    case 'below':
      return messages.below(lost.from);
    case 'limit':
      return messages.limit;
  }
}

/** The cart's display of samples. 'soon': the missing rupees of goods. */
export type SampleView =
  { kind: 'none' } | { kind: 'soon'; missing: number } | { kind: 'choose'; choices: readonly Sample[] };

/** Offers the choices once the sum is reached; shows the missing rupees from half of it on. */
export function sampleView(offer: AvailableSamples | null, goods: Paise): SampleView {
  if (!offer) return { kind: 'none' };
  const from = toPaise(offer.from);
  if (goods >= from) return { kind: 'choose', choices: offer.choices };
  return goods * 2 >= from ? { kind: 'soon', missing: toRupees(subtract(from, goods)) } : { kind: 'none' };
}

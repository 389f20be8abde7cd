import type { Product, StockLevel } from '../catalogue/catalogue';
import { formatRupees, subtract, toPaise, toRupees, type Paise } from '../money/money';
import type { Quote } from '../pricing/pricing';
import type { CartSettings, SampleChoice } from './cartSettings';
import { priceCart, type RequestedLine } from './pricedCart';

/** A free sample as an order keeps it: one unit, which `reserved` counts and no line does. */
export interface Sample {
  id: string;
  sku: string;
  name: string;
  variant: string;
  mainImage: string;
}

/** What the cart offers: the rupees of goods from which one can be chosen, and what there is to choose. */
export interface AvailableSamples {
  from: number;
  choices: Sample[];
}

/** Why a chosen sample is not given. 'limit': the person has had as many of the product as one may have. */
export type LostSample =
  { kind: 'off' } | { kind: 'gone' } | { kind: 'below'; from: number } | { kind: 'limit' };

/**
 * Paise that count for a sample: the goods after the coupon. Delivery and gift wrap do not count, and what paying online takes
 * off is not taken off here, so that the choice of a payment takes no sample away.
 */
export const goodsOf = ({ subTotal, discount }: Pick<Quote, 'subTotal' | 'discount'>): Paise =>
  subtract(subTotal, discount);

type Levels = readonly Pick<StockLevel, 'sku' | 'available'>[];

/** The line that a sample would be, by which its product and stock are read and judged like those of the others. */
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

/** The sample that an order gets, or why it gets none. `levels` is what the lines of the order leave. */
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

/** Why a chosen SKU is no free sample of a cart with these goods; null where it is one. */
export function lostSample(offer: AvailableSamples | null, sku: string, goods: Paise): LostSample | null {
  if (!offer) return { kind: 'off' };
  if (goods < toPaise(offer.from)) return { kind: 'below', from: offer.from };
  return offer.choices.some((choice) => choice.sku === sku) ? null : { kind: 'gone' };
}

/** Why a sample was taken out, as sentences for the shopper. */
export function lostSampleText(lost: LostSample): string {
  switch (lost.kind) {
    case 'off':
      return 'Free samples are not offered at the moment, so we have taken yours out.';
    case 'gone':
      return 'The free sample you chose is no longer there, so we have taken it out. You can choose another or order without one.';
    case 'below':
      return `A free sample comes with products for ${formatRupees(lost.from)} or more after the coupon, so we have taken yours out.`;
    case 'limit':
      return 'You have had as much of this product as we send to one person, so we have taken the free sample out. You can choose another or order without one.';
  }
}

/** For the shopper whose cart has the sum of the sample again. */
export const SAMPLE_IS_BACK = 'Your free sample is back in the parcel.';

/** What the cart says of samples. 'soon': how many rupees of goods are missing. */
export type SampleView =
  { kind: 'none' } | { kind: 'soon'; missing: number } | { kind: 'choose'; choices: readonly Sample[] };

/** The choice once the sum is reached, and from half of it on what is missing. */
export function sampleView(offer: AvailableSamples | null, goods: Paise): SampleView {
  if (!offer) return { kind: 'none' };
  const from = toPaise(offer.from);
  if (goods >= from) return { kind: 'choose', choices: offer.choices };
  return goods * 2 >= from ? { kind: 'soon', missing: toRupees(subtract(from, goods)) } : { kind: 'none' };
}

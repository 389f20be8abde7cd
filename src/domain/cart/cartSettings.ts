import { toPaise, toRupees, type Paise } from '../money/money';
import { messages } from './messages/cart';

/** A size of a product that can be chosen as a free sample. */
export interface SampleChoice {
  /** The product's id. */
  id: string;
  sku: string;
  /** Product and size, as they were called when the team chose it. */
  title: string;
}

/** `settings/cart`: gift wrap and free samples. */
export interface CartSettings {
  /** Paise that gift wrap costs: 0 is free, null is not offered. */
  wrapPaise: Paise | null;
  /** Paise of goods after the coupon from which a free sample can be chosen; null is not offered. */
  sampleFromPaise: Paise | null;
  /** The samples to choose from, in display order; kept while samples are off. */
  samples: SampleChoice[];
}

/** Paise; a higher price for wrap is treated as a typing mistake. */
export const MAX_WRAP = 100_000;

/** Paise; a higher threshold is treated as a typing mistake. */
export const MAX_SAMPLE_FROM = 10_000_000;

/** Samples to choose from. */
export const MAX_SAMPLES = 8;

const isPaiseUpTo = (max: number, value: unknown): value is Paise =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;

export const isWrapPrice = (value: unknown): value is Paise => isPaiseUpTo(MAX_WRAP, value);

/** Whether samples can be offered from this sum on. At least ₹1, because an empty cart gets none. */
export const isSampleSum = (value: unknown): value is Paise =>
  isPaiseUpTo(MAX_SAMPLE_FROM, value) && value >= 100;

const isChoice = (value: unknown): value is SampleChoice =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'sku', 'title'].every((field) => typeof (value as Record<string, unknown>)[field] === 'string');

/** The stored settings; nothing is offered by default. */
export function cartSettingsFrom(stored: Readonly<Record<string, unknown>> | undefined): CartSettings {
  const { wrapPaise: wrap, sampleFromPaise: from, samples } = stored ?? {};
  return {
    wrapPaise: isWrapPrice(wrap) ? wrap : null,
    sampleFromPaise: isSampleSum(from) ? from : null,
    samples: Array.isArray(samples) ? samples.filter(isChoice).slice(0, MAX_SAMPLES) : [],
  };
}

/** Whether gift wrap is offered at the price in rupees that the shopper saw. */
export const isWrapAt = ({ wrapPaise }: Pick<CartSettings, 'wrapPaise'>, seen: number): boolean =>
  wrapPaise !== null && wrapPaise === toPaise(seen);

/** Rupees that gift wrap costs; null where it is not offered. */
export const wrapRupees = ({ wrapPaise }: Pick<CartSettings, 'wrapPaise'>): number | null =>
  wrapPaise === null ? null : toRupees(wrapPaise);

/**
 * The sentence that tells the shopper why gift wrap was removed; `price`: rupees, or null where it is not
 * offered.
 */
export const wrapChangedText = (price: number | null): string =>
  price === null ? messages.noWrap : messages.otherWrapPrice(price);

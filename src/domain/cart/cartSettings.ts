import { formatRupees, toPaise, toRupees, type Paise } from '../money/money';

/** `settings/cart`: what the shop offers in the cart beside its goods. */
export interface CartSettings {
  /** Paise that gift wrap costs: 0 is free, null is not offered. */
  wrapPaise: Paise | null;
}

/** Paise; a wrap that costs more is a slip of the finger. */
export const MAX_WRAP = 100_000;

export const isWrapPrice = (value: unknown): value is Paise =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_WRAP;

/** The stored settings; where the shop has chosen nothing, nothing is offered. */
export function cartSettingsFrom(stored: Readonly<Record<string, unknown>> | undefined): CartSettings {
  const wrap = stored?.['wrapPaise'];
  return { wrapPaise: isWrapPrice(wrap) ? wrap : null };
}

/** Whether gift wrap is offered at the price in rupees that the shopper saw. */
export const isWrapAt = ({ wrapPaise }: CartSettings, seen: number): boolean =>
  wrapPaise !== null && wrapPaise === toPaise(seen);

/** Rupees that gift wrap costs; null where it is not offered. */
export const wrapRupees = ({ wrapPaise }: CartSettings): number | null =>
  wrapPaise === null ? null : toRupees(wrapPaise);

/** Why gift wrap was taken off, as a sentence for the shopper; `price`: rupees, or null where it is not offered. */
export const wrapChangedText = (price: number | null): string =>
  price === null
    ? 'Gift wrap is not offered at the moment, so we have taken it off.'
    : `Gift wrap now costs ${formatRupees(price)}, so we have taken it off. Choose it again if you would like it.`;

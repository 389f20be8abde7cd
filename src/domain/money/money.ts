import { formatCount } from '../text/count';

/**
 * Whole paise, the unit of all arithmetic on money and of stored payments and credit. Orders, prices and requests hold
 * rupees.
 */
export type Paise = number & { readonly unit: 'paise' };

/** Brands a whole number as paise. Throws RangeError on any other number. */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount in paise: ${amount}`);
  return amount as Paise;
}

export const ZERO = paise(0);

/** Rounds half up to a whole number; the shop has no other rounding rule. */
function roundHalfUp(value: number): number {
  // A rupee amount times 100 can miss .5 by a floating-point error (1.005 × 100 = 100.49999999999999).
  return Math.floor(Number(value.toFixed(6)) + 0.5);
}

/** Converts rupees to paise. Throws RangeError on NaN, infinity or beyond 2^53. */
export function toPaise(rupees: number): Paise {
  const amount = roundHalfUp(rupees * 100);
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount in rupees: ${rupees}`);
  return (amount === 0 ? 0 : amount) as Paise;
}

/** Converts paise to rupees with at most two decimals. */
export function toRupees(paise: Paise): number {
  return paise / 100;
}

export function sum(amounts: readonly Paise[]): Paise {
  return amounts.reduce<number>((total, amount) => total + amount, 0) as Paise;
}

export function add(a: Paise, b: Paise): Paise {
  return (a + b) as Paise;
}

/** a − b, never below zero. */
export function subtract(a: Paise, b: Paise): Paise {
  return Math.max(0, a - b) as Paise;
}

/** a − b, also below zero. */
export function difference(a: Paise, b: Paise): Paise {
  return (a - b) as Paise;
}

/** amount × units; units is a whole number. */
export function times(amount: Paise, units: number): Paise {
  return (amount * units) as Paise;
}

export function least(...amounts: Paise[]): Paise {
  return Math.min(...amounts) as Paise;
}

export function greatest(...amounts: Paise[]): Paise {
  return Math.max(...amounts) as Paise;
}

/** percent % of amount, rounded half up to the paisa. percent may have two decimals. */
export function percentOf(amount: Paise, percent: number): Paise {
  return roundHalfUp((amount * Math.round(percent * 100)) / 10_000) as Paise;
}

/** amount × parts / whole, rounded half up to the paisa. parts and whole may have three decimals. */
export function part(amount: Paise, parts: number, total: number): Paise {
  return roundHalfUp((amount * Math.round(parts * 1000)) / Math.round(total * 1000)) as Paise;
}

/** ₹1,23,456, with paise only if there are any. */
export function formatPaise(paise: Paise): string {
  const sign = paise < 0 ? '−' : '';
  const size = Math.abs(paise);
  const cents = size % 100 === 0 ? '' : `.${String(size % 100).padStart(2, '0')}`;
  return `${sign}₹${formatCount(Math.trunc(size / 100))}${cents}`;
}

/** As formatPaise, for an amount in rupees. */
export function formatRupees(rupees: number): string {
  return formatPaise(toPaise(rupees));
}

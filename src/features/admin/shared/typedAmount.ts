import { toPaise, type Paise } from '@/domain/money/money';

/** A typed number without the rupee sign, commas and spaces. */
export const plainNumber = (typed: string): string => typed.replace(/[₹,\s]/g, '');

/** A typed number; NaN where it is none, and for an empty text. */
export const numberIn = (typed: string): number => Number(plainNumber(typed) || NaN);

/** Typed rupees, such as '1,250' or '₹99.50', in paise; null for anything else. The caller knows how much it may be. */
export function paiseIn(typed: string): Paise | null {
  const plain = plainNumber(typed);
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) ? toPaise(Number(plain)) : null;
}

import { toPaise, type Paise } from '@/domain/money/money';

/** A typed number without the rupee sign, commas and spaces. */
export const plainNumber = (typed: string): string => typed.replace(/[₹,\s]/g, '');

/** A typed number; NaN where it is none, and for an empty text. */
export const numberIn = (typed: string): number => Number(plainNumber(typed) || NaN);

/**
 * Rupees with thousands separated as in India or abroad, and at most two decimals. Other commas are refused: '99,50' may mean
 * 99.50 and must not be read as 9950.
 */
const RUPEES = /^(\d+|\d{1,2}(,\d{2})*,\d{3}|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/;
const MAX_DIGITS = 8;

/** Typed rupees, such as '1,250' or '₹99.50', in paise; null for anything else. The caller knows how much it may be. */
export function paiseIn(typed: string): Paise | null {
  if (!RUPEES.test(typed.replace(/[₹\s]/g, ''))) return null;
  const rupees = Number(plainNumber(typed));
  return rupees < 10 ** MAX_DIGITS ? toPaise(rupees) : null;
}

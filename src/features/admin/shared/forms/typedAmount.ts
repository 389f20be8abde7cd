import { toPaise, type Paise } from '@/domain/money/money';

/** Thousands separated as in India or abroad. Another comma may be a decimal one: '99,50' must not be read as 9950. */
const GROUPED = /^-?(\d{1,2}(,\d{2})*,\d{3}|\d{1,3}(,\d{3})+)(\.\d+)?$/;

/** A typed number without the rupee sign, spaces and the commas of thousands; other commas stay, so it is no number. */
function plainNumber(typed: string): string {
  const text = typed.replace(/[₹\s]/g, '');
  return GROUPED.test(text) ? text.replaceAll(',', '') : text;
}

/** A typed number; NaN where it is none, and for an empty text. */
export function numberIn(typed: string): number {
  const plain = plainNumber(typed);
  return /^-?\d*\.?\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Typed rupees, such as '1,250' or '₹99.50', in paise; null for anything else. The caller knows how much it may be. */
export function paiseIn(typed: string): Paise | null {
  const plain = plainNumber(typed);
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) ? toPaise(Number(plain)) : null;
}

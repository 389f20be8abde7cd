import type { AddressField } from '@/domain/addresses/address';
import { digitsIn, phoneIn } from '@/domain/general/phone';

/** Only digits get into the fields that hold nothing else. */
const DIGITS_ONLY: AddressField[] = ['phone', 'pincode'];

export function typedInto(field: AddressField, text: string): string {
  return DIGITS_ONLY.includes(field) ? digitsIn(text) : text;
}

/**
 * What a paste puts into a field of digits whose text the browser would cut short: '+91 98450 12345' and '560 034'
 * are ten and six digits. Null: the browser's own paste is right.
 */
export function pastedInto(field: AddressField, text: string): string | null {
  if (!DIGITS_ONLY.includes(field) || !/\D/.test(text.trim())) return null;
  return field === 'phone' ? phoneIn(text) : digitsIn(text).slice(0, 6);
}

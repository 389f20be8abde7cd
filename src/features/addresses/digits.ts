import type { AddressField } from '@/domain/addresses/address';
import { digitsIn, phoneIn } from '@/domain/text/phone';

/** Fields for numbers accept digits only. */
const DIGITS_ONLY: AddressField[] = ['phone', 'pincode'];

export function typedInto(field: AddressField, text: string): string {
  return DIGITS_ONLY.includes(field) ? digitsIn(text) : text;
}

/**
 * The digits of a paste that the field's length limit would cut: '+91 98450 12345' and '560 034' are ten and six
 * digits. Null: the browser handles the paste itself.
 */
export function pastedInto(field: AddressField, text: string): string | null {
  if (!DIGITS_ONLY.includes(field) || !/\D/.test(text.trim())) return null;
  return field === 'phone' ? phoneIn(text) : digitsIn(text).slice(0, 6);
}

import { digitsIn, phoneIn, typedPhone } from '../text/phone';
import { ADDRESS_LIMITS, type AddressField } from './address';

/** Fields for numbers accept digits only. */
const DIGITS_ONLY: AddressField[] = ['phone', 'pincode'];

/** Cleans typed text for a field: digits only where the field is a number. */
export function typedInto(field: AddressField, text: string): string {
  if (field === 'phone') return typedPhone(text);
  return field === 'pincode' ? digitsIn(text) : text;
}

/**
 * The digits of a paste that the field's length limit would cut: '+91 98450 12345' and '560 034' are ten and six
 * digits. Null: the browser handles the paste itself.
 */
export function pastedInto(field: AddressField, text: string): string | null {
  if (!DIGITS_ONLY.includes(field)) return null;
  if (!/\D/.test(text) && text.length <= ADDRESS_LIMITS[field]) return null;
  return field === 'phone' ? phoneIn(text) : digitsIn(text).slice(0, ADDRESS_LIMITS.pincode);
}

/** Digits of a mobile number in India, without the country code. */
export const PHONE_DIGITS = 10;

export const isPhone = (text: string): boolean => /^\d{10}$/.test(text);

export const digitsIn = (text: string): string => text.replace(/\D/g, '');

const PREFIXED = /^(?:91|0)(\d{10})$/;

/** The ten digits of a copied number, such as '+91 98450 12345' or '09845012345'. */
export function phoneIn(text: string): string {
  const digits = digitsIn(text);
  const prefixed = PREFIXED.exec(digits);
  return prefixed?.[1] ?? digits.slice(0, PHONE_DIGITS);
}

/**
 * Normalises a phone number while it is typed: digits without a leading '+91' or 0, which would push out
 * the last digits. '+' and '+9' stay until they are '+91'.
 */
export function typedPhone(text: string): string {
  const kept = text.replace(/[^\d+]/g, '');
  if (/^\+9?$/.test(kept)) return kept;
  const digits = digitsIn(kept.replace(/^(?:\+91|0+)/, ''));
  return digits.length > PHONE_DIGITS ? phoneIn(digits) : digits;
}

/** `phoneIn` of a text that has ten digits, and no others besides 91 or 0 before them; else null. */
export function wholePhoneIn(text: string): string | null {
  const digits = digitsIn(text);
  return isPhone(digits) || PREFIXED.test(digits) ? phoneIn(digits) : null;
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** The last character of a GSTIN, computed from the fourteen before it: Luhn's scheme in base 36. */
export function gstinCheckDigit(first14: string): string {
  let total = 0;
  for (const [at, digit] of [...first14].entries()) {
    const product = DIGITS.indexOf(digit) * (at % 2 === 0 ? 1 : 2);
    total += Math.floor(product / 36) + (product % 36);
  }
  return DIGITS.charAt((36 - (total % 36)) % 36);
}

/** Whether a text has the form of a GSTIN and the right last character. */
export function isGstin(text: string): boolean {
  return FORM.test(text) && gstinCheckDigit(text.slice(0, 14)) === text.slice(14);
}

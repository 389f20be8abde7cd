import { toPaise, type Paise } from '@/domain/money/money';

/** A typed sum in paise where `isValid` holds of it; null for anything else. */
export function typedRupees(text: string, isValid: (paise: unknown) => paise is Paise): Paise | null {
  const digits = text.replace(/[\s,₹]/g, '');
  const paise = /^\d{1,6}(\.\d{1,2})?$/.test(digits) ? toPaise(Number(digits)) : null;
  return isValid(paise) ? paise : null;
}

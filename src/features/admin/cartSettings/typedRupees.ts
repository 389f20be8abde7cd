import type { Paise } from '@/domain/money/money';
import { paiseIn } from '../shared';

/** A typed sum in paise where `isValid` holds of it; null for anything else. */
export function typedRupees(text: string, isValid: (paise: unknown) => paise is Paise): Paise | null {
  const paise = paiseIn(text);
  return isValid(paise) ? paise : null;
}

import type { Paise } from '@/domain/money/money';
import { paiseIn } from '../shared';

/** Typed rupees in paise if `isValid` accepts them; null for anything else. */
export function typedRupees(text: string, isValid: (paise: unknown) => paise is Paise): Paise | null {
  const paise = paiseIn(text);
  return isValid(paise) ? paise : null;
}

import { fail, ok, type Result } from '../result';
import { failureOf } from '../shopApi/createShopApi';
import type { HttpOutcome } from '../shopApi/http';
import type { CallFailure } from '../shopApi/types';
import { bodyOf, type Fields } from './saveFailure';

export const isSuccess = ({ success }: Fields): boolean => success === true;

/** The body of a 200 with the expected fields; anything else is a failure. */
export function adminAnswer<T>(
  outcome: HttpOutcome,
  looksRight: (fields: Fields) => boolean,
): Result<T, CallFailure> {
  const fields = bodyOf(outcome);
  const isRight = outcome.kind === 'answered' && outcome.status === 200 && looksRight(fields);
  return isRight ? ok(fields as T) : fail(failureOf(outcome));
}

import type { FieldProblem } from '@/domain/records/fieldProblem';
import { bodyOf, failureOf } from '../shopApi/callApi';
import type { HttpOutcome } from '../shopApi/http';
import type { CallFailure } from '../shopApi/types';

export type SaveFailure<Item> =
  | CallFailure
  /** Somebody else saved it meanwhile; `stored` is the current version. */
  | { kind: 'conflict'; stored: Item }
  | { kind: 'not_valid'; problems: FieldProblem[]; message: string };

/** Why a save failed; `stored` extracts the stored item from the answer, or null. */
export function saveFailure<Item>(outcome: HttpOutcome, stored: () => Item | null): SaveFailure<Item> {
  if (outcome.kind !== 'answered') return failureOf(outcome);
  const { problems, message } = bodyOf(outcome);
  const theirs = outcome.status === 409 ? stored() : null;
  if (theirs) return { kind: 'conflict', stored: theirs };
  if (outcome.status === 400 && Array.isArray(problems)) {
    return { kind: 'not_valid', problems: problems as FieldProblem[], message: String(message) };
  }
  return failureOf(outcome);
}

import type { FieldProblem } from '@/domain/records/fieldProblem';
import { fail, ok, type Result } from '../result';
import { bodyOf, failureOf, isAnswered } from '../shopApi/callApi';
import type { HttpOutcome } from '../shopApi/http';
import type { CallFailure } from '../shopApi/types';

export type SaveFailure<Item> =
  | CallFailure
  /** Somebody else saved it meanwhile; `stored` is the current version. */
  | { kind: 'conflict'; stored: Item }
  | { kind: 'not_valid'; problems: FieldProblem[]; message: string };

/** Extracts the item of an answer; null without one. */
type ItemOf<Item> = (outcome: HttpOutcome) => Item | null;

/** The item that was asked for; null when there is none with its id. */
export function foundItem<Item>(
  outcome: HttpOutcome,
  itemOf: ItemOf<Item>,
): Result<Item | null, CallFailure> {
  const item = isAnswered(outcome, 200) ? itemOf(outcome) : null;
  return item || isAnswered(outcome, 404) ? ok(item) : fail(failureOf(outcome));
}

/** The item as it was saved. */
export function savedItem<Item>(outcome: HttpOutcome, itemOf: ItemOf<Item>): Result<Item, SaveFailure<Item>> {
  const item = isAnswered(outcome, 200) ? itemOf(outcome) : null;
  return item ? ok(item) : fail(saveFailure(outcome, itemOf));
}

/** The failure of a write, with the current version where it was a conflict. */
export function saveFailure<Item>(outcome: HttpOutcome, itemOf: ItemOf<Item>): SaveFailure<Item> {
  if (outcome.kind !== 'answered') return failureOf(outcome);
  const { problems, message } = bodyOf(outcome);
  const theirs = outcome.status === 409 ? itemOf(outcome) : null;
  if (theirs) return { kind: 'conflict', stored: theirs };
  if (outcome.status === 400 && Array.isArray(problems)) {
    return { kind: 'not_valid', problems: problems as FieldProblem[], message: String(message) };
  }
  return failureOf(outcome);
}

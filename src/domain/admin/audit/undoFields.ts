import { same } from '@/domain/records/audit';
import { flatten, sizeOf, SIZES, unflatten, type FlatDraft } from './flatDraft';

/** One field that an undo changes: its present value and its restored value; null where missing. */
export interface UndoLine {
  field: string;
  now: unknown;
  back: unknown;
}

/** One field that was changed after the entry: the entry's value and the present value. */
export interface ChangedSince {
  field: string;
  left: unknown;
  now: unknown;
}

export type FieldPlan =
  | { kind: 'possible'; draft: Record<string, unknown>; lines: UndoLine[] }
  | { kind: 'changed'; differences: ChangedSince[] }
  /** Every field already has its earlier value. */
  | { kind: 'already' };

/** The drafts before the entry, after it, and of the present item. */
export interface Drafts {
  before: object;
  after: object;
  now: object;
}

const orNull = (value: unknown): unknown => value ?? null;

/** Orders change stock meanwhile, so only the entry's own difference is undone. */
function restoredUnits(before: unknown, after: unknown, now: unknown): number | null {
  if (typeof before !== 'number' || typeof after !== 'number' || typeof now !== 'number') return null;
  return now + before - after;
}

/** The sizes after the undo: without those that the entry added, with those that it removed, in their places. */
function restoredSizes(
  before: readonly string[],
  after: readonly string[],
  now: readonly string[],
): string[] {
  if (same([...before].sort(), [...after].sort())) return [...before];
  const rest = now.filter((id) => before.includes(id) || !after.includes(id));
  for (const [at, id] of before.entries())
    if (!after.includes(id) && !rest.includes(id)) rest.splice(at, 0, id);
  return rest;
}

const idsIn = (flat: FlatDraft): string[] => (flat.get(SIZES) as string[] | undefined) ?? [];

/** Whether the set or order of sizes was changed since, in a way that the undo would lose. */
function sizesChanged(before: readonly string[], after: readonly string[], now: readonly string[]): boolean {
  const isOnlyOrder = same([...before].sort(), [...after].sort());
  return isOnlyOrder && !same(after, now);
}

interface Change {
  path: string;
  before: unknown;
  after: unknown;
  now: unknown;
}

const isUnits = ({ path, before, after, now }: Change): boolean =>
  sizeOf(path)?.field === 'stock' && restoredUnits(before, after, now) !== null;

/** The units of a size that came or went with the entry follow the size. */
const isUnitsOfMovedSize = ({ path, before, after }: Change): boolean =>
  sizeOf(path)?.field === 'stock' && (before === undefined || after === undefined);

/**
 * Plans how an undo restores the fields that an entry changed; all others keep their present values. It
 * refuses where one of them was changed since, so that no later work is lost.
 */
export function planFields(drafts: Drafts): FieldPlan {
  const [before, after, now] = [flatten(drafts.before), flatten(drafts.after), flatten(drafts.now)];
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => !same(orNull(before.get(path)), orNull(after.get(path))),
  );
  const changes = paths
    .map((path) => ({ path, before: before.get(path), after: after.get(path), now: now.get(path) }))
    // Skips restored fields, except units, which may be equal by chance.
    .filter((one) => isUnits(one) || !same(orNull(one.now), orNull(one.before)));
  if (changes.length === 0) return { kind: 'already' };
  const differences = changes
    .filter((one) =>
      one.path === SIZES
        ? sizesChanged(idsIn(before), idsIn(after), idsIn(now))
        : !isUnits(one) && !isUnitsOfMovedSize(one) && !same(orNull(one.now), orNull(one.after)),
    )
    .map((one) => ({ field: one.path, left: orNull(one.after), now: orNull(one.now) }));
  if (differences.length > 0) return { kind: 'changed', differences };
  const draft = new Map(now);
  const lines = changes.map((one): UndoLine => {
    const back =
      one.path === SIZES
        ? restoredSizes(idsIn(before), idsIn(after), idsIn(now))
        : isUnits(one)
          ? restoredUnits(one.before, one.after, one.now)
          : one.before;
    if (back === undefined) draft.delete(one.path);
    else draft.set(one.path, back);
    return { field: one.path, now: orNull(one.now), back: orNull(back) };
  });
  return { kind: 'possible', draft: unflatten(draft), lines };
}

import { same, type AuditChange, type AuditEntry } from '@/domain/records/audit';
import { can, type Right, type Role } from '@/domain/staff/roles';
import { flatten, sizeOf, SIZES } from './flatDraft';
import { planFields, type ChangedSince, type UndoLine } from './undoFields';

/** Items with an editor, and the right that it needs. */
export const UNDO_RIGHTS = {
  products: 'catalogue.manage',
  combos: 'catalogue.manage',
  offers: 'offers.manage',
  banners: 'content.manage',
  highlights: 'content.manage',
} as const satisfies Record<string, Right>;
export type UndoKind = keyof typeof UNDO_RIGHTS;

/** The kinds of act that can be undone. */
type Nature = 'creation' | 'change' | 'deletion' | 'restoration';
const NATURES: Readonly<Record<string, Nature>> = {
  created: 'creation',
  saved: 'change',
  changed: 'change',
  switched_on: 'change',
  switched_off: 'change',
  deleted: 'deletion',
  restored: 'restoration',
};

export interface UndoTarget {
  kind: UndoKind;
  id: string;
  nature: Nature;
}

/** The item of an entry's undo; null for an entry that cannot be undone. */
export function undoTarget({
  action,
  target,
  changes,
}: Pick<AuditEntry, 'action' | 'target' | 'changes'>): UndoTarget | null {
  const [kind = '', id = ''] = target.split('/');
  const nature = NATURES[action.split('.')[1] ?? ''];
  if (!nature || !id || !Object.hasOwn(UNDO_RIGHTS, kind) || changes.length === 0) return null;
  return { kind: kind as UndoKind, id, nature };
}

/** Whether a role may undo an entry: it needs the right to save that item in its editor. */
export const mayUndo = (role: Role | null, { kind }: Pick<UndoTarget, 'kind'>): boolean =>
  can(role, UNDO_RIGHTS[kind]);

/** The items of a bulk act that can be undone; null for any other entry. */
export function undoRunTarget({
  action,
  target,
  run,
}: Pick<AuditEntry, 'action' | 'target' | 'run'>): Pick<UndoTarget, 'kind'> | null {
  const nature = NATURES[action.split('.')[1] ?? ''];
  if (!run || !nature || !Object.hasOwn(UNDO_RIGHTS, target)) return null;
  return { kind: target as UndoKind };
}

type Fields = Readonly<Record<string, unknown>>;

/** The document with an entry's fields as they were before or after it. */
export function documentAt(now: Fields, changes: readonly AuditChange[], when: 'before' | 'after'): Fields {
  const given = new Map(changes.map((change) => [change.field, change[when]]));
  const rest = Object.entries(now).filter(([field]) => !given.has(field));
  const own = [...given].filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries([...rest, ...own]);
}

export type UndoPlan =
  | { kind: 'save'; draft: Record<string, unknown>; lines: UndoLine[] }
  | { kind: 'delete'; lines: UndoLine[] }
  /** Restores the item as it was before its deletion. */
  | { kind: 'restore'; draft: Record<string, unknown>; lines: UndoLine[] }
  | { kind: 'changed'; differences: ChangedSince[] }
  | { kind: 'already' }
  | { kind: 'gone' };

interface Facts<Stored extends object> {
  entry: Pick<AuditEntry, 'changes'>;
  target: UndoTarget;
  /** The item as it is stored now; null where it is deleted. */
  stored: Stored | null;
  /** Converts a stored document to the draft of its form. */
  draftOf: (document: Stored) => object;
}

const isUnits = (field: string): boolean => sizeOf(field)?.field === 'stock';

/**
 * The fields of an item that changed after an entry was written. Stock is ignored, because orders change it
 * all the time.
 */
function changedSince(after: object, now: object): ChangedSince[] {
  const [left, current] = [flatten(after), flatten(now)];
  const fields = [...new Set([...left.keys(), ...current.keys()])].filter((field) => !isUnits(field));
  return fields
    .map((field) => ({ field, left: left.get(field) ?? null, now: current.get(field) ?? null }))
    .filter((one) => !same(one.left, one.now));
}

/** Undoes a creation. Products and combos are archived, never deleted, because orders refer to them. */
function planCreation({ target, stored, draftOf, entry }: Facts<Fields> & { stored: Fields }): UndoPlan {
  const now = draftOf(stored) as Fields;
  const isCatalogue = target.kind === 'products' || target.kind === 'combos';
  if (isCatalogue && now['status'] === 'archived') return { kind: 'already' };
  const differences = changedSince(draftOf(documentAt(stored, entry.changes, 'after')), now);
  if (differences.length > 0) return { kind: 'changed', differences };
  if (!isCatalogue) return { kind: 'delete', lines: linesOf(now, {}) };
  const line = { field: 'status', now: now['status'] ?? null, back: 'archived' };
  return { kind: 'save', draft: { ...now, status: 'archived' }, lines: [line] };
}

/** The changed fields that are not empty. */
function linesOf(now: Fields, back: Fields): UndoLine[] {
  const fields = [...new Set([...Object.keys(now), ...Object.keys(back)])].filter((field) => field !== SIZES);
  return fields
    .map((field) => ({ field, now: now[field] ?? null, back: back[field] ?? null }))
    .filter((line) => [line.now, line.back].some((value) => value !== null && value !== '' && value !== 0));
}

/** Decides what the undo of an entry changes in the item as it is now. */
export function planUndo<Stored extends object>(facts: Facts<Stored>): UndoPlan {
  const { entry, target, stored, draftOf } = facts as unknown as Facts<Fields>;
  if (target.nature === 'deletion') {
    if (stored) return { kind: 'already' };
    const draft = draftOf(documentAt({}, entry.changes, 'before')) as Record<string, unknown>;
    return { kind: 'restore', draft, lines: linesOf({}, draft) };
  }
  if (!stored) return target.nature === 'change' ? { kind: 'gone' } : { kind: 'already' };
  if (target.nature !== 'change') return planCreation({ entry, target, stored, draftOf });
  const plan = planFields({
    before: draftOf(documentAt(stored, entry.changes, 'before')),
    after: draftOf(documentAt(stored, entry.changes, 'after')),
    now: draftOf(stored),
  });
  return plan.kind === 'possible' ? { kind: 'save', draft: plan.draft, lines: plan.lines } : plan;
}

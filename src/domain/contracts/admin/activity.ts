import * as v from 'valibot';
import { AUDIT_KINDS } from '../../admin/audit/actions';
import type { ChangedSince, UndoLine } from '../../admin/audit/undoFields';
import type { AuditEntry } from '../../records/audit';
import { isDay } from '../../time/calendar';

const day = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((value) => value === '' || isDay(value), `${name} must be a day, as in 2026-11-26`),
    ),
    '',
  );

/** Characters of a search for a name, number or id. */
export const MAX_THING = 120;

/**
 * GET /api/admin/activity: newest first. `person` is the email of a colleague; `from` and `to` are days in India, both
 * included; `thing` is a name, a number or an id, or a path as in 'orders/GLM1'; `run` opens a bulk act. `after` is `next`
 * of the previous page.
 */
export const activityQuery = v.object({
  person: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254, 'person is too long')), ''),
  kind: v.optional(v.picklist(['', ...AUDIT_KINDS], `kind must be one of: ${AUDIT_KINDS.join(', ')}`), ''),
  from: day('from'),
  to: day('to'),
  thing: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_THING, 'thing is too long')), ''),
  run: v.optional(v.pipe(v.string(), v.maxLength(300, 'run is not valid')), ''),
  after: v.optional(v.pipe(v.string(), v.maxLength(1100, 'after is not valid')), ''),
});
export type ActivityQuery = v.InferOutput<typeof activityQuery>;

/** An entry as the team reads it. */
export interface ActivityEntry extends Omit<AuditEntry, 'words'> {
  id: string;
  /** Whether the target still exists; null for a target without a page. */
  targetExists: boolean | null;
  /** How many parts a bulk act has; 0 for a single act. */
  parts: number;
  isUndoable: boolean;
}

/** A person with entries in the log, now or earlier on the team. */
export interface Colleague {
  email: string;
  name: string;
}

export interface ActivityResponse {
  success: true;
  entries: ActivityEntry[];
  /** The team, for the filter. */
  people: Colleague[];
  /** The cursor of the next page; empty on the last. */
  next: string;
}

export type UndoPreview =
  | { kind: 'possible'; how: 'save' | 'delete' | 'restore'; lines: UndoLine[] }
  | { kind: 'changed'; differences: ChangedSince[] }
  /** A bulk act; its parts are undone one by one. */
  | { kind: 'parts'; count: number }
  /** The undo was done before. */
  | { kind: 'undone'; at: string; by: string }
  | { kind: 'already' }
  | { kind: 'gone' }
  /** An entry that cannot be taken back, or not with this role. */
  | { kind: 'none' };

/** GET /api/admin/activity/{id} */
export interface UndoPreviewResponse {
  success: true;
  entry: ActivityEntry;
  undo: UndoPreview;
}

/** POST /api/admin/activity/{id}/undo. `withRun`: the undo covers all parts of the bulk act. */
export const undoRequest = v.object({
  withRun: v.optional(v.boolean('withRun must be true or false'), false),
});

/** POST /api/admin/activity/{id}/undo */
export interface UndoResponse {
  success: true;
  message: string;
  /** False where there was nothing left to undo. */
  isDone: boolean;
}

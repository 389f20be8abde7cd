import type { AuditEntry } from '@/domain/records/audit';

/** The key of a bulk act: user, browser's key and action, so that nobody can add to another person's act. */
export const runKey = (uid: string, run: string, action: string): string => `${uid}_${run}_${action}`;

/** The longest key that a browser gives a bulk act (bulkRun in src/domain/contracts/fields.ts). */
const MAX_RUN = 40;

/**
 * The key of the undo of a bulk act. It derives from the act's key, so that a resumed undo adds to its own
 * entry and never to the act's.
 */
export function undoRun(key: string): string {
  const [, run = ''] = /_([A-Za-z0-9-]{8,40})_[a-z_.]+$/.exec(key) ?? [];
  return `undo-${run}`.slice(0, MAX_RUN);
}

/** The id of a bulk act's entry. */
export const runEntryId = (key: string): string => `run_${key}`;

/**
 * The entry of a bulk act, at the time of its last part; the parts have entries of their own. `undoes`: the
 * entry that this act takes back.
 */
export function runEntry(part: AuditEntry, key: string, undoes?: string): AuditEntry {
  const { at, by, action, target, requestId } = part;
  const [collection = ''] = target.split('/');
  const entry = { at, by, action, target: collection, changes: [], requestId, run: key };
  return undoes ? { ...entry, undoes } : entry;
}

/**
 * The id of the entry that takes another one back. It is fixed, so that a second press finds the first
 * undo.
 */
export const undoEntryId = (entryId: string): string => `undo_${entryId}`;

/** Whether a text can be the id of an entry. Firestore takes 1,500 bytes. */
export const isEntryId = (id: string): boolean =>
  /^[\w.-]{1,1000}$/.test(id) && !/^(\.{1,2}|__.*__)$/.test(id);

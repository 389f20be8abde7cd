import type { AuditEntry } from '@/domain/records/audit';

/** The bulk act of a person: the browser's key of it, and what it does, so that nobody adds to another one's act. */
export const runKey = (uid: string, run: string, action: string): string => `${uid}_${run}_${action}`;

/** The longest key that a browser gives a bulk act (bulkRun in src/domain/contracts/fields.ts). */
const MAX_RUN = 40;

/**
 * The key under which the parts of a bulk act are taken back. It follows from the act's own, so that an undo that is resumed
 * adds to its entry; and it is another one, so that it never adds to the act itself.
 */
export function undoRun(key: string): string {
  const [, run = ''] = /_([A-Za-z0-9-]{8,40})_[a-z_.]+$/.exec(key) ?? [];
  return `undo-${run}`.slice(0, MAX_RUN);
}

/** The id of the entry that stands for a bulk act. */
export const runEntryId = (key: string): string => `run_${key}`;

/**
 * The entry of a bulk act; its parts have entries of their own. Its time is that of the last part. `undoes`: the entry of
 * the act that it takes back.
 */
export function runEntry(part: AuditEntry, key: string, undoes?: string): AuditEntry {
  const { at, by, action, target, requestId } = part;
  const [collection = ''] = target.split('/');
  const entry = { at, by, action, target: collection, changes: [], requestId, run: key };
  return undoes ? { ...entry, undoes } : entry;
}

/** The id of the entry that takes another one back: there is one, so that a second press finds it. */
export const undoEntryId = (entryId: string): string => `undo_${entryId}`;

/** Whether a text can be the id of an entry. Firestore takes 1,500 bytes. */
export const isEntryId = (id: string): boolean =>
  /^[\w.-]{1,1000}$/.test(id) && !/^(\.{1,2}|__.*__)$/.test(id);

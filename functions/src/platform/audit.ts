import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { AuditAction } from '@/domain/admin/audit/actions';
import { runEntry, runEntryId, runKey, undoEntryId } from '@/domain/admin/audit/bulk';
import { auditSearchTokens } from '@/domain/admin/audit/auditSearch';
import type { AuditEntry } from '@/domain/records/audit';
import type { Identity } from './callers/identity';
import { collectionOf } from './firestore/collections';

/** The person, the call and the time of a change. */
export interface AuditContext {
  who: Pick<Identity, 'uid' | 'email' | 'name'>;
  requestId: string;
  now: Date;
  /** The browser's key of the bulk act that the call is a part of. */
  run?: string | undefined;
  /** The id of the entry that the call takes back. */
  undoes?: string;
  /** The id of the bulk act's entry, where the call takes back one of its parts with all others. */
  undoesRun?: string | undefined;
}

/** A transaction, or a batch of writes. */
interface Writer {
  set(ref: DocumentReference, data: object): unknown;
}

export interface AuditedChange extends Pick<AuditEntry, 'target' | 'changes'> {
  action: AuditAction;
  /** The target's name, so that the log still names it after its deletion. Never the name of a shopper. */
  name?: string;
}

export const auditRef = (db: Firestore, id: string) => collectionOf(db, 'auditLog').doc(id);
/** The parts of bulk acts. */
export const auditPartRef = (db: Firestore, id: string) => collectionOf(db, 'auditParts').doc(id);

/** Both possible places of an undo's mark: an entry of its own, or a part of a bulk undo. */
export const undoMarkRefs = (db: Firestore, entryId: string): DocumentReference[] => [
  auditRef(db, undoEntryId(entryId)),
  auditPartRef(db, undoEntryId(entryId)),
];

/** The author as the audit log and private notes keep it. */
export const byOf = ({ uid, email, name }: AuditContext['who']): AuditEntry['by'] => ({
  uid,
  email,
  ...(name ? { name } : {}),
});

/**
 * Writes an audit entry in the transaction of the change: no change without its entry, and no entry for a change that
 * failed. A call writes one entry for each action on each target. A part of a bulk act also writes the entry that stands
 * for the act, which reads nothing, so that parts do not wait for each other.
 */
export function writeAudit(
  db: Firestore,
  writer: Writer,
  { who, requestId, now, run, undoes, undoesRun }: AuditContext,
  { name, ...change }: AuditedChange,
): void {
  const { action, target } = change;
  const id = undoes ? undoEntryId(undoes) : [requestId, action, target.replaceAll('/', '.')].join('_');
  const words = auditSearchTokens({ target, name });
  const entry: AuditEntry = {
    at: now.toISOString(),
    by: byOf(who),
    ...change,
    requestId,
    ...(name ? { name } : {}),
    ...(words.length > 0 ? { words } : {}),
    ...(undoes ? { undoes } : {}),
  };
  if (!run) {
    writer.set(auditRef(db, id), entry);
    return;
  }
  const key = runKey(who.uid, run, action);
  writer.set(auditPartRef(db, id), { ...entry, run: key });
  writer.set(auditRef(db, runEntryId(key)), runEntry(entry, key, undoesRun));
}

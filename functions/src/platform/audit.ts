import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { AuditEntry } from '@/domain/general/audit';
import type { Identity } from './callers/identity';

/** Who changes something, in which call, and when. */
export interface AuditContext {
  who: Pick<Identity, 'uid' | 'email'>;
  requestId: string;
  now: Date;
}

/** A transaction, or a batch of writes. */
interface Writer {
  set(ref: DocumentReference, data: object): unknown;
}

export type AuditedChange = Pick<AuditEntry, 'action' | 'target' | 'changes'>;

/**
 * Writes an audit entry in the transaction of the change: no change without its entry, and no entry for a change that
 * failed. A call writes one entry for each action on each target.
 */
export function writeAudit(
  db: Firestore,
  writer: Writer,
  { who: { uid, email }, requestId, now }: AuditContext,
  change: AuditedChange,
): void {
  const { action, target } = change;
  const id = [requestId, action, target.replaceAll('/', '.')].join('_');
  const entry: AuditEntry = { at: now.toISOString(), by: { uid, email }, ...change, requestId };
  writer.set(db.collection('auditLog').doc(id), entry);
}

import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { AuditEntry } from '@/domain/general/audit';
import type { Identity } from './callers/identity';

/** Who does something, in which call, and when. */
export interface Doing {
  who: Pick<Identity, 'uid' | 'email'>;
  requestId: string;
  now: Date;
}

/** A transaction, or a batch of writes. */
interface Writer {
  set(ref: DocumentReference, data: object): unknown;
}

export type Deed = Pick<AuditEntry, 'action' | 'target' | 'changes'>;

/**
 * Writes what the admin does into the audit log, in the transaction that does it: so there is no change without its entry, and
 * none for what did not happen. One entry for one action on one target of a call.
 */
export function writeAudit(
  db: Firestore,
  writer: Writer,
  { who: { uid, email }, requestId, now }: Doing,
  deed: Deed,
): void {
  const { action, target } = deed;
  const id = [requestId, action, target.replaceAll('/', '.')].join('_');
  const entry: AuditEntry = { at: now.toISOString(), by: { uid, email }, ...deed, requestId };
  writer.set(db.collection('auditLog').doc(id), entry);
}

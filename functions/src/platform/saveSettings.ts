import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import type { AuditAction } from '@/domain/admin/audit/actions';
import { changesBetween } from '@/domain/records/audit';
import { writeAudit, type AuditContext } from './audit';
import { inTransaction } from './firestore/transaction';

/** A change of a document of `settings`. */
interface SettingsChange<Settings> {
  ref: DocumentReference;
  action: AuditAction;
  /** Completes the stored settings with defaults. */
  read: (stored: DocumentData | undefined) => Settings;
  change: (before: Settings) => Settings;
  /** The problem of the changed settings; empty without one. */
  problemOf?: (after: Settings) => string;
}

/**
 * Saves changed settings with their audit entry. Where nothing changes or something is wrong, nothing is written.
 * Returns what is wrong; empty when nothing is.
 */
export async function saveSettings<Settings extends object>(
  { ref, action, read, change, problemOf }: SettingsChange<Settings>,
  context: AuditContext,
): Promise<string> {
  const db = ref.firestore;
  return inTransaction(db, async (transaction) => {
    const before = read((await transaction.get(ref)).data());
    const after = change(before);
    const changes = changesBetween(before, after);
    const problem = problemOf?.(after) ?? '';
    if (problem || changes.length === 0) return problem;
    transaction.set(ref, after);
    writeAudit(db, transaction, context, { action, target: ref.path, changes });
    return '';
  });
}

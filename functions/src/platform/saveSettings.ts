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
}

/** Saves changed settings with their audit entry. Where nothing changes, nothing is written. */
export async function saveSettings<Settings extends object>(
  { ref, action, read, change }: SettingsChange<Settings>,
  context: AuditContext,
): Promise<void> {
  const db = ref.firestore;
  await inTransaction(db, async (transaction) => {
    const before = read((await transaction.get(ref)).data());
    const after = change(before);
    const changes = changesBetween(before, after);
    if (changes.length === 0) return;
    transaction.set(ref, after);
    writeAudit(db, transaction, context, { action, target: ref.path, changes });
  });
}

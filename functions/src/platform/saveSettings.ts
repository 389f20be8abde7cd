import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import type { AuditAction } from '@/domain/admin/audit/actions';
import { changesBetween } from '@/domain/records/audit';
import type { SettingsDecision } from '@/domain/records/settings';
import { writeAudit, type AuditContext } from './audit';
import { inTransaction } from './firestore/transaction';
import { badRequest, type Refusal } from './http/answer';

/** A change of a document of `settings`. */
interface SettingsChange<Settings> {
  ref: DocumentReference;
  action: AuditAction;
  /** Completes the stored settings with defaults. */
  read: (stored: DocumentData | undefined) => Settings;
  decide: (before: Settings) => SettingsDecision<Settings>;
}

/**
 * Saves changed settings with their audit entry; unchanged ones are not written. Returns the refusal of wrong
 * ones, otherwise null.
 */
export async function saveSettings<Settings extends object>(
  context: AuditContext,
  { ref, action, read, decide }: SettingsChange<Settings>,
): Promise<Refusal | null> {
  const db = ref.firestore;
  return inTransaction(db, async (transaction) => {
    const before = read((await transaction.get(ref)).data());
    const decision = decide(before);
    if (decision.kind === 'refused') return badRequest(decision.field, decision.message);
    const changes = changesBetween(before, decision.settings);
    if (changes.length === 0) return null;
    transaction.set(ref, decision.settings);
    writeAudit(db, transaction, context, { action, target: ref.path, changes });
    return null;
  });
}

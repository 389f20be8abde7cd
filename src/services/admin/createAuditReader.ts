import type { AuditEntry } from '@/domain/records/audit';
import { attemptStore, type StoreFailure } from '../firebase/attempt';
import { loadFirestore } from '../firebase/firestore';
import type { Result } from '../result';

/** Maximum entries read for one document. */
const MAX_ENTRIES = 100;

/** Single acts, and the effects of bulk acts on one document. */
const COLLECTIONS = ['auditLog', 'auditParts'];

/**
 * The audit entries of a document, newest first. The rules let owners and managers read them, and nobody write them.
 */
export type AuditReader = (target: string) => Promise<Result<AuditEntry[], StoreFailure>>;

export const readAudit: AuditReader = (target) =>
  attemptStore(async () => {
    const { sdk, db } = await loadFirestore();
    const found = await Promise.all(
      COLLECTIONS.map((name) =>
        sdk.getDocs(
          sdk.query(
            sdk.collection(db, name),
            sdk.where('target', '==', target),
            sdk.orderBy('at', 'desc'),
            sdk.limit(MAX_ENTRIES),
          ),
        ),
      ),
    );
    const entries = found.flatMap(({ docs }) => docs.map((snapshot) => snapshot.data() as AuditEntry));
    return entries.sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, MAX_ENTRIES);
  });

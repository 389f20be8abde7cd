import type { AuditEntry } from '@/domain/general/audit';
import { attemptStore, type StoreFailure } from '../firebase/attempt';
import { loadFirestore } from '../firebase/firestore';
import type { Result } from '../result';

/** Maximum entries read for one document. */
const MAX_ENTRIES = 100;

/** The audit entries of a document, newest first. The rules let the admin read them, and nobody write them. */
export type AuditReader = (target: string) => Promise<Result<AuditEntry[], StoreFailure>>;

export const readAudit: AuditReader = (target) =>
  attemptStore(async () => {
    const { sdk, db } = await loadFirestore();
    const found = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'auditLog'),
        sdk.where('target', '==', target),
        sdk.orderBy('at', 'desc'),
        sdk.limit(MAX_ENTRIES),
      ),
    );
    return found.docs.map((snapshot) => snapshot.data() as AuditEntry);
  });

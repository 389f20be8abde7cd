import { auditedQuery, readOrderQuery } from '@/domain/admin/orderList/query';
import { changesBetween, type AuditChange, type AuditEntry } from '@/domain/records/audit';
import { documentMigration } from './documentMigration';

/** The changes of an export's entry without what was searched; null where they hold none. */
export function withoutSearch({
  action,
  changes,
}: Pick<AuditEntry, 'action' | 'changes'>): AuditChange[] | null {
  if (action !== 'orders.exported') return null;
  const taken = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
  const query = readOrderQuery(new URLSearchParams(String(taken['query'] ?? '')));
  return query.q === '' ? null : changesBetween(null, { ...taken, ...auditedQuery(query) });
}

/** An export of orders wrote the searched name, phone or email into the audit log, which outlives accounts. */
export const exportSearches = documentMigration<AuditEntry>({
  id: '2026-11-29-export-searches',
  describe: 'Takes searched names, phones and emails out of the entries of exports of orders.',
  collection: 'auditLog',
  isOld: (entry) => withoutSearch(entry) !== null,
  async rewrite({ transaction, ref, stored }) {
    transaction.update(ref, { changes: withoutSearch(stored) });
  },
});

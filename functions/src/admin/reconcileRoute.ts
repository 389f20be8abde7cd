import { changesBetween } from '@/domain/records/audit';
import { emptyRequest } from '@/domain/contracts/fields';
import { type ReconcileResponse } from '@/domain/contracts/adminOrders/actions';
import { ok } from '../platform/http/answer';
import { postAsAdmin, type Route } from '../platform/http/route';
import { runReconcile } from '../reconcile/runReconcile';
import { writeAudit } from '../platform/audit';
import type { AdminDeps } from './deps';
import { messages } from './messages';

/** POST /api/admin/reconcile: runs the reconciler now instead of within a minute. */
export function reconcileRoute(deps: AdminDeps): Route {
  return postAsAdmin(deps, {
    path: '/api/admin/reconcile',
    right: 'mismatches.settle',
    schema: emptyRequest,
    async handle(_call, context) {
      const report = { ...(await runReconcile(deps, 'hand')) };
      const db = await deps.db();
      const batch = db.batch();
      const found = Object.fromEntries(Object.entries(report).filter(([, count]) => count > 0));
      const change = {
        action: 'shop.reconciled' as const,
        target: 'shop',
        changes: changesBetween(null, found),
      };
      writeAudit(db, batch, context, change);
      await batch.commit();
      const message = messages.reconciled;
      return ok({ success: true, message, report } satisfies ReconcileResponse);
    },
  });
}

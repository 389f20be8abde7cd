import { changesBetween } from '@/domain/general/audit';
import { saveLimitsRequest } from '@/domain/contracts/adminLimits';
import { limitsFrom } from '@/domain/orders/limits/limits';
import { getAsAdmin, postAsAdmin, type Route } from '../../platform/http/route';
import { limitsRef } from '../../limits/buyers';
import { writeAudit } from '../../platform/audit';
import type { AdminDeps } from '../deps';
import { liftRoute } from './liftRoute';
import { limitsAnswer } from './readLimits';
import { orBusy } from '../../platform/http/busy';
import { inTransaction } from '../../platform/firestore/transaction';

/** GET and POST /api/admin/limits: how much one person may hold and buy. */
export function limitRoutes(deps: AdminDeps): Route[] {
  return [
    getAsAdmin({
      path: '/api/admin/limits',
      right: 'settings.manage',
      handle: async () => limitsAnswer(await deps.db(), ''),
    }),
    postAsAdmin({
      path: '/api/admin/limits',
      right: 'settings.manage',
      schema: saveLimitsRequest,
      handle: ({ requestId, body }, who) =>
        orBusy(async () => {
          const db = await deps.db();
          await inTransaction(db, async (transaction) => {
            const before = limitsFrom((await transaction.get(limitsRef(db))).data());
            const after = limitsFrom({ ...before, ...body.changes });
            const changes = changesBetween(before, after);
            if (changes.length === 0) return;
            transaction.set(limitsRef(db), after);
            const change = { action: 'limits.changed' as const, target: 'settings/purchaseLimits', changes };
            writeAudit(db, transaction, { who, requestId, now: deps.now() }, change);
          });
          return limitsAnswer(db, 'Saved. The limits hold from the next order on.');
        }),
    }),
    liftRoute(deps),
  ];
}

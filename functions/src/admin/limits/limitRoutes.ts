import { saveLimitsRequest } from '@/domain/contracts/admin/limits';
import { limitsFrom } from '@/domain/orders/limits/limits';
import { getAsAdmin, postAsAdmin, type Route } from '../../platform/http/route';
import { limitsRef } from '../../limits/buyers';
import type { AdminDeps } from '../deps';
import { liftRoute } from './liftRoute';
import { limitsAnswer } from './readLimits';
import { saveSettings } from '../../platform/saveSettings';
import { messages } from './messages';

/** GET and POST /api/admin/limits: how much one person may hold and buy. */
export function limitRoutes(deps: AdminDeps): Route[] {
  return [
    getAsAdmin({
      path: '/api/admin/limits',
      right: 'settings.manage',
      handle: async () => limitsAnswer(await deps.db(), ''),
    }),
    postAsAdmin(deps, {
      path: '/api/admin/limits',
      right: 'settings.manage',
      schema: saveLimitsRequest,
      async handle({ body }, context) {
        const db = await deps.db();
        await saveSettings(context, {
          ref: limitsRef(db),
          action: 'limits.changed',
          read: limitsFrom,
          decide: (before) => ({ kind: 'changed', settings: limitsFrom({ ...before, ...body.changes }) }),
        });
        return limitsAnswer(db, messages.saved);
      },
    }),
    liftRoute(deps),
  ];
}

import { activityQuery, type ActivityResponse } from '@/domain/contracts/admin/activity';
import { ok } from '../../platform/http/answer';
import { listAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { describeEntries, readColleagues } from './describeEntries';
import { readEntries } from './readEntries';

/** GET /api/admin/activity: who did what and when, and which fields changed. */
export function activityRoute({ db: open }: Pick<AdminDeps, 'db'>): Route {
  return listAsAdmin({
    path: '/api/admin/activity',
    right: 'activity.read',
    schema: activityQuery,
    async handle(query) {
      const db = await open();
      const [{ entries, next }, people] = await Promise.all([readEntries(db, query), readColleagues(db)]);
      return ok({
        success: true,
        entries: await describeEntries(db, entries, people),
        people,
        next,
      } satisfies ActivityResponse);
    },
  });
}

import { activityQuery, type ActivityResponse } from '@/domain/contracts/admin/activity';
import { parse } from '@/domain/contracts/parse';
import { ok, refuse } from '../../platform/http/answer';
import { getAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { describeEntries, readColleagues } from './describeEntries';
import { readEntries } from './readEntries';

/** GET /api/admin/activity: who did what and when, and which fields changed. */
export function activityRoute({ db: open }: Pick<AdminDeps, 'db'>): Route {
  return getAsAdmin({
    path: '/api/admin/activity',
    right: 'activity.read',
    async handle({ query: given }) {
      const query = parse(activityQuery, Object.fromEntries(given));
      if (!query.ok) return refuse(400, 'bad_request', query.message, { field: query.field });
      const db = await open();
      const [{ entries, next }, people] = await Promise.all([
        readEntries(db, query.value),
        readColleagues(db),
      ]);
      return ok({
        success: true,
        entries: await describeEntries(db, entries, people),
        people,
        next,
      } satisfies ActivityResponse);
    },
  });
}

import type { AuditEntry } from '@/domain/general/audit';
import { activityQuery, type ActivityResponse } from '@/domain/contracts/adminActivity';
import { parse } from '@/domain/contracts/parse';
import { isDocumentId } from '@/domain/general/documentId';
import { ok, refuse } from '../../platform/http/answer';
import { getAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';

const PAGE = 50;

/** GET /api/admin/activity: who did what and when, and which fields changed. */
export function activityRoute({ db: open }: Pick<AdminDeps, 'db'>): Route {
  return getAsAdmin({
    path: '/api/admin/activity',
    right: 'activity.read',
    async handle({ query: given }) {
      const query = parse(activityQuery, Object.fromEntries(given));
      if (!query.ok) return refuse(400, 'bad_request', query.message, { field: query.field });
      const log = (await open()).collection('auditLog');
      const { target, after } = query.value;
      const about = target ? log.where('target', '==', target) : log;
      const ordered = about.orderBy('at', 'desc').orderBy('__name__', 'desc');
      // '<at>_<id>' of the last entry of the page before.
      const [, at = '', id = ''] = /^([^_]+)_(.+)$/.exec(after) ?? [];
      const page = isDocumentId(id) ? ordered.startAfter(at, log.doc(id)) : ordered;
      const { docs } = await page.limit(PAGE).get();
      const last = docs.length === PAGE ? docs.at(-1) : undefined;
      return ok({
        success: true,
        entries: docs.map((doc) => ({ ...(doc.data() as AuditEntry), id: doc.id })),
        next: last ? `${String(last.get('at'))}_${last.id}` : '',
      } satisfies ActivityResponse);
    },
  });
}

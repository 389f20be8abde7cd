import type { Firestore, Query } from 'firebase-admin/firestore';
import {
  BOX_NAMES,
  BOXES,
  inboxQuery,
  type Box,
  type InboxQuery,
  type InboxResponse,
} from '@/domain/contracts/admin/messages';
import { isDocumentId } from '@/domain/records/documentId';
import { searchKey } from '@/domain/messages/inbox/message';
import { DOCUMENT_ID } from '../../platform/firestore/readPage';
import { ok } from '../../platform/http/answer';
import { listAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { messagesOf, rowOf } from './readMessages';

const PAGE = 50;

/** The messages of a box, in order: open ones by due date, all others newest first. */
function queryOf(db: Firestore, { box, q }: InboxQuery): { query: Query; by: 'dueAt' | 'createdAt' } {
  const all = messagesOf(db);
  if (q) {
    const found = all.where('search', 'array-contains', searchKey(q));
    return { query: found.orderBy('createdAt', 'desc'), by: 'createdAt' };
  }
  const inBox = all.where('status', 'in', BOXES[box]);
  return box === 'open'
    ? { query: inBox.orderBy('dueAt'), by: 'dueAt' }
    : { query: inBox.orderBy('createdAt', 'desc'), by: 'createdAt' };
}

async function countsOf(db: Firestore): Promise<Record<Box, number>> {
  const counts = BOX_NAMES.map(async (box) => {
    const found = await messagesOf(db).where('status', 'in', BOXES[box]).count().get();
    return [box, found.data().count] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as Record<Box, number>;
}

/** GET /api/admin/messages: messages by box, or by ticket, email or phone number. */
export function inboxRoute({ db: open, now }: Pick<AdminDeps, 'db' | 'now'>): Route {
  return listAsAdmin({
    path: '/api/admin/messages',
    right: 'messages.answer',
    schema: inboxQuery,
    async handle(asked) {
      const db = await open();
      const { query, by } = queryOf(db, asked);
      // '<dueAt or createdAt>_<id>' of the last message of the page before.
      const [, value = '', id = ''] = /^([^_]+)_(.+)$/.exec(asked.after) ?? [];
      const ordered = query.orderBy(DOCUMENT_ID, by === 'dueAt' ? 'asc' : 'desc');
      const page = isDocumentId(id) ? ordered.startAfter(value, messagesOf(db).doc(id)) : ordered;
      const late = messagesOf(db).where('dueAt', '<', now().toISOString()).count();
      const [{ docs }, counts, lateOnes] = await Promise.all([
        page.limit(PAGE).get(),
        countsOf(db),
        late.get(),
      ]);
      const last = docs.length === PAGE ? docs.at(-1) : undefined;
      return ok({
        success: true,
        rows: docs.map(rowOf),
        counts,
        late: lateOnes.data().count,
        next: last ? `${String(last.get(by))}_${last.id}` : '',
      } satisfies InboxResponse);
    },
  });
}

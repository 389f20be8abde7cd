import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { AUDIT_ACTIONS } from '@/domain/admin/audit/actions';
import { isEntryId } from '@/domain/admin/audit/bulk';
import { parseAuditSearch } from '@/domain/admin/audit/auditSearch';
import type { ActivityQuery } from '@/domain/contracts/admin/activity';
import type { AuditEntry } from '@/domain/records/audit';
import { addDays } from '@/domain/time/calendar';
import { fromIndia } from '@/domain/time/india';
import { collectionOf } from '../../platform/firestore/collections';
import { DOCUMENT_ID } from '../../platform/firestore/readPage';

export const PAGE = 50;
/** Pages read for one answer where a search has several words, of which Firestore looks for one. */
const MAX_PAGES = 4;

export type StoredEntry = AuditEntry & { id: string };

interface Cursor {
  at: string;
  id: string;
}

/** '<at>_<id>' of the last entry of the page before. */
export const cursorOf = ({ at, id }: Cursor): string => `${at}_${id}`;

function readCursor(after: string): Cursor | null {
  const [, at = '', id = ''] = /^([^_]+)_(.+)$/.exec(after) ?? [];
  return isEntryId(id) ? { at, id } : null;
}

/** When a day in India begins, in ISO. */
const startOf = (day: string): string => fromIndia(new Date(`${day}T00:00:00.000Z`)).toISOString();

function narrowed(all: Query<AuditEntry>, { person, kind, from, to, thing, run }: ActivityQuery) {
  const about = parseAuditSearch(thing);
  let query = all;
  if (person) query = query.where('by.email', '==', person);
  if (kind) query = query.where('action', 'in', [...AUDIT_ACTIONS[kind]]);
  if (from) query = query.where('at', '>=', startOf(from));
  if (to) query = query.where('at', '<', startOf(addDays(to, 1)));
  if (run) query = query.where('run', '==', run);
  if (about && 'target' in about) query = query.where('target', '==', about.target);
  if (about && 'words' in about) query = query.where('words', 'array-contains', about.words[0]);
  return query.orderBy('at', 'desc').orderBy(DOCUMENT_ID, 'desc');
}

const entryOf = (doc: QueryDocumentSnapshot<AuditEntry>): StoredEntry => ({ ...doc.data(), id: doc.id });

/** The newest first; of one moment, as Firestore sorts by name. */
const byTime = (a: StoredEntry, b: StoredEntry): number =>
  a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1;

/**
 * One page of each collection that the query is about, merged. A bulk act stands in `auditLog` as one entry; what it did to
 * one thing is read from `auditParts` only where one thing, or one act, is asked for.
 */
async function readPage(db: Firestore, query: ActivityQuery, cursor: Cursor | null): Promise<StoredEntry[]> {
  const isOfThing = parseAuditSearch(query.thing) !== null;
  const names = new Set<'auditLog' | 'auditParts'>(query.run ? ['auditParts'] : ['auditLog']);
  if (isOfThing) names.add('auditParts');
  const pages = await Promise.all(
    [...names].map((name) => {
      const all = collectionOf(db, name);
      const ordered = narrowed(all, query);
      const page = cursor ? ordered.startAfter(cursor.at, all.doc(cursor.id)) : ordered;
      return page.limit(PAGE).get();
    }),
  );
  return pages
    .flatMap(({ docs }) => docs.map(entryOf))
    .sort(byTime)
    .slice(0, PAGE);
}

/** The entries of a page and the cursor of the next one; empty on the last. At most 400 entries are read. */
export async function readEntries(
  db: Firestore,
  query: ActivityQuery,
): Promise<{ entries: StoredEntry[]; next: string }> {
  const about = parseAuditSearch(query.thing);
  const others = about && 'words' in about ? about.words.slice(1) : [];
  const hasAll = ({ words = [] }: StoredEntry) => others.every((word) => words.includes(word));
  const entries: StoredEntry[] = [];
  let cursor = readCursor(query.after);
  for (let read = 0; read < MAX_PAGES; read += 1) {
    const page = await readPage(db, query, cursor);
    for (const entry of page) {
      cursor = entry;
      if (hasAll(entry)) entries.push(entry);
      if (entries.length === PAGE) return { entries, next: cursorOf(entry) };
    }
    if (page.length < PAGE) return { entries, next: '' };
  }
  return { entries, next: cursor ? cursorOf(cursor) : '' };
}

import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { undoRunTarget, undoTarget } from '@/domain/admin/audit/undo';
import type { ActivityEntry, Colleague } from '@/domain/contracts/admin/activity';
import { customerFrom } from '@/domain/customers/record/customer';
import { customerName } from '@/domain/customers/record/profile';
import { isDocumentId } from '@/domain/records/documentId';
import { readTeam } from '@/domain/staff/team';
import { store } from '@/domain/store';
import { teamRef } from '../../platform/callers/teamRecord';
import type { StoredEntry } from './readEntries';
import { collectionOf } from '../../platform/firestore/collections';

/** The collections whose documents have a page in the admin. */
const WITH_PAGE = [
  'orders',
  'customers',
  'messages',
  'products',
  'combos',
  'offers',
  'banners',
  'highlights',
];
/** The fields of those documents that name them; a customer is named by the last two. */
const NAMES = ['name', 'title', 'code', 'names', 'email'];

const hasPage = (target: string): boolean => {
  const [collection = '', id = '', ...rest] = target.split('/');
  return WITH_PAGE.includes(collection) && rest.length === 0 && isDocumentId(id);
};

/** The present name of a stored document; empty without one. */
function nameIn(snapshot: DocumentSnapshot | undefined): string {
  if (snapshot?.ref.parent.id === 'customers' && snapshot.exists)
    return customerName(customerFrom(snapshot.id, snapshot.data()));
  const { name, title, code } = (snapshot?.data() ?? {}) as Record<string, unknown>;
  const named = name ?? [code, title].filter(Boolean).join(', ');
  return typeof named === 'string' ? named : '';
}

/** The name of a deleted item, from an old entry that did not store one. */
function nameInChanges({ changes }: StoredEntry): string {
  const own = changes.find(({ field }) => field === 'name' || field === 'title');
  const value = own?.after ?? own?.before;
  return typeof value === 'string' ? value : '';
}

/** The members of the team, beside the account with the fixed email. One document. */
export async function readColleagues(db: Firestore): Promise<Colleague[]> {
  const { members } = readTeam((await teamRef(db).get()).data());
  const colleagues = Object.values(members).map(({ email, name }) => ({ email, name: name || email }));
  const owner = { email: store.adminEmail, name: store.adminEmail };
  return [owner, ...colleagues.sort((a, b) => a.name.localeCompare(b.name, 'en'))];
}

/**
 * Names people and things, says which are still there, and counts the parts of bulk acts. Reads each thing of the page and
 * counts each bulk act of it once: at most a page's worth of either.
 */
export async function describeEntries(
  db: Firestore,
  entries: readonly StoredEntry[],
  people: readonly Colleague[],
): Promise<ActivityEntry[]> {
  const targets = [...new Set(entries.map(({ target }) => target).filter(hasPage))];
  const runs = entries.filter(({ id, run }) => run !== undefined && id.startsWith('run_'));
  const [found, counts] = await Promise.all([
    targets.length > 0
      ? db.getAll(...targets.map((target) => db.doc(target)), { fieldMask: NAMES })
      : Promise.resolve([]),
    Promise.all(
      runs.map(async ({ id, run }) => {
        const counted = await collectionOf(db, 'auditParts').where('run', '==', run).count().get();
        return [id, counted.data().count] as const;
      }),
    ),
  ]);
  const documents = new Map(found.map((snapshot) => [snapshot.ref.path, snapshot]));
  const parts = new Map(counts);
  const nameOf = new Map(people.map(({ email, name }) => [email, name]));
  return entries.map((stored) => {
    const { words: _words, by, ...entry } = stored;
    const document = documents.get(entry.target);
    return {
      ...entry,
      by: { ...by, name: by.name || nameOf.get(by.email) || by.email },
      name: entry.name ?? (nameIn(document) || nameInChanges(stored)),
      targetExists: hasPage(entry.target) ? document?.exists === true : null,
      parts: parts.get(entry.id) ?? 0,
      isUndoable: undoTarget(entry) !== null || undoRunTarget(entry) !== null,
    };
  });
}

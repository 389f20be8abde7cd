import { type Firestore } from 'firebase-admin/firestore';
import { startFirestore, type RunningFirestore } from 'firestore-on-node';
import { adminFirestore } from 'firestore-on-node/testing/admin';
import { storedCollectionsOf, type StoredCollections } from './testing/documents/storedCollections';

const PROJECT = 'demo-collections';
let firestore: RunningFirestore;
let admin: ReturnType<typeof adminFirestore>;
let collections: ReturnType<typeof storedCollectionsOf>;

beforeAll(async () => {
  firestore = await startFirestore({ port: 0, dataDir: null });
  admin = adminFirestore(firestore.port, PROJECT);
  collections = storedCollectionsOf(firestore, PROJECT);
  const batch = admin.db.batch();
  batch.set(admin.db.doc('orders/a'), {
    total: 250,
    rate: 12.5,
    less: -0.25,
    paid: true,
    note: null,
    none: {},
    empty: [],
    lines: [{ sku: 'toner-1', tags: ['new', { of: 2 }] }],
  });
  batch.set(admin.db.doc('orders/b'), { total: 0 });
  batch.set(admin.db.doc('orders/b/events/one'), { at: 1 });
  batch.set(admin.db.doc('offers/ten/uses/alice'), { count: 2 });
  batch.set(admin.db.doc('offers/old/uses/alice'), { count: 1 });
  await batch.commit();
});
afterAll(async () => {
  await admin.close();
  await firestore.close();
});

const listed = async (
  db: StoredCollections | Firestore,
  look: (db: StoredCollections) => ReturnType<StoredCollections['collection']>,
) =>
  (await look(db).get()).docs
    .map((doc) => ({ id: doc.id, path: doc.ref.path, data: doc.data() }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));

test.each<[string, number, (db: StoredCollections) => ReturnType<StoredCollections['collection']>]>([
  ['a collection', 2, (db) => db.collection('orders')],
  ['a collection below a document', 1, (db) => db.collection('offers/ten/uses')],
  ['a collection group', 2, (db) => db.collectionGroup('uses')],
  ['a collection without documents', 0, (db) => db.collection('nothing')],
])('%s is read in the same way as by firebase-admin', async (_what, many, look) => {
  const read = await listed(collections, look);
  expect(read).toEqual(await listed(admin.db, look));
  expect(read).toHaveLength(many);
});

test('a timestamp is read as a date', async () => {
  const at = new Date('2026-11-22T10:00:00.000Z');
  await admin.db.doc('timed/one').set({ at });
  expect((await collections.collection('timed').get()).docs.map((doc) => doc.data())).toEqual([{ at }]);
});

test('clearing the collections leaves nothing, for either reader', async () => {
  await collections.clear();
  expect(collections.all()).toEqual([]);
  expect(await admin.db.listCollections()).toEqual([]);
});

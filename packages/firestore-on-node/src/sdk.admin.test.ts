import { FieldPath, FieldValue, Filter, type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { type RunningFirestore, startFirestore } from './startFirestore';
import { adminFirestore } from './testing/admin';

// The examples of the pages below https://firebase.google.com/docs/firestore/manage-data and …/query-data
// for the Node.js SDK.
let server: RunningFirestore;
let db: Firestore;
let closeAdmin: () => Promise<void>;

beforeAll(async () => {
  server = await startFirestore({
    port: 0,
    dataDir: null,
    authorize: { authorize: () => ({ allowed: false, reason: '' }) },
  });
  ({ db, close: closeAdmin } = adminFirestore(server.port, 'demo-admin'));
});

afterAll(async () => {
  await closeAdmin();
  await server.close();
});

test('every value type is read as it was written', async () => {
  const values = {
    nothing: null,
    yes: true,
    whole: 42,
    half: 0.5,
    notANumber: NaN,
    endless: -Infinity,
    text: 'கண் 👁',
    at: new Timestamp(1_700_000_000, 123_456_000),
    place: new GeoPoint(12.97, 77.59),
    bytes: Buffer.from([0, 1, 255]),
    list: [1, 'two', { three: 3 }],
    map: { 'a.b': { c: [] } },
    vector: FieldValue.vector([1, 2.5]),
    link: db.doc('values/other'),
  };
  await db.doc('values/all').set(values);
  const data = (await db.doc('values/all').get()).data()!;
  expect({ ...data, link: data.link.path, vector: data.vector.toArray() }).toEqual({
    ...values,
    link: 'values/other',
    vector: [1, 2.5],
  });
});

test('writes support merge, update with quoted paths, transforms, create and delete', async () => {
  const document = db.doc('writes/one');
  await document.create({ a: { b: 1, c: 2 }, list: [1] });
  await document.set({ a: { b: 5 } }, { merge: true });
  await document.update(
    new FieldPath('a', 'x.y'),
    7,
    'n',
    FieldValue.increment(2),
    'list',
    FieldValue.arrayUnion(1, 2),
  );
  await document.update({ 'a.c': FieldValue.delete(), at: FieldValue.serverTimestamp() });
  const snapshot = await document.get();
  expect(snapshot.data()).toEqual({ a: { b: 5, 'x.y': 7 }, list: [1, 2], n: 2, at: expect.any(Timestamp) });
  await expect(db.doc('writes/none').update({ a: 1 })).rejects.toMatchObject({ code: 5 });
  await document.delete({ lastUpdateTime: snapshot.updateTime! });
  expect((await document.get()).exists).toBe(false);
});

test('queries support filters, OR, orders, cursors, limitToLast, projections, groups and aggregates', async () => {
  const items = db.collection('towns/s1/items');
  await Promise.all(
    [1, 2, 3, 4, 5].map((n) => items.doc(`i${n}`).set({ n, even: n % 2 === 0, tags: [`t${n}`] })),
  );
  const ids = async (query: FirebaseFirestore.Query) => (await query.get()).docs.map((found) => found.id);
  expect(await ids(items.where('even', '==', true).where('n', '>', 2))).toEqual(['i4']);
  expect(
    await ids(
      items.where(Filter.or(Filter.where('n', '==', 1), Filter.where('tags', 'array-contains', 't5'))),
    ),
  ).toEqual(['i1', 'i5']);
  expect(await ids(items.orderBy('n', 'desc').startAfter(4).limit(2))).toEqual(['i3', 'i2']);
  expect(await ids(items.orderBy('n').limitToLast(2))).toEqual(['i4', 'i5']);
  expect(await ids(items.orderBy('n').offset(3))).toEqual(['i4', 'i5']);
  expect(await ids(items.where(FieldPath.documentId(), 'in', ['i2', 'i3']))).toEqual(['i2', 'i3']);
  expect(await ids(items.where('n', 'not-in', [1, 2]))).toEqual(['i3', 'i4', 'i5']);
  expect(await ids(items.where('missing', '==', 1))).toEqual([]);
  expect(await ids(db.collectionGroup('items').where('n', '<', 2))).toEqual(['i1']);
  expect((await items.select('n').limit(1).get()).docs[0]!.data()).toEqual({ n: 1 });
  const counts = await items.where('n', '>', 1).count().get();
  expect(counts.data().count).toBe(4);
  const after = await ids(
    items
      .orderBy('n')
      .startAfter(await items.doc('i2').get())
      .limit(1),
  );
  expect(after).toEqual(['i3']);
});

test('findNearest returns the nearest vectors, and explain the plan and its metrics', async () => {
  const places = db.collection('places');
  await Promise.all([1, 2, 3].map((n) => places.doc(`p${n}`).set({ n, at: FieldValue.vector([n, 0]) })));
  const options = { vectorField: 'at', limit: 2, distanceMeasure: 'EUCLIDEAN' } as const;
  const near = await places
    .findNearest({ ...options, queryVector: [3, 0], distanceResultField: 'd', distanceThreshold: 1 })
    .get();
  expect(near.docs.map((found) => [found.id, found.get('d') as number])).toEqual([
    ['p3', 0],
    ['p2', 1],
  ]);
  const planned = await places.where('n', '>', 1).orderBy('n', 'desc').explain();
  expect(planned.snapshot).toBeNull();
  expect(planned.metrics.planSummary.indexesUsed).toEqual([
    { query_scope: 'Collection', properties: '(n DESC, __name__ ASC)' },
  ]);
  const analyzed = await places.where('n', '>', 1).explain({ analyze: true });
  expect(analyzed.snapshot!.size).toBe(2);
  expect(analyzed.metrics.executionStats).toMatchObject({ resultsReturned: 2, readOperations: 2 });
  const counted = await places.count().explain({ analyze: true });
  expect(counted.snapshot!.data().count).toBe(3);
  // An aggregation has one result, however many documents it counts.
  expect(counted.metrics.executionStats).toMatchObject({ resultsReturned: 1, readOperations: 1 });
});

test('lists have documents, missing parents and collections; getAll, BulkWriter and recursiveDelete work', async () => {
  await db.doc('lists/there').set({ a: 1 });
  await db.doc('lists/missing/below/x').set({ a: 1 });
  const listed = await db.collection('lists').listDocuments();
  expect(listed.map((reference) => reference.id)).toEqual(['missing', 'there']);
  expect((await db.doc('lists/missing').listCollections()).map(({ id }) => id)).toEqual(['below']);
  const all = await db.getAll(db.doc('lists/there'), db.doc('lists/nowhere'));
  expect(all.map(({ exists }) => exists)).toEqual([true, false]);
  const writer = db.bulkWriter();
  for (let i = 0; i < 30; i += 1) void writer.set(db.doc(`lists/bulk${i}`), { i });
  await writer.close();
  expect((await db.collection('lists').count().get()).data().count).toBe(31);
  await db.recursiveDelete(db.collection('lists'));
  expect(await db.collection('lists').listDocuments()).toEqual([]);
});

test('a read-only transaction sees one state', async () => {
  const document = db.doc('snapshots/one');
  await document.set({ n: 1 });
  const seen = await db.runTransaction(
    async (transaction) => {
      const before = (await transaction.get(document)).get('n') as number;
      await document.set({ n: 2 });
      return [before, (await transaction.get(document)).get('n') as number];
    },
    { readOnly: true },
  );
  expect(seen).toEqual([1, 1]);
});

test('two hundred concurrent transactions on one document lose no increment', async () => {
  const counter = db.doc('counters/admin');
  const increment = () =>
    db.runTransaction(
      async (transaction) => {
        const n = ((await transaction.get(counter)).get('n') as number | undefined) ?? 0;
        transaction.set(counter, { n: n + 1 });
      },
      // The number of retries depends on the machine; no attempt may be lost.
      { maxAttempts: 50 },
    );
  await Promise.all(Array.from({ length: 200 }, increment));
  expect((await counter.get()).get('n')).toBe(200);
}, 180_000);

test('transactions with phantoms are retried', async () => {
  const rows = db.collection('rows');
  let runs = 0;
  await db.runTransaction(async (transaction) => {
    const { size } = await transaction.get(rows.where('kind', '==', 'a'));
    runs += 1;
    if (runs === 1) await rows.doc('late').set({ kind: 'a' });
    transaction.set(db.doc('totals/rows'), { size });
  });
  expect(runs).toBe(2);
  expect((await db.doc('totals/rows').get()).get('size')).toBe(1);
});

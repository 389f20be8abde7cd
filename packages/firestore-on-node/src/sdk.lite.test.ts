import * as lite from 'firebase/firestore/lite';
import { type AccessRequest } from './authorizer';
import { type RunningFirestore, startFirestore } from './startFirestore';
import { liteFirestore } from './testing/lite';

// "Firestore Lite Web SDK": https://firebase.google.com/docs/firestore/solutions/firestore-lite
let server: RunningFirestore;
let db: lite.Firestore;
let closeLite: () => Promise<void>;
const requests: AccessRequest[] = [];

beforeAll(async () => {
  // The SDK warns of each conflict it then retries.
  lite.setLogLevel('error');
  const authorize = (request: AccessRequest) => {
    requests.push(request);
    return { allowed: request.path[0] !== 'secret', reason: 'secret is secret' };
  };
  server = await startFirestore({ port: 0, dataDir: null, authorize: { authorize }, indexes: {} });
  ({ db, close: closeLite } = liteFirestore(server.port, 'demo-lite', 'asha'));
});

afterAll(async () => {
  await closeLite();
  await server.close();
});

test('the lite SDK writes and reads every kind of value', async () => {
  const reference = lite.doc(db, 'values/all');
  const values = {
    nothing: null,
    half: 0.5,
    minusZero: -0,
    notANumber: NaN,
    text: 'नमस्ते',
    at: new lite.Timestamp(1_700_000_000, 5_000_000),
    place: new lite.GeoPoint(1, 2),
    list: [[1].length, { deep: true }],
  };
  await lite.setDoc(reference, { ...values, vector: lite.vector([1, 2]) });
  const { vector, ...data } = (await lite.getDoc(reference)).data()!;
  expect(data).toEqual(values);
  expect((vector as lite.VectorValue).toArray()).toEqual([1, 2]);
});

test('the lite SDK supports transforms, merge, update and delete', async () => {
  const reference = lite.doc(db, 'writes/one');
  await lite.setDoc(reference, {
    n: lite.increment(1),
    list: lite.arrayUnion('a'),
    at: lite.serverTimestamp(),
  });
  await lite.setDoc(reference, { n: lite.increment(1.5), list: lite.arrayUnion('a', 'b') }, { merge: true });
  await lite.updateDoc(reference, { 'deep.er': 1, list: lite.arrayRemove('a') });
  expect((await lite.getDoc(reference)).data()).toMatchObject({ n: 2.5, list: ['b'], deep: { er: 1 } });
  await lite.deleteDoc(reference);
  expect((await lite.getDoc(reference)).exists()).toBe(false);
  await expect(lite.updateDoc(reference, { a: 1 })).rejects.toMatchObject({ code: 'not-found' });
});

test('the lite SDK supports queries, cursors and aggregates', async () => {
  const items = lite.collection(db, 'items');
  await Promise.all(
    [1, 2, 3].map((n) => lite.setDoc(lite.doc(items, `i${n}`), { n, tags: ['all', `t${n}`] })),
  );
  const ids = async (...constraints: lite.QueryConstraint[]) =>
    (await lite.getDocs(lite.query(items, ...constraints))).docs.map(({ id }) => id);
  expect(await ids(lite.where('n', '>=', 2))).toEqual(['i2', 'i3']);
  expect(await ids(lite.orderBy('n', 'desc'), lite.startAfter(3), lite.limit(1))).toEqual(['i2']);
  expect(await ids(lite.orderBy('n'), lite.limitToLast(2))).toEqual(['i2', 'i3']);
  expect(await ids(lite.where('tags', 'array-contains-any', ['t1', 't3']))).toEqual(['i1', 'i3']);
  const either = lite.query(items, lite.or(lite.where('n', '==', 1), lite.where('n', '==', 3)));
  expect((await lite.getDocs(either)).size).toBe(2);
  expect((await lite.getCount(items)).data().count).toBe(3);
  const sums = await lite.getAggregate(items, { sum: lite.sum('n'), mean: lite.average('n') });
  expect(sums.data()).toEqual({ sum: 6, mean: 2 });
});

test('a query without its index and an unsupported query fail as in the service', async () => {
  const items = lite.collection(db, 'items');
  const unindexed = lite.query(items, lite.where('n', '==', 1), lite.orderBy('m'));
  await expect(lite.getDocs(unindexed)).rejects.toMatchObject({
    code: 'failed-precondition',
    message: expect.stringContaining('The query requires an index.'),
  });
  const group = lite.query(lite.collectionGroup(db, 'items'), lite.where('n', '==', 1));
  await expect(lite.getDocs(group)).rejects.toThrow('COLLECTION_GROUP_ASC index');
  // The SDK has one code for every status 400.
  const tooMany = lite.query(items, ...Array.from({ length: 11 }, (_, i) => lite.where(`f${i}`, '<', 1)));
  await expect(lite.getDocs(tooMany)).rejects.toThrow('11 distinct inequality fields');
});

test('the authorizer gets the caller, the stored document and the new document', async () => {
  await lite.setDoc(lite.doc(db, 'notes/mine'), { text: 'hello' });
  const request = requests.at(-1)!;
  expect(request).toMatchObject({
    method: 'create',
    path: ['notes', 'mine'],
    before: null,
    auth: { uid: 'asha' },
  });
  expect(request.after?.fields).toEqual({ text: { stringValue: 'hello' } });
  await expect(lite.getDocs(lite.collection(db, 'secret'))).rejects.toMatchObject({
    code: 'permission-denied',
  });
  const batch = lite.writeBatch(db);
  batch.set(lite.doc(db, 'notes/other'), { a: 1 });
  batch.set(lite.doc(db, 'secret/x'), { a: 1 });
  await expect(batch.commit()).rejects.toMatchObject({ code: 'permission-denied' });
  expect((await lite.getDoc(lite.doc(db, 'notes/other'))).exists()).toBe(false);
});

// Each opens a connection of its own; more than 511 at once overflow the queue of a busy machine's socket.
test('four hundred concurrent increments lose none', async () => {
  const counter = lite.doc(db, 'counters/transform');
  await Promise.all(
    Array.from({ length: 400 }, () => lite.setDoc(counter, { n: lite.increment(1) }, { merge: true })),
  );
  expect((await lite.getDoc(counter)).data()).toEqual({ n: 400 });
});

// `npm run bench -- firestore` has a thousand: with the server in this process they would take a busy machine half a minute.
test('a hundred concurrent optimistic transactions succeed with the default attempts', async () => {
  const counter = lite.doc(db, 'counters/optimistic');
  await lite.setDoc(counter, { n: 0 });
  await Promise.all(
    Array.from({ length: 100 }, () =>
      lite.runTransaction(db, async (transaction) => {
        const n = (await transaction.get(counter)).get('n') as number;
        transaction.update(counter, { n: n + 1 });
      }),
    ),
  );
  expect((await lite.getDoc(counter)).data()).toEqual({ n: 100 });
});

import type { DocumentReference, Query } from 'firebase-admin/firestore';
import { batchedReader } from './batchedReader';

const ref = (path: string) => ({ path }) as DocumentReference;

function fakeTransaction({ fails = false } = {}) {
  const calls: string[][] = [];
  let queries = 0;
  return {
    calls,
    queries: () => queries,
    async getAll(...refs: { path: string }[]) {
      calls.push(refs.map(({ path }) => path));
      if (fails) throw new Error('aborted');
      return refs.map(({ path }) => ({ id: path }));
    },
    async get() {
      queries += 1;
      return { docs: [] };
    },
  };
}
const readerOf = (transaction: ReturnType<typeof fakeTransaction>) =>
  batchedReader(transaction as unknown as Parameters<typeof batchedReader>[0]);

test('concurrent reads share one call, and no document is read twice', async () => {
  const transaction = fakeTransaction();
  const reader = readerOf(transaction);
  const [one, many] = await Promise.all([
    reader.get(ref('a')),
    reader.getAll([ref('b'), ref('a'), ref('c')]),
    reader.get(ref('c')),
  ]);
  expect([one.id, many.map(({ id }) => id)]).toEqual(['a', ['b', 'a', 'c']]);
  await reader.get(ref('a'));
  await reader.get(ref('d'));
  expect(transaction.calls).toEqual([['a', 'b', 'c'], ['d']]);
});

test('a call reads no more documents than Firestore allows', async () => {
  const transaction = fakeTransaction();
  await readerOf(transaction).getAll(Array.from({ length: 650 }, (_, n) => ref(`d${n}`)));
  expect(transaction.calls.map(({ length }) => length)).toEqual([300, 300, 50]);
});

test('a failed call rejects all reads that share it', async () => {
  const reader = readerOf(fakeTransaction({ fails: true }));
  const both = await Promise.allSettled([reader.get(ref('a')), reader.get(ref('b'))]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('concurrent queries with one name run once', async () => {
  const transaction = fakeTransaction();
  const reader = readerOf(transaction);
  const query = () => ({}) as Query;
  await Promise.all([reader.query('combos', query), reader.query('combos', query)]);
  expect(transaction.queries()).toBe(1);
});

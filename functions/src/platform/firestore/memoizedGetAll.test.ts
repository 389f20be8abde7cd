import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { memoizedGetAll } from './memoizedGetAll';

const ref = (path: string) => ({ path }) as DocumentReference;

test('reads each document once and returns them in the requested order', async () => {
  const reads: string[][] = [];
  const getAll = memoizedGetAll(async (refs) => {
    reads.push(refs.map(({ path }) => path));
    return refs.map((one) => ({ ref: one }) as DocumentSnapshot);
  });
  const paths = async (...names: string[]) => (await getAll(names.map(ref))).map((one) => one.ref.path);
  expect(await paths('a', 'b', 'a')).toEqual(['a', 'b', 'a']);
  expect(await paths('c', 'a')).toEqual(['c', 'a']);
  expect(await paths('a', 'b')).toEqual(['a', 'b']);
  expect(reads).toEqual([['a', 'b'], ['c']]);
});

import { LockTable } from './lockTable';
import { LockOwner } from './waiting';

// "Server client libraries use pessimistic concurrency controls": https://firebase.google.com/docs/firestore/transaction-data-contention
const PATIENCE = { shareAfterMs: 10_000, stallMs: 10_000, longestMs: 10_000 };

function granted(promise: Promise<void> | null): Promise<boolean> {
  return Promise.race([
    Promise.resolve(promise).then(() => true),
    new Promise<boolean>((r) => setImmediate(() => r(false))),
  ]);
}

test('updaters of one document are served one after the other, in order', async () => {
  const table = new LockTable(PATIENCE);
  const owners = [new LockOwner(), new LockOwner(), new LockOwner()] as const;
  const waits = owners.map((owner) => table.acquire(owner, ['d'], 'read'));
  expect(await Promise.all(waits.map(granted))).toEqual([true, false, false]);
  expect(table.acquire(owners[0], ['d'], 'write')).toBeNull();
  table.release(owners[0], new Set(['d']));
  expect(await Promise.all(waits.map(granted))).toEqual([true, true, false]);
  table.release(owners[1], new Set(['d']));
  expect(await granted(waits[2]!)).toBe(true);
});

test('a document that is only read becomes shared, also for waiting requests', async () => {
  const table = new LockTable(PATIENCE);
  const [first, second, third] = [new LockOwner(), new LockOwner(), new LockOwner()];
  table.acquire(first, ['settings'], 'read');
  const waits = [table.acquire(second, ['settings'], 'read'), table.acquire(third, ['settings'], 'read')];
  table.release(first, new Set());
  expect(await Promise.all(waits.map(granted))).toEqual([true, true]);
  expect(table.acquire(new LockOwner(), ['settings'], 'read')).toBeNull();
});

test('a request for several documents gets all locks or none', async () => {
  const table = new LockTable(PATIENCE);
  const [holder, pair, other] = [new LockOwner(), new LockOwner(), new LockOwner()];
  table.acquire(holder, ['b'], 'read');
  const both = table.acquire(pair, ['a', 'b'], 'write');
  expect(await granted(both)).toBe(false);
  expect(pair.held.size).toBe(0);
  expect(table.acquire(other, ['a'], 'write')).toBeNull();
  table.release(other, null);
  table.release(holder, null);
  expect(await granted(both)).toBe(true);
});

test('a writer that can never succeed is refused at once', async () => {
  const table = new LockTable(PATIENCE);
  const [a, b] = [new LockOwner(), new LockOwner()];
  table.acquire(a, ['x'], 'read');
  table.acquire(b, ['y'], 'read');
  const first = table.acquire(a, ['y'], 'write');
  await expect(table.acquire(b, ['x'], 'write')).rejects.toMatchObject({ status: 'ABORTED' });
  table.release(b, null);
  expect(await granted(first)).toBe(true);
});

test('a waiting writer is not starved by later readers', async () => {
  const table = new LockTable(PATIENCE);
  const [reader, writer, late] = [new LockOwner(), new LockOwner(), new LockOwner()];
  table.acquire(reader, ['d'], 'read');
  table.release(reader, new Set());
  table.acquire(reader, ['d'], 'read');
  const write = table.acquire(writer, ['d'], 'write');
  const lateRead = table.acquire(late, ['d'], 'read');
  expect(await Promise.all([granted(write), granted(lateRead)])).toEqual([false, false]);
  table.release(reader, null);
  expect(await Promise.all([granted(write), granted(lateRead)])).toEqual([true, false]);
  table.release(writer, null);
  expect(await granted(lateRead)).toBe(true);
});

test('an owner that releases everything ABORTS its own waiting requests', async () => {
  const table = new LockTable(PATIENCE);
  const [holder, waiter] = [new LockOwner(), new LockOwner()];
  table.acquire(holder, ['d'], 'read');
  const wait = table.acquire(waiter, ['d'], 'read');
  table.release(waiter, null);
  await expect(wait).rejects.toMatchObject({ status: 'ABORTED' });
});

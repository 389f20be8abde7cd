import { ROOT, startForTest } from '../testing/rest';
import { LockTable } from './lockTable';
import { LockOwner } from './waiting';

// "Transaction serializability and isolation": https://firebase.google.com/docs/firestore/transaction-data-contention
const PATIENCE = { shareAfterMs: 10_000, stallMs: 10_000, longestMs: 10_000 };

test('of two readers that both write the first reader wins, whichever commits first', async () => {
  for (const firstCommits of [0, 1] as const) {
    const table = new LockTable(PATIENCE);
    // A document that was only ever read is shared by its readers.
    const before = new LockOwner();
    table.acquire(before, ['d'], 'read');
    table.release(before, new Set());
    const owners = [new LockOwner(), new LockOwner()] as const;
    for (const owner of owners) expect(table.acquire(owner, ['d'], 'read')).toBeNull();
    const writes: Promise<void>[] = [];
    const aborted: unknown[] = [];
    for (const i of [firstCommits, 1 - firstCommits]) {
      const owner = owners[i]!;
      const write = table.acquire(owner, ['d'], 'write') ?? Promise.resolve();
      // A refused commit releases the transaction's locks.
      writes[i] = write.catch((error: unknown) => {
        aborted.push([i, (error as { status: string }).status]);
        table.release(owner, null);
      });
    }
    await Promise.all(writes.map((write, i) => write.then(() => table.release(owners[i]!, null))));
    expect(aborted).toEqual([[1, 'ABORTED']]);
  }
});

test('over REST the first reader commits, and the second is ABORTED at once', async () => {
  const server = await startForTest();
  const read = async () => {
    const documents = [`${ROOT}/c/d`];
    const { json } = await server.call('POST', ':batchGet', { documents, newTransaction: { readWrite: {} } });
    return String(json[0]!.transaction);
  };
  const commit = (transaction: string, n: number) =>
    server.call('POST', ':commit', {
      transaction,
      writes: [{ update: { name: `${ROOT}/c/d`, fields: { n: { integerValue: String(n) } } } }],
    });
  await server.put('c/d', {});
  // Read and not written: from now on its readers share it.
  await server.call('POST', ':commit', { transaction: await read(), writes: [] });
  const [first, second] = [await read(), await read()];
  const late = commit(second, 2);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const begun = performance.now();
  expect((await commit(first, 1)).status).toBe(200);
  expect((await late).status).toBe(409);
  expect(performance.now() - begun).toBeLessThan(1_000);
  expect((await server.call('GET', '/c/d')).json.fields).toEqual({ n: { integerValue: '1' } });
  await server.firestore.close();
});

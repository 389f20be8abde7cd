import fc from 'fast-check';
import { ROOT, startForTest } from '../testing/rest';
import { compareTimestamps } from '../values/timestamp';

// "Transaction serializability and isolation": https://firebase.google.com/docs/firestore/transaction-data-contention
const IDS = ['a', 'b', 'c'];

interface Done {
  readonly reads: Readonly<Record<string, number>>;
  readonly writes: Readonly<Record<string, number>>;
  readonly commitTime: string;
}

const plan = fc.record({
  reads: fc.subarray(IDS, { minLength: 1 }),
  writes: fc.subarray(IDS, { minLength: 1 }),
  // Milliseconds between reading and writing.
  pause: fc.integer({ min: 0, max: 3 }),
  // Whether a query reads all documents, so that those added by others must be noticed too.
  byQuery: fc.boolean(),
});

test('committed transactions are equivalent to a serial run in the order of their commits', async () => {
  const server = await startForTest({ limits: { shareAfterMs: 10, stallMs: 30 } });
  let run = 0;
  let aborted = 0;
  let committed = 0;
  const property = fc.asyncProperty(fc.array(plan, { minLength: 2, maxLength: 6 }), async (plans) => {
    const collectionId = `s${(run += 1)}`;
    const nameOf = (id: string) => `${ROOT}/${collectionId}/${id}`;
    const numberIn = (document: object | undefined) =>
      Number(
        (document as { fields: { n: { integerValue: string } } } | undefined)?.fields.n.integerValue ?? 0,
      );
    const once = async (
      { reads: readIds, writes: written, pause, byQuery }: (typeof plans)[number],
      i: number,
    ) => {
      const { transaction } = (await server.call('POST', ':beginTransaction', {})).json;
      const answer = byQuery
        ? await server.call('POST', ':runQuery', {
            structuredQuery: { from: [{ collectionId }] },
            transaction,
          })
        : await server.call('POST', ':batchGet', { documents: readIds.map(nameOf), transaction });
      if (answer.status !== 200) return answer.status;
      const reads = Object.fromEntries((byQuery ? IDS : readIds).map((id) => [id, 0]));
      for (const row of answer.json) {
        const document = (row.document ?? row.found) as { name: string } | undefined;
        if (document !== undefined) reads[document.name.split('/').at(-1)!] = numberIn(document);
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
      // Each written value contains its reader and the values that it read.
      const sum = Object.values(reads).reduce((total, n) => total + n, 0);
      const writes = Object.fromEntries(written.map((id) => [id, 7 * sum + i + 1]));
      const { status, json } = await server.call('POST', ':commit', {
        transaction,
        writes: Object.entries(writes).map(([id, n]) => ({
          update: { name: nameOf(id), fields: { n: { integerValue: String(n) } } },
        })),
      });
      return status === 200 ? { reads, writes, commitTime: json.commitTime as string } : status;
    };
    const outcomes = await Promise.all(plans.map(once));
    const done = outcomes.filter((outcome): outcome is Done => typeof outcome === 'object');
    const state: Record<string, number> = {};
    for (const { reads, writes } of done.sort((x, y) => compareTimestamps(x.commitTime, y.commitTime))) {
      for (const [id, n] of Object.entries(reads)) expect(state[id] ?? 0).toBe(n);
      Object.assign(state, writes);
    }
    for (const outcome of outcomes) if (typeof outcome === 'number') expect(outcome).toBe(409);
    committed += done.length;
    aborted += outcomes.length - done.length;
    expect(done.length).toBeGreaterThan(0);
  });
  await fc.assert(property, { numRuns: 25 });
  expect(committed).toBeGreaterThan(aborted / 4);
  await server.firestore.close();
});

import { ROOT, startForTest } from '../testing/rest';
import { Database } from '../store/database';
import { LockTable } from './lockTable';
import { DEFAULT_PATIENCE } from './stall';
import { DEFAULT_LIMITS, Transactions } from './transactions';
import { LockOwner } from './waiting';

// "Writes and transactions": https://firebase.google.com/docs/firestore/quotas#writes_and_transactions
// "Transaction serializability and isolation": https://firebase.google.com/docs/firestore/transaction-data-contention
test('a write outside waits two seconds for a document locked by a transaction, then is ABORTED', async () => {
  const server = await startForTest();
  await server.put('c/one', {});
  const { json } = await server.call('POST', ':batchGet', {
    documents: [`${ROOT}/c/one`],
    newTransaction: { readWrite: {} },
  });
  const { transaction } = json[0] as { transaction: string };
  const begun = performance.now();
  const outside = await server.put('c/one', { n: { integerValue: '1' } });
  const waited = performance.now() - begun;
  expect(outside).toMatchObject({
    status: 409,
    json: { error: { code: 409, status: 'ABORTED', message: expect.stringMatching(/^Too much contention/) } },
  });
  expect(waited).toBeGreaterThan(1_990);
  expect(waited).toBeLessThan(10_000);
  const write = { update: { name: `${ROOT}/c/one`, fields: { n: { integerValue: '2' } } } };
  expect((await server.call('POST', ':commit', { transaction, writes: [write] })).status).toBe(200);
  await server.firestore.close();
});

describe('the time limits', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  /** The state of a lock request. */
  function watched(wait: Promise<void> | null) {
    const outcome = { is: 'waiting' };
    Promise.resolve(wait).then(
      () => (outcome.is = 'granted'),
      ({ status }: { status: string }) => (outcome.is = status),
    );
    return outcome;
  }

  test('let a writer give up after two seconds, and a reader share after one', async () => {
    const table = new LockTable(DEFAULT_PATIENCE);
    table.acquire(new LockOwner(), ['d'], 'read');
    const reader = watched(table.acquire(new LockOwner(), ['d'], 'read'));
    await pass(999);
    expect(reader.is).toBe('waiting');
    await pass(1);
    expect(reader.is).toBe('granted');
    const writer = watched(table.acquire(new LockOwner(), ['d'], 'write'));
    await pass(1_999);
    expect(writer.is).toBe('waiting');
    await pass(1);
    expect(writer.is).toBe('ABORTED');
  });

  test('let a moving queue be waited for up to thirty seconds', async () => {
    const table = new LockTable(DEFAULT_PATIENCE);
    const owners = Array.from({ length: 40 }, () => new LockOwner());
    const [last] = owners.map((owner) => watched(table.acquire(owner, ['d'], 'write'))).slice(-1);
    // Each writes for a second, starting with the first.
    for (const owner of owners.slice(0, 29)) {
      await pass(1_000);
      table.release(owner, null);
    }
    await pass(999);
    expect(last!.is).toBe('waiting');
    await pass(1);
    expect(last!.is).toBe('ABORTED');
  });

  const TRANSACTION_EXPIRED = expect.objectContaining({
    status: 'INVALID_ARGUMENT',
    message: 'The referenced transaction has expired or is no longer valid.',
  }) as Error;

  test.each<[string, number, number]>([
    ['is left alone for more than 60 seconds', 60_000, 1],
    ['lives for more than 270 seconds, however busy', 30_000, 9],
  ])('end a transaction that %s, and release its locks', async (_title, step, steps) => {
    const transactions = new Transactions(new Database('p', 'd'), DEFAULT_LIMITS);
    const { id } = transactions.begin({ kind: 'read-write' });
    await transactions.lockForReading(transactions.get(id), ['c/d']);
    for (let i = 0; i < steps; i += 1) {
      await pass(step);
      expect(transactions.get(id).id).toBe(id);
    }
    await pass(steps === 1 ? 60_001 : 1);
    transactions.expire();
    expect(() => transactions.get(id)).toThrow(TRANSACTION_EXPIRED);
    const owner = watched(transactions.lockForWriting(null, ['c/d']).then(() => undefined));
    await pass(0);
    expect(owner.is).toBe('granted');
  });
});

import fc from 'fast-check';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo } from 'node:net';
import { Timestamp } from 'firebase-admin/firestore';
import { exchange } from '../../functions/src/gateways/firebase/reads/httpExchange';
import { googleReads } from '../../functions/src/gateways/firebase/reads/googleReads';
import {
  type FirestoreQuery,
  type FoundDocument,
  type Reads,
} from '../../functions/src/platform/firestore/reads';
import { withSdkFallback } from '../../functions/src/gateways/firebase/reads/withSdkFallback';
import { sdkReads } from '../../functions/src/gateways/firebase/reads/sdkReads';
import { startFirestore, type RunningFirestore } from 'firestore-on-node';
import { adminFirestore } from 'firestore-on-node/testing/admin';

const PROJECT = 'demo-reads';
const now = () => new Date();
let firestore: RunningFirestore;
let admin: ReturnType<typeof adminFirestore>;
let quick: Reads;
let sdk: Reads;

/** Reads with an environment that names an emulator at this port. */
function readsAt(port: number): Reads {
  const reads = googleReads({ FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`, GCLOUD_PROJECT: PROJECT }, now);
  if (!reads) throw new Error('no reads');
  return reads;
}

beforeAll(async () => {
  firestore = await startFirestore({ port: 0, dataDir: null });
  admin = adminFirestore(firestore.port, PROJECT);
  quick = readsAt(firestore.port);
  sdk = sdkReads(() => Promise.resolve(admin.db));
});
let servers: ReturnType<typeof createServer>[] = [];
/** The port of a server that answers in this way until the test has ended. */
async function answering(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
afterEach(() => {
  for (const server of servers) server.close().closeAllConnections();
  servers = [];
});
afterAll(async () => {
  await admin.close();
  await firestore.close();
});

const plain = async (found: Promise<FoundDocument[]>) => (await found).map((one) => [one.id, one.data()]);

/** JSON values, and the numbers that JSON lacks. */
const value = fc.letrec((tie) => ({
  leaf: fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.boolean(),
    fc.constant(null),
    fc.maxSafeInteger(),
    fc.double().filter((number) => !Object.is(number, -0)),
    fc.constantFrom(NaN, Infinity, -Infinity, 0, 1.5),
  ),
  list: fc.array(fc.oneof(tie('leaf'), tie('map')), { maxLength: 3 }),
  map: fc.dictionary(fc.stringMatching(/^[a-zA-Zé_][a-z ./\\"]{0,8}$/), tie('any'), { maxKeys: 3 }),
  any: fc.oneof({ maxDepth: 3 }, tie('leaf'), tie('list'), tie('map')),
})).any;

test('REST reads return the same documents as the SDK for all field types', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), value), async (fields) => {
      await admin.db.doc('things/one').set(fields);
      const paths = ['things/one', 'things/none', 'things/one'];
      const found = await plain(quick.getAll(paths));
      expect(found).toEqual(await plain(sdk.getAll(paths)));
      expect(found[0]).toEqual(['one', fields]);
      expect(found[1]).toEqual(['none', undefined]);
    }),
    { numRuns: 40 },
  );
});

const arbitraryQuery: fc.Arbitrary<FirestoreQuery> = fc.record(
  {
    collection: fc.constantFrom('items', 'nothing'),
    where: fc.oneof(
      fc.constant([['status', '==', 'active']] as const),
      fc.constant([['enabled', '==', true]] as const),
      fc.constant([['at', '>=', '2026-05']] as const),
      fc.constant([
        ['of', 'in', ['a', 'b']],
        ['status', '==', 'active'],
      ] as const),
      fc.constant([]),
    ),
    select: fc.subarray(['status', 'at', 'of']),
    match: fc.constantFrom('all' as const, 'any' as const),
    newestBy: fc.constant('at'),
    limit: fc.integer({ min: 1, max: 9 }),
  },
  { requiredKeys: ['collection'] },
);

test('REST queries return the same results as the SDK', async () => {
  const batch = admin.db.batch();
  for (let n = 0; n < 12; n += 1) {
    const at = `2026-${String(12 - n).padStart(2, '0')}`;
    const [status, of] = [n % 3 ? 'active' : 'draft', 'abc'[n % 4]];
    batch.set(admin.db.doc(`items/s${n}`), { status, at, enabled: n % 2 === 0, ...(of && { of }) });
  }
  await batch.commit();
  await fc.assert(
    fc.asyncProperty(arbitraryQuery, async (query) => {
      expect(await plain(quick.find(query))).toEqual(await plain(sdk.find(query)));
    }),
  );
  expect(await quick.find({ collection: 'items', where: [['status', '==', 'active']] })).toHaveLength(8);
});

describe('a REST read with a fallback to the SDK', () => {
  const events: string[] = [];
  const log = (event: string) => void events.push(event);
  let clock = 0;
  const safely = (first: Reads) => withSdkFallback(first, sdk, { now: () => new Date(clock), log });
  beforeEach(() => void (events.length = 0));

  test('returns a timestamp as a date', async () => {
    await admin.db.doc('dated/one').set({ list: [{ at: Timestamp.fromMillis(5) }] });
    const [found] = await quick.find({ collection: 'dated' });
    expect(found?.data()).toEqual({ list: [{ at: new Date(5) }] });
  });

  test('uses the SDK for documents with bytes', async () => {
    await admin.db.doc('odd/one').set({ list: [{ odd: Buffer.from('x') }] });
    await expect(quick.find({ collection: 'odd' })).rejects.toThrow(/stores no bytesValue/);
    expect(await plain(safely(quick).find({ collection: 'odd' }))).toEqual(
      await plain(sdk.find({ collection: 'odd' })),
    );
    expect(events).toEqual(['firestore.sdk_fallback']);
  });

  const answers: [string, number, string][] = [
    ['an error', 503, '{}'],
    ['a page', 200, '<html>'],
    ['an error after it began', 200, '[{"document":{"name":"x/y"}},{"error":{"code":14}}]'],
    ['no list', 200, '{}'],
    ['another document', 200, '[{"missing":"projects/p/databases/(default)/documents/else/where"}]'],
  ];
  test.each(answers)('uses the SDK after %s in place of documents', async (_what, status, text) => {
    const port = await answering((_request, response) => response.writeHead(status).end(text));
    const reads = safely(readsAt(port));
    expect(await plain(reads.getAll(['items/s1', 'no/such']))).toEqual(
      await plain(sdk.getAll(['items/s1', 'no/such'])),
    );
    expect(events).toEqual(['firestore.sdk_fallback']);
    if (status !== 200 || !text.includes('missing')) {
      const query = { collection: 'items', limit: 2 };
      const again = withSdkFallback(readsAt(port), sdk, { now, log });
      expect(await plain(again.find(query))).toEqual(await plain(sdk.find(query)));
    }
  });

  test('tries the REST read again after a minute', async () => {
    let works = false;
    let count = 0;
    const failing: Reads = {
      find: () => ((count += 1), works ? Promise.resolve([]) : Promise.reject(new Error('down'))),
      getAll: () => Promise.resolve([]),
    };
    const reads = safely(failing);
    const query = { collection: 'items', limit: 1 };
    expect(await reads.find(query)).toHaveLength(1);
    expect(await reads.find(query)).toHaveLength(1);
    expect(count).toBe(1);
    works = true;
    clock += 60_000;
    expect(await reads.find(query)).toHaveLength(0);
    expect([count, events]).toEqual([2, ['firestore.sdk_fallback']]);
  });
});

test('a kept connection that the server closed is retried without an error', async () => {
  let requests = 0;
  const port = await answering((request, response) => {
    requests += 1;
    // The second comes on the kept connection, and finds it closed.
    if (requests === 2) request.socket.resetAndDestroy();
    else response.end(`${requests}`);
  });
  const url = `http://127.0.0.1:${port}/`;
  const get = () => exchange(url, { method: 'GET', headers: {} });
  expect((await get()).text).toBe('1');
  expect((await get()).text).toBe('3');
});

test.each<[string, NodeJS.ProcessEnv]>([
  ['no project is named', { FIRESTORE_EMULATOR_HOST: '127.0.0.1:9' }],
  ['the environment has no Google platform', { GCLOUD_PROJECT: PROJECT }],
  [
    'a key lies in a file',
    { GCLOUD_PROJECT: PROJECT, K_SERVICE: 'shop', GOOGLE_APPLICATION_CREDENTIALS: '/k' },
  ],
])('where %s, only the SDK is used', (_why, env) => {
  expect(googleReads(env, now)).toBeNull();
});

import { startFirestore, type RunningFirestore } from 'firestore-on-node';
import { adminFirestore } from 'firestore-on-node/testing/admin';
import { MAX_SEARCH_READS } from '../../functions/src/admin/search/searchIndexed';
import { searchEntryId, searchEntryOf } from '../../src/domain/admin/search/searchEntry';
import { Client } from '../firestore/client';
import { entrySize } from './entrySize';
import { countReads, fill, SEARCHES, timeScan, timeSearch } from './measure';
import { syntheticOrders } from './orders';

const PROJECT = 'demo-order-search';
const orders = [...syntheticOrders(1000, 7)];
let firestore: RunningFirestore;
let admin: ReturnType<typeof adminFirestore>;

beforeAll(async () => {
  firestore = await startFirestore({ port: 0, dataDir: null });
  admin = adminFirestore(firestore.port, PROJECT);
  const client = new Client(firestore.url);
  await fill(client, PROJECT, orders);
  client.close();
});
afterAll(async () => {
  await admin.close();
  await firestore.close();
});

test('each search of the bench finds what it should within the limit of reads', async () => {
  for (const [typed, hasWanted] of SEARCHES) {
    const counter = countReads();
    expect(await timeSearch(admin.db, typed, hasWanted)).toBeGreaterThan(0);
    counter.stop();
    expect(counter.reads()).toBeGreaterThan(0);
    expect(counter.reads()).toBeLessThanOrEqual(MAX_SEARCH_READS);
  }
  expect(await timeScan(admin.db, 'yamini')).toBeGreaterThan(0);
});

test('an entry stays small', () => {
  for (const order of orders) {
    const { document, index } = entrySize(searchEntryId(order), searchEntryOf(order));
    expect(document).toBeLessThan(4_000);
    expect(index).toBeLessThan(30_000);
  }
});

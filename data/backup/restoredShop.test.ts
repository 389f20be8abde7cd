import path from 'node:path';
import { stopRawRequests } from '../../functions/src/platform/http/rawRequests';
import { openBooks } from '../../local/books/books';
import { wrongSums, type Books } from '../../local/books/sums';
import { cancellingShop } from '../../local/endpoints/testing/shops/cancellingShop';
import { cartLine, codBody } from '../../local/endpoints/testing/documents/fixtures';
import { serum, toner } from '../../local/endpoints/testing/shops/payingShop';
import { sendTracking } from '../../local/endpoints/testing/sandboxes/webhooks';
import { adminFirestore } from 'firestore-on-node/testing/admin';
import type { LocalShop } from '../shop/openShop';
import { readAccounts } from './accounts';
import { collectionOf, readDocuments, readTimeOf, type DocumentLine } from './documents';
import { restoreBackup } from './restoreBackup';
import { all, openData, register, signIn, tempFolder, withData } from './testing/backupShop';
import { writeBackup } from './writeBackup';

const { shop, begin, nextId, placeCod, pay, book } = cancellingShop('B');
const { folder, remove } = tempFolder();
const NOW = new Date('2026-11-25T10:00:00.000Z');
/** The documents of the test's shop, with accounts. */
let source: LocalShop;
let secondShop: LocalShop;
let backups = 0;

beforeAll(async () => {
  secondShop = await openData(path.join(folder, 'source'));
  source = { ...secondShop, ...shop().firestore };
});
afterAll(async () => {
  await secondShop.close();
  remove();
});

const people = {
  alice: { displayName: 'Alice Rao', customAttributes: '{"admin":true}' },
  blocked: { disabled: true, emailVerified: false },
};
/** The books without the order in which the database happened to answer. */
const sorted = (books: Books) => {
  const key = (one: object) => JSON.stringify(Object.entries(one).sort());
  const lists = Object.entries(books) as [string, Iterable<object>][];
  return Object.fromEntries(
    lists.map(([name, list]) => [name, [...list].sort((a, b) => (key(a) < key(b) ? -1 : 1))]),
  );
};
const backUp = async () => {
  const to = path.join(folder, `backup-${(backups += 1)}`);
  return writeBackup(source, () => to);
};
const documentsOf = async (of: LocalShop) => all(readDocuments(of, await readTimeOf(of)));

/** Cash and paid orders that are on their way, cancelled, refunded and given back, and one payment that waits. */
async function doBusiness(): Promise<void> {
  const lines = [cartLine(toner, 2), cartLine(serum)];
  const returned = await placeCod((id) => codBody(id, lines));
  const { awb } = ((await shop().db.doc(`orders/${returned}`).get()).data() as { shipment: { awb: string } })
    .shipment;
  await shop().parcelMoves(awb, 'delivered');
  await sendTracking(shop(), awb, 'delivered');
  expect((await shop().requestReturn(returned, { reason: 'Damaged or leaking' })).status).toBe(200);
  const cancelled = await placeCod();
  expect((await shop().cancel(cancelled)).status).toBe(200);
  await book(await pay());
  const refunded = await pay();
  expect((await shop().cancel(refunded)).status).toBe(200);
  await shop().reconcile();
  expect(
    (await shop().order({ ...codBody(nextId(), [cartLine(toner)]), coupon_code: 'NOPE' })).status,
  ).not.toBe(200);
  await begin(nextId());
}

test('a paged backup during new orders is a consistent snapshot of the shop', async () => {
  for (let order = 0; order < 4; order += 1) await placeCod();
  const moment = await documentsOf(source);
  const takenAt = await readTimeOf(source);
  const read: DocumentLine[] = [];
  for await (const line of readDocuments(source, takenAt, 3)) {
    if (read.length % 5 === 0 && read.length < 20) await placeCod();
    read.push(line);
  }
  expect(read).toEqual(moment);
  expect((await documentsOf(source)).length).toBeGreaterThan(moment.length);
});

test('a restored shop has the same sums, documents and accounts, and people can sign in', async () => {
  await doBusiness();
  // Of all servers of this process, the shop's alone wants bodies as they came.
  stopRawRequests();
  for (const [uid, fields] of Object.entries(people))
    expect((await register(source, uid, fields)).status).toBe(200);
  const before = { books: await shop().books(), documents: await documentsOf(source) };
  const accounts = await all(readAccounts(source, 1));
  expect(accounts.map(({ localId }) => localId)).toEqual(Object.keys(people));
  const { folder: backup, manifest } = await backUp();
  const collections = before.documents.map(({ path: at }) => collectionOf(at));
  expect(manifest.documents).toEqual(
    Object.fromEntries(
      [...new Set(collections)].map((one) => [one, collections.filter((name) => name === one).length]),
    ),
  );

  const dir = path.join(folder, 'restored');
  expect(await restoreBackup(dir, backup, NOW)).toEqual({ manifest, kept: null });
  await withData(dir, async (restored) => {
    expect(await documentsOf(restored)).toEqual(before.documents);
    const moved = { validSince: expect.anything() as string, passwordUpdatedAt: expect.anything() as number };
    expect(await all(readAccounts(restored, 1))).toEqual(
      accounts.map((account) => ({ disabled: false, ...account, ...moved })),
    );
    expect(await signIn(restored, 'alice')).toMatchObject({ status: 200, body: { localId: 'alice' } });
    const refusal = async (uid: string, password?: string) =>
      ((await signIn(restored, uid, password)).body['error'] as { message: string }).message;
    expect(await refusal('alice', 'not-her-password')).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(await refusal('blocked')).toBe('USER_DISABLED');

    const admin = adminFirestore(Number(new URL(restored.firestoreUrl).port), restored.projectId);
    const opened = await (await openBooks(admin.db, shop().providers)).read();
    await admin.close();
    // The check ignores provider records from before the test; later ones must match.
    const { units, payments, parcels } = before.books;
    const books = { ...opened, units, payments, parcels };
    expect(sorted(books)).toEqual(sorted(before.books));
    expect(payments.length).toBeGreaterThan(1);
    expect(wrongSums(books)).toEqual([]);
    expect(wrongSums({ ...books, orders: [] })).not.toEqual([]);
  });
});

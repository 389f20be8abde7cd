import fc from 'fast-check';
import { startFirestore, type RunningFirestore } from 'firestore-on-node';
import { adminFirestore } from 'firestore-on-node/testing/admin';
import { anOffer } from '@/domain/offers/testing';
import { documentMigration } from '../migrations/documentMigration';
import { offerUses } from '../migrations/offerUses';
import type { Migration } from '../migrations/migration';
import { applyMigrations, planMigrations } from './migrate';
import { LEASE_MS, withLease } from './progress';

const PROJECT = 'demo-migrations';
let firestore: RunningFirestore;
let admin: ReturnType<typeof adminFirestore>;
let ahead = 0;
const lines: string[] = [];

beforeAll(async () => {
  firestore = await startFirestore({ port: 0, dataDir: null, authorize: null });
  admin = adminFirestore(firestore.port, PROJECT);
});
beforeEach(async () => {
  await firestore.store.clear(firestore.store.database(PROJECT, '(default)'));
  lines.length = 0;
});
afterAll(async () => {
  await admin.close();
  await firestore.close();
});

/** Documents of the old form hold `old`, and one of their own gets its number. */
interface Note {
  old?: number;
  new?: number;
}
const renaming = (page = 3): Migration =>
  documentMigration<Note>({
    id: 'renaming',
    describe: 'Renames a field.',
    collection: 'notes',
    page,
    isOld: (note) => note.old !== undefined,
    rewrite({ transaction, ref, stored: { old, ...rest } }) {
      transaction.set(ref, { ...rest, new: old });
      return Promise.resolve();
    },
  });

const now = () => new Date(Date.now() + ahead);
const deps = (migrations: readonly Migration[], holder = 'first', shouldStop = () => false) => ({
  db: admin.db,
  migrations,
  now,
  holder,
  shouldStop,
  printLine: (line: string) => void lines.push(line),
});
async function plant(notes: readonly Note[], collection = 'notes'): Promise<void> {
  const batch = admin.db.batch();
  for (const [n, note] of notes.entries()) batch.set(admin.db.doc(`${collection}/n${n + 100}`), note);
  await batch.commit();
}
const stored = async () => (await admin.db.collection('notes').get()).docs.map((doc) => doc.data() as Note);
const state = async () => (await admin.db.doc('system/migrations').get()).data();

const anyNotes = fc.array(
  fc.oneof(
    fc.nat().map((old) => ({ old })),
    fc.nat().map((one) => ({ new: one })),
  ),
  { minLength: 1, maxLength: 12 },
);
const renamed = (notes: readonly Note[]) =>
  notes.map(({ old, ...rest }) => (old === undefined ? rest : { new: old }));

test('a dry run counts the old documents and writes nothing', async () => {
  await plant([{ old: 1 }, { new: 2 }, { old: 3 }]);
  const before = await stored();
  expect(await planMigrations(deps([renaming()]))).toBe(true);
  expect(lines.join('\n')).toContain('2 documents of 3 need it');
  expect(lines.join('\n')).toContain('for example notes/n100');
  expect(await stored()).toEqual(before);
  expect(await state()).toBeUndefined();
});

test('running the migration twice has the same result as once', async () => {
  await fc.assert(
    fc.asyncProperty(anyNotes, async (notes) => {
      await firestore.store.clear(firestore.store.database(PROJECT, '(default)'));
      await plant(notes);
      for (const again of [false, true]) {
        expect(await applyMigrations(deps([renaming()]), again)).toBe(true);
        expect(await stored()).toEqual(renamed(notes));
      }
    }),
    { numRuns: 20 },
  );
});

test('a migration stopped after any page and run again has the same result', async () => {
  await fc.assert(
    fc.asyncProperty(anyNotes, fc.integer({ min: 1, max: 4 }), async (notes, page) => {
      await firestore.store.clear(firestore.store.database(PROJECT, '(default)'));
      await plant(notes);
      let runs = 0;
      // Stops after each page, so that every page begins in a run of its own.
      while (runs < 20 && !(await applyMigrations(deps([renaming(page)], `run-${runs}`, () => true))))
        runs += 1;
      expect(runs).toBe(Math.floor(notes.length / page));
      expect(await stored()).toEqual(renamed(notes));
    }),
    { numRuns: 20 },
  );
});

test('a run killed between a page and its cursor is continued after its lease', async () => {
  await plant(Array.from({ length: 7 }, (_, old) => ({ old })));
  const killed = { ...renaming(), apply: jest.fn(renaming().apply) };
  killed.apply.mockImplementationOnce(async (...args) => {
    await renaming().apply(...args);
    throw new Error('killed');
  });
  // A kill gives no lease back.
  await admin.db.doc('system/migrations').set({
    migrations: {},
    lease: { holder: 'killed', until: new Date(now().getTime() + LEASE_MS).toISOString() },
  });
  expect(await applyMigrations(deps([renaming()]))).toBe(false);
  expect(lines.at(-1)).toMatch(/^Another migration is running on this shop/);
  ahead += LEASE_MS + 1;
  await expect(applyMigrations(deps([killed]))).rejects.toThrow('killed');
  expect(await applyMigrations(deps([killed]))).toBe(true);
  expect((await stored()).every((note) => note.old === undefined)).toBe(true);
});

test('of two concurrent runs one migrates, and the other reports the lease', async () => {
  await plant([{ old: 1 }]);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const slow: Migration = {
    ...renaming(),
    apply: async (...args) => held.then(() => renaming().apply(...args)),
  };
  const first = applyMigrations(deps([slow]));
  while ((await state()) === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await applyMigrations(deps([renaming()], 'second'))).toBe(false);
  expect(lines.at(-1)).toMatch(/^Another migration is running/);
  release();
  expect(await first).toBe(true);
});

test('a run that lost its lease stops and writes no cursor', async () => {
  await plant(Array.from({ length: 4 }, (_, old) => ({ old })));
  const slow: Migration = {
    ...renaming(),
    async apply(...args) {
      const page = await renaming().apply(...args);
      ahead += LEASE_MS + 1;
      expect(await applyMigrations(deps([renaming()], 'second'))).toBe(true);
      return page;
    },
  };
  expect(await applyMigrations(deps([slow]))).toBe(false);
  expect(await state()).toMatchObject({
    migrations: { renaming: { after: null, doneAt: expect.any(String) } },
  });
});

test('an old document written behind the cursor fails the verification, and the next run migrates it', async () => {
  await plant([{ old: 1 }, { old: 2 }]);
  const leaky: Migration = {
    ...renaming(),
    async apply(...args) {
      const page = await renaming().apply(...args);
      await admin.db.doc('notes/a-first').set({ old: 9 });
      return page;
    },
  };
  expect(await applyMigrations(deps([leaky]))).toBe(false);
  expect(lines.at(-1)).toContain('1 documents still have the old form, such as notes/a-first');
  expect(await state()).not.toHaveProperty('migrations.renaming.doneAt');
  expect(await applyMigrations(deps([renaming()]))).toBe(true);
});

test('a broken document is named, blocks no other, and leaves the migration incomplete', async () => {
  await plant([{ old: 1 }, { old: -1 }, { old: 3 }, { old: 4 }]);
  const picky = documentMigration<Note>({
    id: 'picky',
    describe: '',
    collection: 'notes',
    page: 2,
    isOld: (note) => note.old !== undefined,
    rewrite({ transaction, ref, stored }) {
      if (stored.old === -1) throw new Error('It is negative');
      transaction.set(ref, { new: stored.old });
      return Promise.resolve();
    },
  });
  expect(await applyMigrations(deps([picky]))).toBe(false);
  expect(lines).toContainEqual(expect.stringContaining('notes/n101 failed: It is negative'));
  expect(await stored()).toEqual([{ new: 1 }, { old: -1 }, { new: 3 }, { new: 4 }]);
});

test('an offer used by an order during the migration keeps the newer count', async () => {
  const offers = Array.from({ length: 5 }, (_, n) => anOffer(`o${n}`, {}, n));
  for (const offer of offers) await admin.db.doc(`offers/${offer.id}`).set(offer);
  await admin.db.doc('offerUses/o3').set({ usedCount: 40, updatedAt: '' });
  expect(await applyMigrations(deps([offerUses]))).toBe(true);
  const after = await admin.db.collection('offers').get();
  expect(after.docs.filter((doc) => doc.get('usedCount') !== undefined)).toEqual([]);
  const counts = await admin.db.collection('offerUses').get();
  expect(counts.docs.map((doc) => doc.get('usedCount') as number)).toEqual([0, 1, 2, 40, 4]);
});

test.each([
  ['no run', null, true],
  ['the same run', { holder: 'me', until: '2026-11-25T10:01:00.000Z' }, true],
  ['another run', { holder: 'other', until: '2026-11-25T10:01:00.000Z' }, false],
  ['a run that ended long ago', { holder: 'other', until: '2026-11-25T09:59:00.000Z' }, true],
])('the lease of %s is respected or replaced', (_, lease, free) => {
  const leased = withLease({ lease, migrations: {} }, 'me', new Date('2026-11-25T10:00:00.000Z'));
  expect(leased !== null).toBe(free);
});

import { examineIndexes } from '../examine';
import { AT, declared, fakeGoogle, indexes, PROJECT, TOKEN } from '../testing/fakeGoogle';
import type { StoredIndex } from './facts';
import type { Fetched } from './google';
import { MAX_LOOKS, waitForIndexes } from './waitForIndexes';

const shown = (body: StoredIndex[]): Fetched<StoredIndex[]> => ({ status: 200, body, problem: '' });
const refused = (status: number): Fetched<StoredIndex[]> => ({ status, body: null, problem: 'no' });
const first = (state: string) => shown(indexes.map((index, at) => (at === 0 ? { ...index, state } : index)));
const READY = shown(indexes);

/** Looks that get these answers, the last of them again and again. */
async function wait(...answers: Fetched<StoredIndex[]>[]) {
  let looks = 0;
  const lines: string[] = [];
  const findings = await waitForIndexes({
    read: async () => answers[Math.min(looks++, answers.length - 1)] ?? READY,
    declared,
    sleep: async () => undefined,
    log: (line) => void lines.push(line),
  });
  return { looks, lines, outcomes: findings.map(({ outcome }) => outcome) };
}

test.each([
  ['nothing is being built', [READY], 1, ['ok']],
  ['an index is built after two looks', [first('CREATING'), first('CREATING'), READY], 3, ['ok']],
  ['Google gives no answer for a while', [refused(0), refused(503), READY], 3, ['ok']],
  ['Google refuses', [refused(403)], 1, ['skipped']],
  ['an index is broken', [first('CREATING'), first('NEEDS_REPAIR')], 2, ['problem']],
  ['an index is missing', [shown(indexes.slice(1))], 1, ['problem']],
  ['an index takes too long', [first('CREATING')], MAX_LOOKS, ['problem']],
])('the wait ends when %s', async (_when, answers, looks, outcomes) => {
  expect(await wait(...answers)).toMatchObject({ looks, outcomes });
});

test('each look that finds an index unbuilt says so', async () => {
  expect((await wait(first('CREATING'), READY)).lines).toEqual(['Indexes that Google is building: 1.']);
});

test.each([
  ['all are built', {}, ['ok']],
  ['Google does not show them', { [AT.indexes]: 403 }, ['skipped']],
])('a project is asked about its indexes: %s', async (_what, faults, outcomes) => {
  const google = await fakeGoogle(faults);
  const findings = await examineIndexes({
    project: PROJECT,
    access: async () => ({ token: TOKEN, isPerson: false }),
    google: google.origin,
    sleep: async () => undefined,
    log: () => undefined,
  });
  await google.close();
  expect(findings.map(({ outcome }) => outcome)).toEqual(outcomes);
});

test('without a token nothing is waited for', async () => {
  const findings = await examineIndexes({
    project: PROJECT,
    access: async () => ({ problem: 'No token.' }),
    sleep: async () => undefined,
    log: () => undefined,
  });
  expect(findings).toMatchObject([{ outcome: 'skipped', text: 'Google does not show it: No token.' }]);
});

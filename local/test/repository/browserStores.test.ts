import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownFiles } from './repository';
import { withoutComments } from './sources';

const root = path.resolve(__dirname, '../../..');
const STORED = 'src/services/browser/stored';
/** Where each store gets the moment at which it is cleared. */
const registered = readFileSync(path.join(root, STORED, 'createStorage.ts'), 'utf8');

/** A file that uses the browser's storage, or what makes stores. */
const STORES = /\b(local|session)Storage\b|\/(storage|ownSession|ownedStore|formDraft)'/;

/** Lines that only name types of a store. */
const TYPES = /^(import|export) type .*$/gm;

/** Each stores nothing of its own, or nothing that is about a person. */
const OTHERS = [
  'src/app/router/scroll/scrollPositions.ts',
  'src/lib/isReturning.ts',
  'src/loading/reloadPage.ts',
  'src/prerender/document.ts',
  // The note of the session, with which a log-out begins.
  'src/services/auth/sessionMarker.ts',
  'src/services/auth/google/googleRedirectNote.ts',
  `${STORED}/storage.ts`,
  `${STORED}/ownSession.ts`,
  `${STORED}/ownedStore.ts`,
  `${STORED}/drafts/formDraft.ts`,
  // The team's settings and unfinished work, which the next one at this desk goes on with.
  `${STORED}/team/bulkRuns.ts`,
  `${STORED}/team/labelPaper.ts`,
  `${STORED}/team/orderViews.ts`,
  `${STORED}/team/singleKeys.ts`,
];

/** The stores of a file that no scope is declared for; the file itself if it exports none. */
function findUnscoped(file: string, text: string): string[] {
  const isRegistered = registered.includes(`/${path.basename(file, '.ts')}'`);
  const names = [...text.matchAll(/^export const ([a-z]\w*)/gm)].map(([, name = '']) => name);
  if (!isRegistered) return [file];
  return names.filter((name) => !registered.includes(name)).map((name) => `${file} ${name}`);
}

const stores = ownFiles(root)
  .filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(path.join(root, file), 'utf8')) }))
  .filter(({ text }) => STORES.test(text.replace(TYPES, '')))
  .filter(({ file }) => file !== `${STORED}/createStorage.ts`);

test('all that the browser stores is cleared when a person leaves, or is known to stay', () => {
  expect(stores.length).toBeGreaterThan(30);
  const unscoped = stores.flatMap(({ file, text }) => findUnscoped(file, text));
  expect(unscoped.sort()).toEqual([...OTHERS].sort());
});

test('a store beside those with a scope is found', () => {
  const text = "export const reviewDraft = formDraft('glumist.reviewDraft', EMPTY);";
  expect(findUnscoped(`${STORED}/drafts/reviewDraft.ts`, text)).toHaveLength(1);
  expect(findUnscoped(`${STORED}/drafts/profileDraft.ts`, text)).toHaveLength(1);
});

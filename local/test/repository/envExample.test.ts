import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PARAMS } from '../../../functions/src/composition/startup/params';
import { SECRETS, settings } from '../../../functions/src/platform/settings';
import { ownFiles } from './repository';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const lines = read('functions/.env.example').split('\n');

/** Their defaults are the shop's own facts, which stand in src/domain/store.ts alone. */
const FROM_STORE = ['API_KEY', 'NIMBUSPOST_WAREHOUSE'];
/** The variables that Google sets for every function. */
const FROM_GOOGLE = ['FUNCTION_TARGET', 'GCLOUD_PROJECT'];

test('functions/.env.example has exactly the existing settings with their defaults', () => {
  const given = lines.flatMap((line) =>
    /^#?[A-Z]/.test(line) ? [line.replace('#', '').split(/=(.*)/, 2)] : [],
  );
  const expected = Object.entries(settings).map(([name, value]) => [
    name,
    FROM_STORE.includes(name) ? '' : value,
  ]);
  expect(given.sort()).toEqual(expected.sort());
});

test('exactly the values that the deploy would ask for are left to fill in', () => {
  const toFill = lines.flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect(toFill).toEqual(PARAMS.map(({ name }) => name));
  expect(toFill.length).toBeLessThanOrEqual(6);
});

test('each setting has a comment above it', () => {
  const bare = lines.filter(
    (line, at) => /^#?[A-Z]/.test(line) && !/^# \w.{8,}\.$/.test(lines[at - 1] ?? ''),
  );
  expect(bare).toEqual([]);
});

test('every secret is named without a value, and no other', () => {
  const named = lines.flatMap((line) => /^# secret: (\w+) {2,}\w/.exec(line)?.[1] ?? []);
  expect(named.sort()).toEqual([...SECRETS].sort());
});

test('the functions read no other environment variables', () => {
  const sources = ownFiles(root).filter((file) =>
    /^functions\/src\/(?!.*\/testing\/).*(?<!\.test)\.ts$/.test(file),
  );
  const names = sources.flatMap((file) =>
    [...read(file).matchAll(/process\.env(?:\.|\[')(\w+)/g)].map(([, name]) => name),
  );
  expect(names).not.toEqual([]);
  expect([...new Set(names)].filter((name = '') => !FROM_GOOGLE.includes(name))).toEqual([]);
});

test('the deploy does not upload the example', () => {
  const { functions } = JSON.parse(read('firebase.json')) as { functions: { ignore: string[] } };
  expect(functions.ignore).toContain('.env.example');
});

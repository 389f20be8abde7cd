import { compileRules } from '../index';
import { parseRules } from '../syntax/parse';
import { mutantsOf } from './mutants';
import { patternVariants } from './patterns';

const mutantsIn = (body: string) =>
  mutantsOf(
    parseRules(`rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { ${body} } }`),
  ).map(({ name }) => name);

it('mutants drop each condition and flip each operator', () => {
  expect(mutantsIn(`match /a/{x} { allow get: if request.auth != null && resource.data.n < 3; }`)).toEqual([
    '/a/{x}: allow get → nothing',
    '/a/{x}: allow get: no condition',
    '/a/{x}: allow get: request.auth != null && resource.data.n < 3 → request.auth != null',
    '/a/{x}: allow get: request.auth != null && resource.data.n < 3 → resource.data.n < 3',
    '/a/{x}: allow get: request.auth != null && resource.data.n < 3 → request.auth != null || resource.data.n < 3',
    '/a/{x}: allow get: request.auth != null → request.auth == null',
    '/a/{x}: allow get: resource.data.n < 3 → resource.data.n <= 3',
    '/a/{x}: allow get: resource.data.n < 3 → resource.data.n >= 3',
    '/a/{x}: allow get: resource.data → request.resource.data',
    '/a/{x}: allow get: 3 → 4',
    '/a/{x}: allow get: 3 → 2',
    '/a/{x}: allow get → with list',
    '/a/{x}: {x} → {x=**}',
  ]);
});

it('mutants cover functions, lets, lists and every other kind of expression', () => {
  const names = mutantsIn(`
    function f(before, after) {
      let keys = ['a', 'b'];
      return !after.hasOnly(keys) && g({'k': [1]}[after ? 'k' : 'l'][0:1], -before, after is int);
    }
    function g(a, b, c) { return exists(/databases/$(a)/documents/x/$('y' + b)); }
    match /a/{x} { match /b/{y} { allow write: if f(1, 2); allow read; } }`);
  for (const name of [
    "f: ['a', 'b'] → ['b']",
    'f: !after.hasOnly(keys) → after.hasOnly(keys)',
    'f: after.hasOnly(keys) → after.hasAny(keys)',
    'f: before → after',
    'f: after is int → after is number',
    'f: 0 → 1',
    "g: 'y' + b → b",
    '/a/{x}/b/{y}: allow create, update, delete → without update',
    '/a/{x}/b/{y}: allow get, list → nothing',
  ]) {
    expect(names).toContain(name);
  }
  expect(new Set(names).size).toBe(names.length);
});

it('a mutant changes one thing and leaves the rest of the file unchanged', () => {
  const source = `service cloud.firestore { match /a/{x} { allow get: if 1 == 1; allow list: if 2 == 2; } }`;
  const file = parseRules(source);
  const before = JSON.stringify(file, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  expect(mutantsOf(file).every((mutant) => mutant.file !== file)).toBe(true);
  expect(
    JSON.stringify(file, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  ).toBe(before);
  expect(compileRules(source).warnings).toEqual([]);
});

it('mutants change patterns: repetitions, classes and alternatives', () => {
  expect(patternVariants('[^a-c\\x7F]{1,2}')).toEqual([
    '[^a-c\\x7F]{2,2}',
    '[^a-c\\x7F]{0,2}',
    '[^a-c\\x7F]{1,3}',
    '[^a-c\\x7F]{1,1}',
    '[^\\x7F]{1,2}',
    '[^a-c]{1,2}',
  ]);
  expect(patternVariants('a|b')).toEqual(['b', 'a']);
  expect(patternVariants('[0-9]{3}')).toEqual(['[0-9]{4}', '[0-9]{2}', '[0-9]*']);
});

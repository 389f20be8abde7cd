import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../stack/settings';
import { licenceTexts, noticesPage, readNotices } from './notices';
import { shippedFolders, shippedPackages } from './packages';

const shipped = shippedPackages(ROOT);
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('all runtime dependencies are found at the place where Node finds them', () => {
  const lock = {
    '': { dependencies: { a: '1.0.0' } },
    'node_modules/a': { dependencies: { b: '2.0.0' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1.0.0', gone: '1.0.0' } },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { dependencies: { a: '1.0.0' } },
    'node_modules/tool': {},
  };
  expect(shippedFolders(lock)).toEqual(['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c']);
});

/** Licences that allow bundling into a commercial shop without permission. */
const FREE = new Set([
  '(BSD-3-Clause OR GPL-2.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

test('every package has a licence that allows shipping it, and the list is not empty', () => {
  expect(shipped.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'firebase', 'valibot']));
  expect(
    shipped.filter(({ licence }) => !FREE.has(licence)).map(({ name, licence }) => [name, licence]),
  ).toEqual([]);
});

test('every licence text exists', () => {
  expect(shipped.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([]);
});

// If this fails: npx tsx local/licences/run.ts
test('THIRD_PARTY_NOTICES.md matches the installed packages', () => {
  expect(read('THIRD_PARTY_NOTICES.md')).toBe(readNotices().page);
});

test('a licence text of several packages is written once, below all of them', () => {
  const of = (name: string) => ({ name, version: '1.0.0', licence: 'MIT', text: 'Permission is granted' });
  const texts = licenceTexts([of('a'), of('b')]);
  expect(texts.match(/Permission is granted/g)).toHaveLength(1);
  expect(texts).toContain('a 1.0.0 (MIT)\nb 1.0.0 (MIT)');
  expect(texts).toContain(read('LICENSE').trim());
  expect(noticesPage([of('a')])).toContain('- a 1.0.0: MIT');
});

test.each(['fraunces', 'anek-latin'])('the licence of the font %s is stored beside its files', (font) => {
  const text = read(`node_modules/@fontsource-variable/${font}/LICENSE`);
  const name = font === 'fraunces' ? 'Fraunces' : 'Anek-Latin';
  for (const folder of ['public/fonts', 'functions/fonts'])
    expect(read(`${folder}/OFL-${name}.txt`)).toBe(text);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exists, namesIn } from './docs';
import { ownFiles } from '../repository/repository';

const root = path.resolve(__dirname, '../../..');
const files = ownFiles(root);
/** A changelog tells of files as they were. */
const pages = files.filter(
  (file) => /^(?:[^/]+|(?:docs|bench|\.github)\/.+)\.md$/.test(file) && file !== 'CHANGELOG.md',
);
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Built or downloaded, so not in the repository. */
const NOT_TRACKED = ['functions/lib', 'functions/lib/site'];

test.each(pages)('%s refers only to existing files and scripts', (page) => {
  const names = namesIn(page, readFileSync(path.join(root, page), 'utf8'));
  const missing = names.paths.filter((name) => !exists(name, files) && !NOT_TRACKED.includes(name));
  expect(missing).toEqual([]);
  expect(names.sources.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([]);
  expect(names.scripts.filter((name) => !(name in scripts))).toEqual([]);
  expect(names.decisions.filter((number) => !exists(`docs/adr/${number}-*.md`, files))).toEqual([]);
});

test('a page under docs has at most 150 lines, except lists that grow with the shop', () => {
  const LISTS = ['docs/GLOSSARY.md', 'docs/SCALE.md'];
  const long = pages
    .filter((page) => page.startsWith('docs/') && !LISTS.includes(page))
    .filter((page) => readFileSync(path.join(root, page), 'utf8').split('\n').length > 151);
  expect(long).toEqual([]);
});

test('links, paths, scripts and decisions are found in a page', () => {
  const text =
    'See [map](../MAP.md#top), [site](https://x.in), `src/app/*.ts`, `b.ts`, `npm run lint` and ADR 0003.';
  expect(namesIn('docs/flows/coupon.md', text)).toEqual({
    paths: ['docs/MAP.md', 'src/app/*.ts'],
    sources: ['b.ts'],
    scripts: ['lint'],
    decisions: ['0003'],
  });
});

test.each([
  ['a/b.ts', true],
  ['a', true],
  ['a/', true],
  ['a/*.ts', true],
  ['**/*.test.ts', true],
  ['a/c.ts', false],
  ['b.ts', false],
  ['a/*.md', false],
])('%s exists: %s', (name, expected) => {
  expect(exists(name, ['a/b.ts', 'a/deep/d.test.ts'])).toBe(expected);
});

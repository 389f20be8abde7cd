import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exists, namesIn } from './docs';
import { ownFiles } from '../repository/repository';

const root = path.resolve(__dirname, '../../..');
const files = ownFiles(root);
/** A changelog tells of files as they were. */
const pages = files.filter(
  (file) =>
    /^(?:[^/]+|(?:docs|bench|local|packages|\.github)\/.+)\.md$/.test(file) &&
    !/(^|\/)CHANGELOG\.md$/.test(file),
);
/** The folder from which a page names files and scripts: a package speaks of its own. */
const baseOf = (page: string) => /^packages\/[^/]+\//.exec(page)?.[0] ?? '';

function scriptsIn(base: string): readonly string[] {
  const text = readFileSync(path.join(root, base, 'package.json'), 'utf8');
  return Object.keys((JSON.parse(text) as { scripts: Record<string, string> }).scripts);
}

/** Built or downloaded, so not in the repository. */
const NOT_TRACKED = ['functions/lib', 'functions/lib/site'];

test.each(pages)('%s refers only to existing files and scripts', (page) => {
  const base = baseOf(page);
  const known = files.filter((file) => file.startsWith(base)).map((file) => file.slice(base.length));
  const names = namesIn(page.slice(base.length), readFileSync(path.join(root, page), 'utf8'));
  const missing = names.paths.filter((name) => !exists(name, known) && !NOT_TRACKED.includes(name));
  expect(missing).toEqual([]);
  expect(names.sources.filter((name) => !known.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([]);
  const scripts = scriptsIn(base);
  expect(names.scripts.filter((name) => !scripts.includes(name))).toEqual([]);
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

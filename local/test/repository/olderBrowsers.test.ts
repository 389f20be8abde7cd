import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findTooNew } from './olderBrowsers';
import { ownFiles } from './repository';

const root = path.resolve(__dirname, '../../..');

test('every browser of docs/browsers.md knows what the sources of the shop use', () => {
  const files = ownFiles(root).filter(
    (file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  const sources = files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  expect(findTooNew(sources)).toEqual([]);
});

test.each([
  ['const alone = /(?<!\\d)\\d{6}/;', 'a lookbehind'],
  ['class Cache {\n  static {\n  }\n}', 'a static block'],
  ['if (URL.canParse(text)) open(text);', 'URL.canParse'],
  ['fetch(path, { signal: AbortSignal.timeout(1000) });', 'AbortSignal.timeout'],
  ['form.current?.requestSubmit();', 'requestSubmit'],
  ['input.showPicker();', 'showPicker'],
  ['element.checkVisibility();', 'checkVisibility'],
  ['@media (width >= 600px) {', 'a range in @media'],
  ['text-decoration: underline 1px;', 'a text-decoration of several values'],
  ['max-height: calc(100dvh - 64px);', 'a dynamic unit'],
  ['background: color-mix(in srgb, var(--dew) 6%, transparent);', 'a mixed ground or text'],
  ['color: color-mix(in srgb, var(--line-strong) 60%, var(--paper));', 'a mixed ground or text'],
  ["${({ $on }) => $on && 'text-decoration: underline 1px'}", 'a text-decoration of several values'],
  ['form.requestSubmit();', 'requestSubmit'],
  ['user-select: none;', 'a property that Safari or Chrome know with a prefix'],
])('a planted %j is found', (planted, what) => {
  expect(findTooNew([{ file: 'src/a.ts', text: `const a = 1;\n${planted}` }])).toEqual([
    expect.stringContaining(what),
  ]);
});

test.each([
  'text-decoration: underline;',
  'max-height: 94vh;\n  max-height: 94dvh;',
  'background: var(--sand);\n  background: color-mix(in srgb, currentColor 6%, transparent);',
  '-webkit-user-select: none;\n  user-select: none;',
  'element.checkVisibility?.();',
  '/** Chrome before 120 has no URL.canParse. */',
  'border-color: color-mix(in srgb, var(--ink) 30%, transparent);',
])('%j is well', (text) => expect(findTooNew([{ file: 'src/a.ts', text }])).toEqual([]));

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownFiles } from '../test/repository/repository';
import { CLOSED } from './ground';
import { SOURCE } from './shopRules';

const root = path.resolve(__dirname, '../..');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Below a document of another collection. */
const SUBCOLLECTIONS = ['entries', 'uses'];

test('each collection of the functions has rules, or is closed and attacked', () => {
  const isSource = (file: string) => /^functions\/src\/.*(?<!\.test)\.ts$/.test(file);
  const code = ownFiles(root)
    .filter(isSource)
    .map((file) => readFileSync(path.join(root, file), 'utf8'));
  const named = /(?:\.collection\(|\bcollectionOf\(\w+, )'(\w+)'\)/g;
  const used = new Set(code.flatMap((text) => all(text, named)));
  const known: string[] = [...CLOSED, ...SUBCOLLECTIONS, ...all(SOURCE, /match \/(\w+)\//g)];
  expect(used.size).toBeGreaterThan(40);
  expect([...used].filter((name) => !known.includes(name))).toEqual([]);
});

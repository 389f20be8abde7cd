import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyTree } from './copyTree';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'glumist-copy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the copy has sources and packages, and nothing that is left out', () => {
  const files = [
    'package.json',
    'src/index.ts',
    'functions/src/index.ts',
    'functions/lib/index.js',
    'dist/index.html',
    'packages/rules/dist/index.ts',
    '.local/data/log',
    'node_modules/react/index.js',
    'node_modules/.cache/webpack/pack',
  ];
  for (const file of files) {
    mkdirSync(dirname(join(folder, 'here', file)), { recursive: true });
    writeFileSync(join(folder, 'here', file), file);
  }
  const leftOut = ['functions/lib', 'dist', '.local'];
  copyTree(join(folder, 'here'), join(folder, 'there'), (path) => leftOut.includes(path));
  expect(files.filter((file) => existsSync(join(folder, 'there', file)))).toEqual([
    'package.json',
    'src/index.ts',
    'functions/src/index.ts',
    'packages/rules/dist/index.ts',
    'node_modules/react/index.js',
  ]);
  expect(readFileSync(join(folder, 'there/src/index.ts'), 'utf8')).toBe('src/index.ts');
});

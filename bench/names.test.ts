import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ownFiles } from '../local/test/repository/repository';
import { BENCHES, listBenches } from './names';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const names = Object.keys(BENCHES).sort();
const bench = (...args: string[]) => ['--import', 'tsx', path.join(__dirname, 'run.ts'), ...args];

test('every bench is a file that declares its name', () => {
  for (const [name, { module }] of Object.entries(BENCHES)) {
    const file = path.join(__dirname, `${module}.ts`);
    expect([name, existsSync(file) && readFileSync(file, 'utf8')]).toEqual([
      name,
      expect.stringContaining(`\`npm run bench -- ${name}`),
    ]);
  }
});

test('the README lists every bench', () => {
  const listed = [...read('bench/README.md').matchAll(/^ {4}npm run bench -- (\w+) +# /gm)];
  expect(listed.map(([, name]) => name).sort()).toEqual(names);
});

test('no page and no source mentions an unknown bench', () => {
  const texts = ownFiles(root).filter(
    (file) => /\.(tsx?|md|ya?ml|json)$/.test(file) && existsSync(path.join(root, file)),
  );
  const wrong = texts.flatMap((file) =>
    [...read(file).matchAll(/\bnpm run bench(?::(\w+)| -- ([a-z]\w*))/g)]
      .filter(([, old, name = '']) => old !== undefined || !names.includes(name))
      .map(([text]) => `${file}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test('the bench command without a name lists all benches, and refuses an unknown one', () => {
  const listed = execFileSync(process.execPath, bench(), { cwd: root, encoding: 'utf8' });
  expect(listed.trim()).toBe(listBenches().trim());
  const { status, stderr } = spawnSync(process.execPath, bench('speed'), { cwd: root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, 'There is no bench speed.\n\n']);
});

test('a bench gets its own arguments', () => {
  const { status, stderr } = spawnSync(process.execPath, bench('faults', 'nowhere'), {
    cwd: root,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('There is no fault nowhere.')]);
});

test('the fuzz bench runs every test whose runs it sets', () => {
  const args = bench('fuzz', '--listTests');
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const listed = stdout.split('\n').map((file) => path.relative(root, file));
  const counted = ownFiles(root).filter(
    (file) => file.endsWith('.test.ts') && /process\.env\W+(FUZZ|MODEL)_/.test(read(file)),
  );
  expect([status, listed]).toEqual([0, expect.arrayContaining(counted)]);
});

test('package.json has at most 20 scripts', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(20);
});

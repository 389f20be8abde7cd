import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ownFiles } from './repository';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = ownFiles(root).filter((file) => existsSync(path.join(root, file)));

const MAX_LINES = 300;

it('sees the repository', () => {
  expect(files).toContain('package.json');
});

it('keeps files short', () => {
  const sources = files.filter((file) => /\.(tsx?|[cm]?js)$/.test(file));
  const long = sources
    .map((file) => ({ file, lines: read(file).split('\n').length - 1 }))
    .filter(({ lines }) => lines > MAX_LINES);
  expect(sources).toEqual(
    expect.arrayContaining(['eslint.config.mjs', 'webpack.config.ts', 'local/lint/tiers.cjs']),
  );
  expect(long).toEqual([]);
});

it('keeps test doubles and fixtures in folders named testing', () => {
  const stray = files.filter((file) =>
    /^(?!.*\/testing\/).*\/(testing|\w*(fixture|fake|mock|stub|double|Sandbox)s?)\.tsx?$/i.test(file),
  );
  expect(stray).toEqual([]);
});

it('builds in CI with the two commands and nothing else', () => {
  const commands = read('.ci/run')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#') && !/^(set|cd) /.test(line));
  expect(commands).toEqual(['npm ci', 'npm test']);
});

it('runs the same commands on GitHub, with Node 22 and 24', () => {
  const workflow = read('.github/workflows/ci.yml');
  expect(workflow.match(/- run: .*/g)).toEqual(['- run: .ci/run']);
  expect(workflow).toContain('node: [22, 24]');
});

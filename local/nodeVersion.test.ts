import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nodeWarning, warnOfOldNode } from './nodeVersion';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const enginesOf = (file: string) => (JSON.parse(read(file)) as { engines: { node: string } }).engines.node;

test.each([
  ['18.20.4', true],
  ['20.20.2', true],
  ['22.0.0', false],
  ['24.12.0', false],
  ['100.0.0', false],
])('Node %s causes the warning: %s', (version, warns) => {
  expect(nodeWarning(version) !== null).toBe(warns);
});

test('the warning is one sentence, or two on one line, with both versions', () => {
  expect(nodeWarning('20.20.2')).toMatch(/^Warning: this is Node 20\.20\.2; .* Node 22 and newer\. .*\.$/);
});

test('a command warns once for all processes that it starts', () => {
  const env: NodeJS.ProcessEnv = {};
  const warnings: string[] = [];
  for (let process = 0; process < 3; process += 1) warnOfOldNode(env, (line) => warnings.push(line));
  expect(warnings).toEqual([nodeWarning(process.versions.node)].filter((line) => line !== null));
});

test.each(['local/start.ts', 'local/build.ts', 'local/test/run.ts'])('%s warns', (file) => {
  expect(read(file)).toMatch(/^\s*warnOfOldNode\(\);$/m);
});

test('the same minimum version is named everywhere, and npm only warns about an older Node', () => {
  expect([enginesOf('package.json'), enginesOf('packages/firestore-on-node/package.json')]).toEqual([
    '>=22',
    '>=22',
  ]);
  expect([enginesOf('functions/package.json'), read('.nvmrc').trim()]).toEqual(['22', '22']);
  expect(read('firebase.json')).toContain('"runtime": "nodejs22"');
  expect(read('.npmrc')).not.toMatch(/engine-strict/);
  expect(read('.github/workflows/ci.yml')).toContain('node: [22, 24]');
});

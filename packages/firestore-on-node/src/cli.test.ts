import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RuleCoverage } from './authorizer';
import { ROOT } from './testing/rest';
import { type RunningCommand, startCommand } from './testing/command';

const directory = mkdtempSync(join(tmpdir(), 'firestore-command-'));
const file = (name: string) => join(directory, name);

const running: RunningCommand[] = [];
const start = async (...options: string[]) => {
  const command = await startCommand(...options);
  running.push(command);
  return command;
};

afterAll(async () => {
  for (const command of running) await command.end('SIGKILL');
  rmSync(directory, { recursive: true });
});

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} {
      allow read: if true;
      allow write: if request.auth.uid == 'asha';
    }
  }
}
`;

test('the server enforces rules, requires indexes, keeps data and reports rule coverage', async () => {
  writeFileSync(file('firestore.rules'), RULES);
  writeFileSync(file('indexes.json'), '{"indexes": []}');
  const options = [
    '--data',
    file('data'),
    '--rules',
    file('firestore.rules'),
    '--indexes',
    file('indexes.json'),
  ];
  const first = await start(...options, '--coverage', file('coverage.txt'));
  const call = async (url: string, path: string, init: RequestInit = {}) =>
    (await fetch(`${url}/v1/${ROOT}${path}`, init)).status;
  const owner = { method: 'PATCH', headers: { Authorization: 'Bearer owner' }, body: '{}' };
  expect(await call(first.url, '/closed/a', owner)).toBe(200);
  expect(await call(first.url, '/open/a')).toBe(404);
  expect(await call(first.url, '/closed/a')).toBe(403);
  const structuredQuery = {
    from: [{ collectionId: 'open' }],
    orderBy: [{ field: { fieldPath: 'a' } }, { field: { fieldPath: 'b' } }],
  };
  const query = { method: 'POST', body: JSON.stringify({ structuredQuery }) };
  expect(await call(first.url, ':runQuery', query)).toBe(400);
  const coverage = await fetch(`${first.url}/emulator/v1/projects/demo-test:ruleCoverage`);
  const { rules, report } = (await coverage.json()) as RuleCoverage;
  expect(rules.files).toMatchObject([{ content: RULES }]);
  expect(report).toMatchObject([
    { sourcePosition: { line: 5, column: 22 }, values: [{ value: { boolValue: true }, count: 2 }] },
    { sourcePosition: { line: 6, column: 23 }, values: [] },
  ]);
  const page = await fetch(`${first.url}/emulator/v1/projects/demo-test:ruleCoverage.html`);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain(
    `allow read: if <span class="reached" title="{&quot;boolValue&quot;:true} × 2">true</span>;`,
  );
  await first.end('SIGTERM');
  expect(readFileSync(file('coverage.txt'), 'utf8')).toContain('1 of 2 lines with expressions reached');

  const second = await start('--data', file('data'));
  expect(await call(second.url, '/closed/a')).toBe(200);
  await second.end('SIGINT');
});

test.each<[string, string[], RegExp]>([
  ['rules that do not compile', ['--rules', 'broken.rules'], /broken\.rules does not compile: L1:/],
  ['an invalid index file', ['--indexes', 'broken.json'], /broken\.json: .*collectionGroup is missing/],
  ['an index file that is no JSON', ['--indexes', 'broken.txt'], /broken\.txt: .*JSON/],
  ['an index file that is missing', ['--indexes', 'broken.none'], /broken\.none: ENOENT/],
  ['a port that is no number', ['--port', 'abc'], /^--port takes .* 0 to 65535, not 'abc'\.\n\nUsage/],
  ['a port that does not exist', ['--port', '70000'], /^--port takes .* not '70000'\.\n\nUsage/],
  ['a size that is no number', ['--compact-from', '1MB'], /^--compact-from takes .* not '1MB'\.\n\nUsage/],
  ['coverage without rules', ['--coverage', 'coverage.txt'], /^--coverage needs --rules\.\n\nUsage/],
  ['an option that does not exist', ['--colour', 'green'], /^Unknown option '--colour'[^]*\n\nUsage/],
  ['an argument without an option', ['data'], /^Unexpected argument 'data'[^]*\n\nUsage/],
])('the server does not start with %s, and says so', async (_title, options, message) => {
  writeFileSync(file('broken.rules'), 'service cloud.firestore { match }');
  writeFileSync(file('broken.json'), '{"indexes": [{"fields": []}]}');
  writeFileSync(file('broken.txt'), '{indexes: []}');
  const resolved = options.map((option) => (option.startsWith('broken') ? file(option) : option));
  await expect(startCommand(...resolved)).rejects.toThrow(message);
});

test.each<[string, RegExp]>([
  ['--help', /^Usage: firestore-on-node/],
  ['--version', /^\d+\.\d+\.\d+\n$/],
])('%s is answered without starting a server', async (option, answer) => {
  await expect(startCommand(option)).rejects.toThrow(answer);
});

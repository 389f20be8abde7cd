import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
/** Names under which Google's consoles and tools save the key of a service account, and people keep it. */
const KEYS = [
  'key.json',
  'deploy-key.json',
  'my-service-account.json',
  'serviceAccountKey.json',
  'a-shop-firebase-adminsdk-x1y2z-0123456789.json',
  'gha-creds-0123456789abcdef.json',
  'application_default_credentials.json',
];
const { functions, hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8')) as Record<
  'functions' | 'hosting',
  { ignore: string[] }
>;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'glumist-keys-'));
  mkdirSync(path.join(folder, 'below'));
  for (const name of [...KEYS, 'keys.js']) {
    writeFileSync(path.join(folder, name), '{}');
    writeFileSync(path.join(folder, 'below', name), '{}');
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The base names of the files that firebase-tools would upload. */
function sent(script: string, ignore: string[]): string[] {
  const run = `(async () => ${script})().then((files) => console.log('\\n' + JSON.stringify(files)))`;
  const args = ['-e', run, folder, JSON.stringify(ignore)];
  const output = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return (JSON.parse(output.trim().split('\n').at(-1) ?? '') as string[]).map((file) => path.basename(file));
}

test.each(KEYS)('git ignores %s in the root and in functions', (name) => {
  for (const file of [name, `functions/${name}`, `functions/lib/below/${name}`]) {
    expect(spawnSync('git', ['check-ignore', '-q', '--no-index', file], { cwd: root }).status).toBe(0);
  }
});

test('the deploy of the functions uploads no key to Google', () => {
  const script = `(await require('firebase-tools/lib/fsAsync').readdirRecursive({ path: process.argv[1],
    ignoreStrings: JSON.parse(process.argv[2]) })).map(({ name }) => name)`;
  expect(sent(script, functions.ignore)).toEqual(['keys.js', 'keys.js']);
});

test('Hosting serves no key', () => {
  const script = `require('firebase-tools/lib/listFiles').listFiles(process.argv[1], JSON.parse(process.argv[2]))`;
  expect(sent(script, hosting.ignore)).toEqual(['keys.js', 'keys.js']);
});

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../testing/rest';
import { buildPackage } from './build';

const directory = mkdtempSync(join(tmpdir(), 'firestore-package-'));
const clean = join(directory, 'clean');
const built = join(directory, 'package');
let child: ChildProcess | null = null;

beforeAll(async () => {
  mkdirSync(clean);
  await buildPackage(built, { types: false });
}, 60_000);

afterAll(async () => {
  if (child?.exitCode === null) {
    const gone = new Promise((resolve) => child!.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
  rmSync(directory, { recursive: true });
});

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /open/{id} { allow read: if id.matches('[a-z]+'); } } }`;

test('the command runs in a clean folder with nothing installed', async () => {
  const { bin } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8')) as {
    bin: Record<string, string>;
  };
  writeFileSync(join(clean, 'firestore.rules'), RULES);
  const args = [join(built, Object.values(bin)[0]!)];
  args.push('--rules', 'firestore.rules', '--port', '0', '--data', 'data');
  child = spawn(process.execPath, args, { cwd: clean, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child!.stdout!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const ready = /ready: (\S+)/.exec(said);
      if (ready !== null) resolve(ready[1]!);
    });
    child!.once('exit', () => reject(new Error(said)));
  });
  const status = async (path: string, init: RequestInit = {}) =>
    (await fetch(`${url}/v1/${ROOT}${path}`, init)).status;
  const owner = { method: 'PATCH', headers: { Authorization: 'Bearer owner' }, body: '{}' };
  expect(await status('/open/a', owner)).toBe(200);
  expect(await status('/open/a')).toBe(200);
  expect(await status('/open/7')).toBe(403);
  expect(readFileSync(join(clean, 'data/log-0.jsonl'), 'utf8')).toContain('/open/a');
}, 60_000);

test('the library is one module with what its README promises', async () => {
  const script = `const { startFirestore, rulesCompiler } = require(${JSON.stringify(built)});
    startFirestore({ port: 0, dataDir: null, compileRules: rulesCompiler }).then(async (firestore) => {
      console.log(typeof firestore.port);
      await firestore.close();
    });`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { cwd: clean });
  expect(stdout.trim()).toBe('number');
}, 60_000);

import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import manifest from '../package.json';
import { startFirestore } from '../src';
import { ROOT as DOCUMENTS } from '../src/testing/rest';
import { ROOT } from './entries';
import { installInto } from './installed';

const folder = mkdtempSync(join(tmpdir(), 'firestore-package-'));
let child: ChildProcess | null = null;

beforeAll(() => installInto(folder), 300_000);

afterAll(async () => {
  if (child?.exitCode === null) {
    const exited = new Promise((resolve) => child!.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
  }
  rmSync(folder, { recursive: true });
});

/** Runs a script of the folder and returns its output. */
async function run(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder });
  return stdout.trim();
}

test('the guestbook example runs as an ES module', async () => {
  expect((await run('examples/guestbook.mjs')).split('\n')).toEqual([
    'asha signs as asha: 200',
    'ravi signs as asha: 403',
    'asha wrote: What a lovely place!',
  ]);
});

test('the rules example runs as CommonJS', async () => {
  expect(await run('examples/rules-test.cjs')).toMatch(
    /^asha may read; ravi may not: .*false for 'get' @ L5/,
  );
});

test('every program of the README runs as it stands', async () => {
  writeFileSync(join(folder, 'firestore.rules'), RULES);
  const firestore = await startFirestore({ port: 0, dataDir: null });
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const programs = [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map(([, program = '']) => program);
  const outputs: string[] = [];
  try {
    for (const program of programs) {
      writeFileSync(join(folder, 'readme.mjs'), program.replaceAll('8080', String(firestore.port)));
      outputs.push(await run('readme.mjs'));
    }
  } finally {
    await firestore.close();
  }
  expect(outputs).toEqual([
    '',
    "{ text: 'Buy milk' }",
    "{ text: 'Buy milk' }",
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    expect.stringContaining("collectionId: 'shops'"),
  ]);
});

const LITE = `const { db, close } = liteFirestore(Number(process.argv[2]), 'demo-lite', 'asha');
  setDoc(doc(db, 'notes/one'), { text: 'Buy milk' }).then(close).then(() => console.log('written'));`;
const NAMES = '{ doc, setDoc }';

// Each has a copy of the web SDK of its own, which accepts only its own objects.
test.each([
  [
    'an ES module',
    'lite.mjs',
    `import ${NAMES} from 'firebase/firestore/lite';
     import { liteFirestore } from 'firestore-on-node/testing/lite';`,
  ],
  [
    'CommonJS',
    'lite.cjs',
    `const ${NAMES} = require('firebase/firestore/lite');
     const { liteFirestore } = require('firestore-on-node/testing/lite');`,
  ],
])('%s writes through the lite client that the package connects', async (_, name, imports) => {
  const firestore = await startFirestore({ port: 0, dataDir: null });
  try {
    writeFileSync(join(folder, name), `${imports}\n${LITE}`);
    expect(await run(name, String(firestore.port))).toBe('written');
  } finally {
    await firestore.close();
  }
});

test('import and require give the same values from every export but the lite client', async () => {
  const modules = Object.keys(manifest.exports)
    .filter((path) => path !== './package.json' && path !== './testing/lite')
    .map((path) => path.replace(/^\./, 'firestore-on-node'));
  writeFileSync(
    join(folder, 'exports.mjs'),
    `import { createRequire } from 'node:module';
     const require = createRequire(import.meta.url);
     for (const name of ${JSON.stringify(modules)}) {
       const [imported, required] = [await import(name), require(name)];
       const names = Object.keys(required);
       console.log(name, names.length > 0 && names.every((each) => imported[each] === required[each]));
     }`,
  );
  expect((await run('exports.mjs')).split('\n')).toEqual(modules.map((name) => `${name} true`));
});

test('the types are valid for ES modules and CommonJS', () => {
  const source = `import { startFirestore, type RunningFirestore } from 'firestore-on-node';
    import { compileRules, type CompiledRules, createRulesAuthorizer } from 'firestore-on-node';
    import { compileRules as compile } from 'firestore-on-node/rules';
    import { rulesCompiler, type RulesCompilation } from 'firestore-on-node';
    import { FirestoreError, missingIndex, type FieldPath, type Query } from 'firestore-on-node/indexes';
    export const running: Promise<RunningFirestore> = startFirestore({ port: 0, dataDir: null });
    export const rules: CompiledRules = compileRules('');
    export const compilation: RulesCompilation = rulesCompiler('');
    createRulesAuthorizer(rules);
    export const needs = (query: Query, sums: FieldPath[]) =>
      missingIndex(query, sums, { composites: [], vectors: [], overrides: new Map() });
    export const statusOf = (error: unknown): string => (error instanceof FirestoreError ? error.status : '');
    export const decision: boolean = compile('').evaluate;`;
  const files = ['consumer.mts', 'consumer.cts'].map((name) => join(folder, name));
  for (const file of files) writeFileSync(file, source);
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.Node16,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
  });
  const notAssignable = 2322;
  const problems = ts.getPreEmitDiagnostics(program).map(({ code, start }) => [code, start]);
  expect(problems).toEqual(files.map(() => [notAssignable, source.indexOf('decision')]));
});

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /open/{id} { allow read: if id.matches('[a-z]+'); } } }`;

test('the server command runs, enforces rules and keeps data', async () => {
  writeFileSync(join(folder, 'firestore.rules'), RULES);
  const command = join(folder, 'node_modules/firestore-on-node', manifest.bin['firestore-on-node']);
  const args = [command, '--rules', 'firestore.rules', '--port', '0', '--data', 'data'];
  child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child!.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /ready: (\S+)/.exec(output);
      if (ready !== null) resolve(ready[1]!);
    });
    child!.once('exit', () => reject(new Error(output)));
  });
  const status = async (path: string, init: RequestInit = {}) =>
    (await fetch(`${url}/v1/${DOCUMENTS}${path}`, init)).status;
  const owner = { method: 'PATCH', headers: { Authorization: 'Bearer owner' }, body: '{}' };
  expect(await status('/open/a', owner)).toBe(200);
  expect(await status('/open/a')).toBe(200);
  expect(await status('/open/7')).toBe(403);
  expect(readFileSync(join(folder, 'data/log-0.jsonl'), 'utf8')).toContain('/open/a');
});

test('the rules command checks a file', async () => {
  writeFileSync(join(folder, 'checked.rules'), RULES);
  const command = join(folder, 'node_modules/firestore-on-node', manifest.bin['firestore-rules']);
  expect(await run(command, 'check', 'checked.rules')).toBe('checked.rules: no errors');
});

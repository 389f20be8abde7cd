import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const workflow = read('.github/workflows/deploy.yml');

/** The scripts of the steps, in their order. */
const scripts = [...workflow.matchAll(/^( +)(?:- )?run: (?:\|\n((?:\1 .*\n)+)|(.+))/gm)].map(
  ([, , block, line]) => block ?? line ?? '',
);

const DEPLOY = 'firebase deploy --non-interactive --project a-shop';
const SET_POLICY =
  'firebase functions:artifacts:setpolicy --location asia-south1 --days 3 --force --non-interactive --project a-shop';

/** Runs the step that deploys; its first `failing` deploys fail. Returns the calls of npx and whether the step succeeded. */
function deploy(failing: number): { calls: string[]; succeeded: boolean } {
  const folder = mkdtempSync(path.join(tmpdir(), 'glumist-workflow-'));
  const log = path.join(folder, 'calls');
  const npx = path.join(folder, 'npx');
  writeFileSync(log, '');
  writeFileSync(
    npx,
    `#!/bin/sh\necho "$*" >> ${log}\n[ "$2" != deploy ] || [ "$(grep -c ' deploy ' ${log})" -gt ${failing} ]\n`,
  );
  chmodSync(npx, 0o755);
  const script = scripts.find((text) => text.includes('setpolicy')) ?? 'exit 1';
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}`, PROJECT: 'a-shop' };
  let succeeded = true;
  try {
    execFileSync('bash', ['-e', '-c', script], { env, stdio: 'ignore' });
  } catch {
    succeeded = false;
  }
  const calls = readFileSync(log, 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });
  return { calls, succeeded };
}

test('a deploy of a project that has a policy for old images is one call', () => {
  expect(deploy(0)).toEqual({ calls: [DEPLOY], succeeded: true });
});

test('the first deploy of a project sets the policy that it stopped for, and deploys again', () => {
  expect(deploy(1)).toEqual({ calls: [DEPLOY, SET_POLICY, DEPLOY], succeeded: true });
});

test('a deploy that fails twice fails', () => {
  expect(deploy(2)).toEqual({ calls: [DEPLOY, SET_POLICY, DEPLOY], succeeded: false });
});

test('indexes are deployed and built before the shop, which is examined afterwards', () => {
  expect(scripts.filter((text) => /npm|npx/.test(text)).map((text) => text.trim())).toEqual([
    'npm ci',
    'npx firebase deploy --only firestore:indexes --non-interactive --project "$PROJECT"',
    'npm run doctor -- --project "$PROJECT" --wait-for-indexes',
    expect.stringContaining('setpolicy'),
    'npm run doctor -- --project "$PROJECT"',
  ]);
});

test('docs/deploy-github.md explains each of its variables', () => {
  const names = [...new Set([...workflow.matchAll(/\bvars\.(\w+)/g)].map(([, name = '']) => name))];
  expect(names.length).toBeGreaterThan(3);
  const page = read('docs/deploy-github.md');
  expect(names.filter((name) => !page.includes(name))).toEqual([]);
});

// The owner of an action can move its tags, also in the job that may deploy the shop.
test.each(['ci.yml', 'deploy.yml'])(
  '%s names each action by its commit, with the version beside it',
  (file) => {
    const uses = [...read(`.github/workflows/${file}`).matchAll(/uses: (.+)/g)].map(([, name = '']) => name);
    expect(uses.length).toBeGreaterThan(1);
    expect(uses.filter((name) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(name))).toEqual([]);
  },
);

test('the workflow contains no key and no command injection by a variable', () => {
  expect(workflow).not.toMatch(/secrets\./);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((script) => script.includes('${{'))).toEqual([]);
});

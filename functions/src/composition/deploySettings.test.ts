import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildFunctions } from '../../build';
import { NODE_SCRIPT, type Discovered } from './testing/discovery';
import { PARAMS } from './startup/params';

const functions = join(__dirname, '../..');
const root = join(functions, '..');
const PROJECT = 'a-shop';
let folder: string;

/** A checkout of the functions that has only the packages of functions/package.json, as Cloud Build and a fresh CI have. */
beforeAll(async () => {
  await buildFunctions();
  folder = mkdtempSync(join(tmpdir(), 'glumist-deploy-'));
  const copy = join(folder, 'functions');
  cpSync(join(functions, 'package.json'), join(copy, 'package.json'));
  cpSync(join(functions, 'lib'), join(copy, 'lib'), {
    recursive: true,
    // Another process may be writing `index.js.PID`, which it then renames.
    filter: (path) => !/\.compiled$|\.\d+$/.test(path),
  });
  const { dependencies } = JSON.parse(readFileSync(join(functions, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) {
    const link = join(copy, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
  mkdirSync(join(copy, 'node_modules/.bin'));
  const bin = 'node_modules/firebase-functions/lib/bin/firebase-functions.js';
  symlinkSync(join(root, bin), join(copy, 'node_modules/.bin/firebase-functions'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the result of `firebase deploy --non-interactive` with these lines changed in the example's settings. */
function discover(lines: Record<string, string> = {}): Discovered {
  let settings = readFileSync(join(functions, '.env.example'), 'utf8');
  for (const [name, value] of Object.entries(lines)) {
    settings = settings.replace(new RegExp(`^#?${name}=.*$`, 'm'), `${name}=${value}`);
  }
  writeFileSync(join(folder, 'functions', `.env.${PROJECT}`), settings);
  const output = execFileSync(process.execPath, ['-e', NODE_SCRIPT, folder, PROJECT], {
    encoding: 'utf8',
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return JSON.parse(output.split('\n').at(-1) ?? '') as Discovered;
}

let ofExample: Discovered;
beforeAll(() => void (ofExample = discover()));

test('.env.example answers every question of a non-interactive deploy and needs no secret', () => {
  const { params, secrets, endpoints, resolved } = ofExample;
  expect(params.map(({ name }) => name)).toEqual(PARAMS.map(({ name }) => name));
  for (const { label, description } of params) expect([label, description]).not.toContain(undefined);
  expect(secrets).toEqual([]);
  expect(endpoints).not.toContain(undefined);
  expect(endpoints.length).toBeGreaterThan(6);
  expect(resolved).toMatchObject({ APP_CHECK: 'enforce', NIMBUSPOST_DIALECT: 'none', RAZORPAY_KEY_ID: '' });
});

test.each<[string, Record<string, string>, string[]]>([
  ['Razorpay alone', { RAZORPAY_KEY_ID: 'rzp_test_1' }, ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET']],
  [
    'a courier alone',
    { NIMBUSPOST_DIALECT: 'partner-v2', NIMBUSPOST_ACCOUNT: 'npk_1' },
    ['LINK_SECRET', 'NIMBUSPOST_PASSWORD', 'NIMBUSPOST_WEBHOOK_SECRET'],
  ],
  ['a mail server alone', { MAIL_BY: 'smtp' }, ['LINK_SECRET', 'SMTP_URL']],
  ['keys for pushes alone', { VAPID_PUBLIC_KEY: 'B' }, ['VAPID_PRIVATE_KEY']],
  [
    'both',
    { NIMBUSPOST_DIALECT: 'b2c-v1', RAZORPAY_KEY_ID: 'rzp_test_1' },
    [
      'LINK_SECRET',
      'NIMBUSPOST_PASSWORD',
      'NIMBUSPOST_WEBHOOK_SECRET',
      'RAZORPAY_KEY_SECRET',
      'RAZORPAY_WEBHOOK_SECRET',
    ],
  ],
])('a shop with %s needs only its secrets', (_name, lines, secrets) => {
  expect(discover(lines).secrets).toEqual(secrets);
});

test('a parameter with choices is selected from a list', () => {
  const courier = ofExample.params.find(({ name }) => name === 'NIMBUSPOST_DIALECT');
  expect(courier?.choices).toEqual(['none', 'b2c-v1', 'b2b-cargo', 'partner-v2']);
});

test('a constant set in the settings file needs no question', () => {
  expect(discover({ RATE_LIMIT_BURST: '90' }).params).toHaveLength(PARAMS.length);
});

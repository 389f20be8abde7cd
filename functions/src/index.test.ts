import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Loads the built bundle in a process of its own, as Cloud Functions does, and prints what this expression gives. */
function inBundle<T>(expression: string): T {
  const bundle = JSON.stringify(join(__dirname, '../lib/index.js'));
  const script = `const bundle = require(${bundle}); process.stdout.write(JSON.stringify(${expression}));`;
  return JSON.parse(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })) as T;
}

let endpoints: Record<string, Record<string, unknown>>;

beforeAll(() => {
  execFileSync(process.execPath, ['--import', 'tsx', join(__dirname, '../build.ts')]);
  endpoints = inBundle('Object.fromEntries(Object.entries(bundle).map(([k, f]) => [k, f.__endpoint]))');
});

test('the bundle exports the five functions and nothing else', () => {
  expect(Object.keys(endpoints).sort()).toEqual(['admin', 'nimbus', 'payment', 'reconcile', 'shop']);
});

test.each(['payment', 'nimbus', 'admin', 'shop', 'reconcile'])('%s runs in Mumbai', (name) => {
  expect(endpoints[name]).toMatchObject({ platform: 'gcfv2', region: ['asia-south1'] });
});

test.each([
  ['payment', ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET']],
  ['nimbus', ['NIMBUSPOST_PASSWORD', 'NIMBUSPOST_WEBHOOK_SECRET', 'RAZORPAY_KEY_SECRET']],
  ['admin', ['NIMBUSPOST_PASSWORD', 'RAZORPAY_KEY_SECRET']],
  ['shop', ['NIMBUSPOST_PASSWORD']],
  ['reconcile', ['NIMBUSPOST_PASSWORD', 'RAZORPAY_KEY_SECRET']],
])('%s gets the secrets it needs and no other', (name, secrets) => {
  const keys = secrets.map((key) => ({ key }));
  expect(endpoints[name]).toMatchObject({ secretEnvironmentVariables: keys });
});

test('loading it loads neither Firestore nor Razorpay', () => {
  const loaded = inBundle<string[]>('Object.keys(require.cache)');
  expect(loaded.length).toBeGreaterThan(10);
  const heavy = /google-cloud.firestore|firebase-admin.lib.firestore|node_modules.(razorpay|axios)/;
  expect(loaded.filter((path) => heavy.test(path))).toEqual([]);
});

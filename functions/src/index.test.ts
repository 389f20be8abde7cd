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

test('the bundle exports the four functions and nothing else', () => {
  expect(Object.keys(endpoints).sort()).toEqual(['nimbus', 'payment', 'reconcile', 'shop']);
});

test.each(['payment', 'nimbus', 'shop', 'reconcile'])('%s runs in Mumbai', (name) => {
  expect(endpoints[name]).toMatchObject({ platform: 'gcfv2', region: ['asia-south1'] });
});

test('only what speaks to the courier has its password', () => {
  const courier = { secretEnvironmentVariables: [{ key: 'NIMBUSPOST_PASSWORD' }] };
  expect(endpoints).toMatchObject({ shop: courier, reconcile: courier });
  expect(endpoints['nimbus']).toMatchObject({
    secretEnvironmentVariables: [{ key: 'NIMBUSPOST_PASSWORD' }, { key: 'NIMBUSPOST_WEBHOOK_SECRET' }],
  });
  expect(endpoints['payment']).not.toHaveProperty('secretEnvironmentVariables');
});

test('loading it loads no Firestore', () => {
  const loaded = inBundle<string[]>('Object.keys(require.cache)');
  expect(loaded.length).toBeGreaterThan(10);
  expect(loaded.filter((path) => /google-cloud.firestore|firebase-admin.lib.firestore/.test(path))).toEqual(
    [],
  );
});

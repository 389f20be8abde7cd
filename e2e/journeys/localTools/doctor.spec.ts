import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { ROOT } from '../../../local/stack/settings';
import { readStack } from '../../support/shop/stack';

test('npm run doctor finds no defect in this shop and lists what a local shop lacks @desktop', () => {
  const { baseUrl } = readStack();
  const tsx = ['node_modules/tsx/dist/cli.mjs', 'local/doctor/run.ts', baseUrl];
  const { status, stdout, stderr } = spawnSync(process.execPath, tsx, { cwd: ROOT, encoding: 'utf8' });
  const output = stdout + stderr;
  expect(output.split('\n').filter((line) => line.startsWith('✗'))).toEqual([]);
  for (const check of ['HTTPS', 'Sources without HTTPS']) {
    expect(output).toContain(`– ${check}: skipped. The shop runs on this machine`);
  }
  for (const check of ['Pages', 'Headers', 'Content policy', 'Scripts', 'Search engines', 'Private files']) {
    expect(output).toContain(`✓ ${check}: `);
  }
  for (const check of ['Razorpay webhook', 'NimbusPost webhook', 'API key', 'Admin calls', 'Proxy hops']) {
    expect(output).toContain(`✓ ${check}: `);
  }
  expect(output).toMatch(/✓ Catalogue: \d+ products are on sale\./);
  expect(output).toContain('✓ Pay online: On, with a test key.');
  expect(status).toBe(0);
});

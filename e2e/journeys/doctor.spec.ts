import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { ROOT } from '../../local/stack/settings';
import { readStack } from '../support/stack';

test('npm run doctor finds no defect in this shop and lists what a local shop lacks @desktop', () => {
  const { baseUrl } = readStack();
  const tsx = ['node_modules/tsx/dist/cli.mjs', 'local/doctor/run.ts', baseUrl];
  const { status, stdout, stderr } = spawnSync(process.execPath, tsx, { cwd: ROOT, encoding: 'utf8' });
  const said = stdout + stderr;
  expect(said.split('\n').filter((line) => line.startsWith('✗'))).toEqual([]);
  for (const check of ['HTTPS', 'Sources without HTTPS']) {
    expect(said).toContain(`– ${check}: skipped. The shop runs on this machine`);
  }
  for (const check of ['Pages', 'Headers', 'Content policy', 'Scripts', 'Search engines', 'Private files']) {
    expect(said).toContain(`✓ ${check}: `);
  }
  for (const check of ['Razorpay webhook', 'NimbusPost webhook', 'API key', 'Admin calls', 'Proxy hops']) {
    expect(said).toContain(`✓ ${check}: `);
  }
  expect(said).toMatch(/✓ Catalogue: \d+ products are on sale\./);
  expect(said).toContain('✓ Pay online: On, with a test key.');
  expect(status).toBe(0);
});

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PAYMENT_SCRIPTS } from '@/domain/security/paymentScripts';
import { store } from '@/domain/store';
import { SECRETS } from '../../../functions/src/platform/settings';

const root = path.resolve(__dirname, '../../..');
const page = ['SECURITY.md', 'docs/threats.md', 'docs/payment-page.md']
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');
const sectionOf = (heading: string) =>
  page.split(/^# |^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
/** The cells of a section's tables, without their heads and rules. */
const rowsOf = (text: string) =>
  [...text.matchAll(/^\|(?! ?-)(.*)\|$/gm)]
    .map(([, row = '']) => row.split('|').map((cell) => cell.trim()))
    .filter(([first = '']) => !['Attack', 'Who', 'Script', 'Secret'].includes(first));

const named = [...page.matchAll(/`((?:src|functions|local|e2e|bench|docs)\/[\w./-]+)`/g)].map(
  ([, file = '']) => file,
);

test.each([...new Set(named)])('%s exists', (file) => {
  expect(existsSync(path.join(root, file))).toBe(true);
});

test('every threat has a test that npm test runs', () => {
  const rows = rowsOf(readFileSync(path.join(root, 'docs/threats.md'), 'utf8'));
  expect(rows.length).toBeGreaterThan(40);
  const run = /^`((src|functions\/src|local|demo|bench|e2e)\/.+\.test\.tsx?|e2e\/journeys\/.+\.spec\.ts)`$/;
  expect(rows.filter(([, test = '']) => !run.test(test))).toEqual([]);
});

test('every secret has its purpose and how to rotate it', () => {
  const rows = rowsOf(sectionOf('Secrets'));
  expect(rows.map(([secret = '']) => secret.replaceAll('`', '')).sort()).toEqual([...SECRETS].sort());
  for (const row of rows) expect(row.every((cell) => cell.length >= 10)).toBe(true);
});

test('the table of payment page scripts is complete and has no others', () => {
  const rows = rowsOf(sectionOf('The payment page'));
  expect(rows.map(([name, , from]) => [name, from])).toEqual(
    PAYMENT_SCRIPTS.map(({ name, from }) => [name, from]),
  );
});

test('no public value is listed as a secret', () => {
  expect(page).toContain('`x-api-key` of the web app (`apiKey` in `src/domain/store.ts`) is public');
  expect(page).not.toContain(store.apiKey);
});

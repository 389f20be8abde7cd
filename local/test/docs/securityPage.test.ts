import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PAYMENT_SCRIPTS } from '@/domain/security/paymentScripts';
import {
  BUYER_DAYS,
  CLAIM_DAYS,
  DELETION_MAIL_DAYS,
  MAIL_DAYS,
  TAX_MONTHS,
} from '@/domain/customers/retention/retention';
import { ALERT_DAYS, CONFIRM_DAYS } from '@/domain/alerts/alert';
import { GIFT_CARD_LAPSED_DAYS } from '@/domain/giftCards/giftCard';
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
    .filter(([first = '']) => !['Attack', 'Who', 'Script', 'Secret', 'Kind'].includes(first));

const named = [...page.matchAll(/`((?:src|functions|local|e2e|bench|docs)\/[\w./-]+)`/g)].map(
  ([, file = '']) => file,
);

test.each([...new Set(named)])('%s exists', (file) => {
  expect(existsSync(path.join(root, file))).toBe(true);
});

// `supportEmail` is the address of a shop: that of the code ends in .example and receives nothing.
test('a vulnerability in the code is reported in private on GitHub', () => {
  const form = readFileSync(path.join(root, '.github/ISSUE_TEMPLATE/config.yml'), 'utf8');
  expect(form).toMatch(/^contact_links:$/m);
  for (const text of [form, sectionOf('Reporting a vulnerability')]) {
    expect(text).toContain('Report a vulnerability');
  }
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

test('each kind of personal data has its purpose, place, time and readers', () => {
  const rows = rowsOf(sectionOf('Personal data'));
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter((row) => row.length !== 5 || row.includes(''))).toEqual([]);
  const keptOf = (place: string) => rows.find(([, , where]) => where!.includes(`\`${place}\``))?.[3];
  expect(keptOf('invoices')).toContain(`${TAX_MONTHS} months`);
  expect(keptOf('buyers')).toContain(`${BUYER_DAYS} days`);
  expect(keptOf('mail')).toMatch(new RegExp(`^${MAIL_DAYS} days; .* ${DELETION_MAIL_DAYS}$`));
  expect(keptOf('alerts')).toMatch(new RegExp(`${ALERT_DAYS} days at most; ${CONFIRM_DAYS} days`));
  expect(keptOf('giftCards')).toContain(`${GIFT_CARD_LAPSED_DAYS} days`);
  expect(keptOf('referralClaims')).toBe(`${CLAIM_DAYS} days`);
});

test('each stored kind of what a person can download or delete is in the table', () => {
  const places = rowsOf(sectionOf('Personal data'))
    .map(([, , where]) => where)
    .join(' ');
  const sources = ['erase', 'readPersonalRecords'].map((name) =>
    readFileSync(path.join(root, `functions/src/accounts/${name}.ts`), 'utf8'),
  );
  const refs = ['platform/firestore/refs', 'platform/news']
    .map((name) => readFileSync(path.join(root, `functions/src/${name}.ts`), 'utf8'))
    .join('\n');
  /** The collection of a reference: 'wishlists' for `wishlistRef`. */
  const collectionOfRef = (ref: string) =>
    ref === 'accountBuyerRef'
      ? 'buyers'
      : (new RegExp(`const ${ref} =[^;]*?collection(?:Of\\(db, |\\()'(\\w+)'`).exec(refs)?.[1] ?? ref);
  const text = sources.join();
  const found = text.matchAll(/(?:documentsOfUser|collectionOf)\(db, '(\w+)'|collection\('(\w+)'\)/g);
  const byRef = [...text.matchAll(/\b(\w+Ref)\(db/g)].map(([, ref = '']) => collectionOfRef(ref));
  const named = new Set([...byRef, ...[...found].map(([, ofUser, own]) => ofUser ?? own)]);
  named.delete('entries');
  expect(named.size).toBeGreaterThan(10);
  expect([...named].filter((name) => !places.includes(`\`${name}\``))).toEqual([]);
});

test('no public value is listed as a secret', () => {
  expect(page).toContain('`x-api-key` of the web app (`apiKey` in `src/domain/store.ts`) is public');
  expect(page).not.toContain(store.apiKey);
});

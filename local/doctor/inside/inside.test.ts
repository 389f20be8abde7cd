import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../stack/settings';
import { examine } from '../examine';
import type { Finding } from '../finding';
import { fakeShop } from '../testing/fakeShop';
import {
  account,
  AT,
  authConfig,
  mailsElsewhere,
  passwordsOnly,
  backup,
  database,
  declared,
  deployed,
  ENVIRONMENT,
  fakeGoogle,
  HOST,
  NOW,
  schedule,
} from '../testing/fakeGoogle';
import { indexes, jobs, PROJECT, secretAt, smsAnywhere, TOKEN, ttls } from '../testing/fakeGoogle';
import { withoutEmail, withoutSms, type Google } from '../testing/fakeGoogle';
import { checkInside, shopAddress } from './checks';
import { readInside } from './facts';
import { openGoogle } from './google';
import { checkAppCheck } from './people';
import { APIS, FUNCTIONS } from './project';
import { store } from '@/domain/store';

async function factsOf(faults: Google, token = TOKEN) {
  const google = await fakeGoogle(faults);
  try {
    const access = openGoogle({ project: PROJECT, token, origin: google.origin });
    return await readInside(access, PROJECT, store.adminEmail, NOW);
  } finally {
    await google.close();
  }
}
const examined = async (faults: Google) => checkInside(await factsOf(faults), declared, HOST);
const of = (outcome: Finding['outcome'], findings: readonly Finding[]) =>
  findings.filter((one) => one.outcome === outcome).map(({ check, text }) => `${check}: ${text}`);

test('the doctor looks for the deployed functions', () => {
  const file = path.join(ROOT, 'functions/src/composition/startup/declared.ts');
  const names = [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) =/gm)].map(([, name]) => name);
  expect(FUNCTIONS).toEqual(names);
});

test('a healthy project has no problems and its URL is known', async () => {
  const facts = await factsOf({});
  const findings = checkInside(facts, declared, HOST);
  expect(of('problem', findings)).toEqual([]);
  expect(of('skipped', findings).map((line) => line.split(':')[0])).toEqual(['Two-step login', 'App Check']);
  expect(shopAddress(facts)).toBe(`https://${HOST}`);
  expect(of('ok', findings)).toContain('Secrets: SMTP_URL is set.');
});

const without = <T>(list: readonly T[]) => list.slice(1);
const first = <T extends object>(list: readonly T[], change: object) => [
  { ...list[0], ...change },
  ...without(list),
];
const mailOff = deployed({ ...ENVIRONMENT, MAIL_BY: '' });

test.each<[string, Google, RegExp]>([
  ['no billing', { [AT.billing]: {} }, /^Plan: The project has no billing/],
  [
    'an API off',
    { [AT.apis]: { services: without(APIS.map((name) => ({ config: { name } }))) } },
    /^APIs: cloudfunctions\S+ is off/,
  ],
  [
    'a function missing',
    { [AT.functions]: { functions: without(deployed(ENVIRONMENT)) } },
    /^Functions: `payment` is not deployed/,
  ],
  [
    'a function failed',
    { [AT.functions]: { functions: first(deployed(ENVIRONMENT), { state: 'FAILED' }) } },
    /^Functions: `payment` is FAILED/,
  ],
  ['no schedule', { [AT.jobs]: { jobs: without(jobs) } }, /^Scheduled jobs: `reconcile` has no schedule/],
  [
    'a paused schedule',
    { [AT.jobs]: { jobs: first(jobs, { state: 'PAUSED' }) } },
    /^Scheduled jobs: `reconcile` is PAUSED/,
  ],
  [
    'a failing schedule',
    { [AT.jobs]: { jobs: first(jobs, { status: { code: 13 } }) } },
    /^Scheduled jobs: The last run of `reconcile` failed/,
  ],
  [
    'a far database',
    { [AT.database]: { ...database, locationId: 'nam5' } },
    /^Firestore: The database is in nam5/,
  ],
  [
    'Datastore mode',
    { [AT.database]: { ...database, type: 'DATASTORE_MODE' } },
    /^Firestore: The database is in Datastore mode/,
  ],
  [
    'the Enterprise edition',
    { [AT.database]: { ...database, databaseEdition: 'ENTERPRISE' } },
    /^Firestore: The database is of the Enterprise edition, .* reads whole collections/,
  ],
  [
    'an index missing',
    { [AT.indexes]: { indexes: without(indexes) } },
    /^Indexes: The index of \w+, .* is missing/,
  ],
  [
    'an index being built',
    { [AT.indexes]: { indexes: first(indexes, { state: 'CREATING' }) } },
    /^Indexes: .* is being built/,
  ],
  [
    'an index broken',
    { [AT.indexes]: { indexes: first(indexes, { state: 'NEEDS_REPAIR' }) } },
    /^Indexes: .* is broken/,
  ],
  ['a TTL missing', { [AT.ttls]: { fields: without(ttls) } }, /^TTL policies: \w+\.expireAt is missing/],
  [
    'a TTL being built',
    { [AT.ttls]: { fields: first(ttls, { ttlConfig: { state: 'CREATING' } }) } },
    /^TTL policies: .* is being built/,
  ],
  ['no backup schedule', { [AT.backupSchedules]: {} }, /^Backups: There is no backup/],
  [
    'a weekly backup',
    { [AT.backupSchedules]: { backupSchedules: [{ weeklyRecurrence: {} }] } },
    /^Backups: There is only a weekly/,
  ],
  [
    'backups that go too soon',
    { [AT.backupSchedules]: { backupSchedules: [{ ...schedule, retention: '259200s' }] } },
    /^Backups: Backups are kept for 3 days/,
  ],
  ['backups that are not made', { [AT.backups]: {} }, /^Last backup: There is none/],
  [
    'backups that stopped',
    { [AT.backups]: { backups: [{ ...backup, snapshotTime: '2026-11-23T02:00:00Z' }] } },
    /^Last backup: The newest is of 2026-11-23/,
  ],
  [
    'a backup that never ends, and one of another database',
    {
      [AT.backups]: {
        backups: [
          { ...backup, state: 'CREATING' },
          { ...backup, database: `projects/${PROJECT}/databases/drill` },
        ],
      },
    },
    /^Last backup: There is none/,
  ],
  [
    'no point-in-time recovery',
    { [AT.database]: { ...database, pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED' } },
    /^Point-in-time recovery: It is off/,
  ],
  ['a secret missing', { [secretAt('SMTP_URL')]: 404 }, /^Secrets: SMTP_URL is not set/],
  [
    'a secret disabled',
    { [secretAt('RAZORPAY_KEY_SECRET')]: { state: 'DISABLED' } },
    /^Secrets: .* RAZORPAY_KEY_SECRET is DISABLED/,
  ],
  ['no mail', { [AT.functions]: { functions: mailOff } }, /^Mail: Mails wait/],
  ['no bucket', { [AT.bucket]: 404 }, /^Pictures: There is no bucket/],
  ['a far bucket', { [AT.bucket]: { location: 'US' } }, /^Pictures: The bucket is in US/],
  ['no email sign-in', { [AT.auth]: withoutEmail }, /^Sign-in: Sign-in by email and password is off/],
  ['no codes by SMS', { [AT.auth]: withoutSms }, /^Codes by SMS: Phone is off/],
  ['codes to every country', { [AT.auth]: smsAnywhere }, /^Codes by SMS: SMS can be sent to other countries/],
  ['no email link', { [AT.auth]: passwordsOnly }, /^Sign-in: Email link is off/],
  [
    'an unknown domain',
    { [AT.auth]: { ...authConfig, authorizedDomains: [] } },
    /^Sign-in: shop\.example is no authorized domain/,
  ],
  ['mails to a page of Firebase', { [AT.auth]: mailsElsewhere }, /^Sign-in: The links of the mails/],
  [
    'no enumeration protection',
    { [AT.auth]: { ...authConfig, emailPrivacyConfig: {} } },
    /^Email enumeration protection: It is off/,
  ],
  ['no Google sign-in', { [AT.googleSignIn]: 404 }, /^Google sign-in: Sign-in with Google is off/],
  ['no admin', { [AT.admin]: {} }, /^Admin account: \S+ has no account/],
  [
    'an admin disabled',
    { [AT.admin]: { users: [{ ...account, disabled: true }] } },
    /^Admin account: .* is disabled/,
  ],
  [
    'an admin not verified',
    { [AT.admin]: { users: [{ ...account, emailVerified: false }] } },
    /^Admin account: .* is not verified/,
  ],
  [
    'no claim',
    { [AT.admin]: { users: [{ ...account, customAttributes: '{"admin":"true"}' }] } },
    /^Admin account: .* lacks the claim/,
  ],
])('%s is reported as the only problem', async (_name, faults, sentence) => {
  const findings = await examined(faults);
  expect(of('problem', findings)).toEqual([expect.stringMatching(sentence)]);
  expect(findings.filter(({ outcome, todo }) => outcome === 'problem' && !todo)).toEqual([]);
});

test('a shop with cash on delivery only needs no secret', async () => {
  const faults = Object.fromEntries(['RAZORPAY_KEY_SECRET', 'SMTP_URL'].map((name) => [secretAt(name), 404]));
  const findings = await examined({ ...faults, [AT.functions]: { functions: deployed({}) } });
  expect(of('ok', findings)).toContain('Secrets: The settings call for none.');
});

test('a project without a backup schedule gets no backup problem', async () => {
  const findings = await examined({ [AT.backupSchedules]: {}, [AT.backups]: {} });
  expect(of('problem', findings)).toHaveLength(1);
  expect(of('skipped', findings)).toContain('Last backup: No daily backup is scheduled.');
});

test('a schedule created today needs no backup yet', async () => {
  const recent = { ...schedule, createTime: '2026-11-24T20:00:00Z' };
  const findings = await examined({
    [AT.backupSchedules]: { backupSchedules: [recent] },
    [AT.backups]: {},
  });
  expect(of('problem', findings)).toEqual([]);
  expect(of('ok', findings)).toContain(
    'Last backup: The schedule is new, and its first backup is still to come.',
  );
});

test('a check that Google does not allow is skipped with the reason, and not passed', async () => {
  const findings = await examined({ [AT.functions]: 403, [AT.backupSchedules]: 403, [AT.backups]: 403 });
  expect(of('problem', findings)).toEqual([]);
  const skipped = of('skipped', findings);
  expect(skipped).toContain('Backups: Google does not show it: Refused with 403.');
  expect(skipped.map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining(['Functions', 'Secrets', 'Mail', 'Backups', 'Last backup']),
  );
});

test('all checks are skipped when Google refuses the token', async () => {
  const findings = checkInside(await factsOf({}, 'another'), declared, HOST);
  expect(findings.filter(({ outcome }) => outcome !== 'skipped')).toEqual([]);
});

test.each<[string, string, string[], number]>([
  ['no enforcement', 'watch', [], 3],
  ['Firestore open', 'enforce', ['identitytoolkit'], 1],
  ['all enforced', 'enforce', ['firestore', 'identitytoolkit'], 0],
])('App Check with a site key and %s', async (_name, mode, enforced, count) => {
  const services = enforced.map((name) => ({
    name: `projects/1/services/${name}.googleapis.com`,
    enforcementMode: 'ENFORCED',
  }));
  const functions = deployed({ ...ENVIRONMENT, APP_CHECK: mode });
  const facts = await factsOf({ [AT.appCheck]: { services }, [AT.functions]: { functions } });
  expect(of('problem', checkAppCheck(facts, 'a-key'))).toHaveLength(count);
});

test('App Check is enforced for Authentication after an upgrade, which Firestore does not need', async () => {
  const facts = await factsOf({ [AT.appCheck]: { services: [] } });
  const todos = checkAppCheck(facts, 'a-key').map(({ todo = '' }) => todo.startsWith('Upgrade to Identity'));
  expect(todos).toEqual([false, true]);
});

describe('a project and its shop', () => {
  test('are examined by one call', async () => {
    const [shop, google] = await Promise.all([fakeShop(), fakeGoogle({ [AT.billing]: {} })]);
    const access = () => Promise.resolve({ token: TOKEN, isPerson: true });
    const findings = await examine({
      address: shop.origin,
      project: PROJECT,
      access,
      now: NOW,
      google: google.origin,
    });
    await Promise.all([shop.close(), google.close()]);
    const checks = of('problem', findings).map((line) => line.split(':')[0]);
    // The shop on this machine is on no list of domains, and mails open another one.
    expect(checks).toEqual(['Plan', 'Sign-in', 'Sign-in']);
    expect(of('ok', findings)).toContain('Admin calls: Strangers are refused.');
  });

  test('are examined without a token, and each skipped check says why', async () => {
    const shop = await fakeShop();
    const access = () => Promise.resolve({ problem: 'No token.' });
    const findings = await examine({ address: shop.origin, project: PROJECT, access, now: NOW });
    await shop.close();
    expect(of('problem', findings)).toEqual([]);
    const skipped = of('skipped', findings).filter((line) => line.endsWith(': No token.'));
    expect(skipped).toHaveLength(20);
  });
});

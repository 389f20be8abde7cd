import { readFileSync } from 'node:fs';
import path from 'node:path';
import { store } from '@/domain/store';
import { SECRETS } from '../../../functions/src/platform/settings';
import { ROOT } from '../../stack/settings';
import type { DeclaredIndexes } from '../inside/database';
import { APIS, FUNCTIONS } from '../inside/project';
import { serve, type Server } from './serve';

export const PROJECT = 'a-shop';
export const TOKEN = 'a-token';
export const HOST = 'shop.example';
const OF = `projects/${PROJECT}`;
const HERE = `${OF}/locations/asia-south1`;
const DATABASE = `firestore.googleapis.com/v1/${OF}/databases/(default)`;

export const declared = JSON.parse(
  readFileSync(path.join(ROOT, 'firestore.indexes.json'), 'utf8'),
) as DeclaredIndexes;

export const ENVIRONMENT = {
  SHOP_URL: `https://${HOST}`,
  RAZORPAY_KEY_ID: 'rzp_live_x',
  NIMBUSPOST_DIALECT: 'b2c-v1',
  MAIL_BY: 'smtp',
};
export const deployed = (environment: object) =>
  FUNCTIONS.map((name) => ({
    name: `${HERE}/functions/${name}`,
    state: 'ACTIVE',
    serviceConfig: { environmentVariables: environment },
  }));
export const indexes = declared.indexes.map(({ collectionGroup, queryScope, fields }, at) => ({
  name: `${OF}/databases/(default)/collectionGroups/${collectionGroup}/indexes/${at}`,
  queryScope,
  fields: [...fields, { fieldPath: '__name__', order: 'ASCENDING' }],
  state: 'READY',
}));
export const ttls = declared.fieldOverrides
  .filter(({ ttl }) => ttl === true)
  .map(({ collectionGroup, fieldPath }) => ({
    name: `${OF}/databases/(default)/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
    ttlConfig: { state: 'ACTIVE' },
  }));
export const jobs = ['reconcile', 'mail'].map((name) => ({
  name: `${HERE}/jobs/firebase-schedule-${name}-asia-south1`,
  state: 'ENABLED',
  status: {},
}));
export const account = {
  emailVerified: true,
  customAttributes: '{"admin":true}',
};
export const NOW = new Date('2026-11-25T18:00:00.000Z');
export const database = {
  type: 'FIRESTORE_NATIVE',
  databaseEdition: 'STANDARD',
  locationId: 'asia-south1',
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
};
export const schedule = {
  name: `${OF}/databases/(default)/backupSchedules/1`,
  createTime: '2026-01-01T00:00:00Z',
  retention: '1209600s',
  dailyRecurrence: {},
};
export const backup = {
  database: `${OF}/databases/(default)`,
  snapshotTime: '2026-11-25T02:00:00Z',
  state: 'READY',
};
const IDENTITY = 'identitytoolkit.googleapis.com';

/** The paths of the resources. */
export const AT = {
  billing: `cloudbilling.googleapis.com/v1/${OF}/billingInfo`,
  apis: `serviceusage.googleapis.com/v1/${OF}/services`,
  database: DATABASE,
  indexes: `${DATABASE}/collectionGroups/-/indexes`,
  ttls: `${DATABASE}/collectionGroups/-/fields`,
  backupSchedules: `${DATABASE}/backupSchedules`,
  backups: `firestore.googleapis.com/v1/${OF}/locations/-/backups`,
  functions: `cloudfunctions.googleapis.com/v2/${HERE}/functions`,
  jobs: `cloudscheduler.googleapis.com/v1/${HERE}/jobs`,
  auth: `${IDENTITY}/admin/v2/${OF}/config`,
  googleSignIn: `${IDENTITY}/admin/v2/${OF}/defaultSupportedIdpConfigs/google.com`,
  admin: `${IDENTITY}/v1/${OF}/accounts:lookup`,
  team: `${DATABASE}/documents/settings/team`,
  appCheck: `firebaseappcheck.googleapis.com/v1/${OF}/services`,
  bucket: `storage.googleapis.com/storage/v1/b/${PROJECT}.firebasestorage.app`,
} as const;
export const secretAt = (name: string) =>
  `secretmanager.googleapis.com/v1/${OF}/secrets/${name}/versions/latest`;

export const authConfig = {
  smsRegionConfig: { allowlistOnly: { allowedRegions: ['IN'] } },
  signIn: { email: { enabled: true }, phoneNumber: { enabled: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  authorizedDomains: ['localhost', HOST],
  notification: { sendEmail: { callbackUri: `https://${HOST}/mail/account` } },
};

/** A project with codes by SMS and these ways to sign in. */
const signInOf = (ways: object) => ({ ...authConfig, signIn: { ...authConfig.signIn, ...ways } });

/** Projects whose codes by SMS are off, or go to every country. */
export const withoutSms = { ...authConfig, signIn: { email: { enabled: true } } };
export const smsAnywhere = { ...authConfig, smsRegionConfig: {} };
export const mailsElsewhere = { ...authConfig, notification: {} };

/** A project that takes passwords and no email links. */
export const passwordsOnly = signInOf({ email: { enabled: true, passwordRequired: true } });
/** A project in which nobody can register. */
export const withoutEmail = signInOf({ email: {} });

/** The second factors in the record of the team. */
export const teamNeedsApps = {
  fields: { twoStepRoles: { arrayValue: { values: [{ stringValue: 'owner' }] } } },
};
export const withApps = {
  ...authConfig,
  mfa: { state: 'ENABLED', providerConfigs: [{ state: 'ENABLED', totpProviderConfig: {} }] },
};

/** Google's answers by path; a number is a refusal. */
export type Google = Record<string, object | number>;

const soundProject: Google = {
  [AT.billing]: { billingEnabled: true },
  [AT.apis]: { services: APIS.map((name) => ({ config: { name } })) },
  [AT.database]: database,
  [AT.indexes]: { indexes },
  [AT.ttls]: { fields: ttls },
  [AT.backupSchedules]: { backupSchedules: [schedule] },
  [AT.backups]: { backups: [backup] },
  [AT.functions]: { functions: deployed(ENVIRONMENT) },
  [AT.jobs]: { jobs },
  [AT.auth]: authConfig,
  [AT.googleSignIn]: { enabled: true },
  [AT.admin]: { users: [account] },
  [AT.appCheck]: {},
  [AT.bucket]: { location: 'ASIA-SOUTH1' },
  ...Object.fromEntries(SECRETS.map((name) => [secretAt(name), { state: 'ENABLED' }])),
};

/** The first list has pages of five, so that paging is tested. */
function paged(body: object, url: URL): object {
  if (!('indexes' in body)) return body;
  const all = body.indexes as object[];
  const from = Number(url.searchParams.get('pageToken') ?? 0);
  const next = from + 5 < all.length ? { nextPageToken: String(from + 5) } : {};
  return { indexes: all.slice(from, from + 5), ...next };
}

/** Google's APIs with one healthy project, except for the given answers. */
export function fakeGoogle(faults: Google = {}): Promise<Server> {
  const answers: Google = { ...soundProject, ...faults };
  return serve((req, res) => {
    const url = new URL(req.url ?? '', 'http://google');
    const send = (status: number, body: object) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (req.headers.authorization !== `Bearer ${TOKEN}`) {
      send(401, { error: { message: 'Request had invalid authentication credentials.' } });
      return;
    }
    const found = answers[url.pathname.slice(1)] ?? 404;
    if (typeof found === 'number') send(found, { error: { message: `Refused with ${found}.` } });
    else if (url.pathname.slice(1) === AT.admin) lookUp();
    else send(200, paged(found, url));

    function lookUp() {
      let body = '';
      req.on('data', (chunk: Buffer) => (body += chunk.toString()));
      req.on('end', () => {
        const { email } = JSON.parse(body) as { email: string[] };
        send(200, email[0] === store.adminEmail ? (found as object) : {});
      });
    }
  });
}

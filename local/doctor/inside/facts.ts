import { SECRETS } from '../../../functions/src/platform/settings';
import type { Fetched, Google } from './google';

export interface IndexField {
  fieldPath: string;
  order?: string;
  arrayConfig?: string;
}
export interface StoredIndex {
  /** Ends in `/collectionGroups/{id}/indexes/{id}`. */
  name: string;
  queryScope: string;
  fields: IndexField[];
  state: string;
}
export interface DeployedFunction {
  name: string;
  state: string;
  buildConfig?: { runtime?: string };
  serviceConfig?: {
    environmentVariables?: Record<string, string>;
    secretEnvironmentVariables?: { key: string }[];
  };
}
export interface SchedulerJob {
  name: string;
  state: string;
  lastAttemptTime?: string;
  status?: { code?: number };
}
export interface AuthConfig {
  /** `passwordRequired`: an email link alone does not sign in. */
  signIn?: {
    email?: { enabled?: boolean; passwordRequired?: boolean };
    phoneNumber?: { enabled?: boolean };
  };
  /** The countries to which SMS are sent. */
  smsRegionConfig?: { allowlistOnly?: { allowedRegions?: string[] } };
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
  authorizedDomains?: string[];
  /** `callbackUri`: the page that the links of Firebase's mails open. */
  notification?: { sendEmail?: { callbackUri?: string } };
  /** Second factors; `totpProviderConfig` is that of authenticator apps. */
  mfa?: { state?: string; providerConfigs?: { state?: string; totpProviderConfig?: object }[] };
}
/** The roles that need a second factor, of the record of the team. */
interface TwoStep {
  fields?: { twoStepRoles?: { arrayValue?: { values?: { stringValue?: string }[] } } };
}
export interface BackupSchedule {
  name?: string;
  createTime?: string;
  /** Such as `604800s`. */
  retention?: string;
  dailyRecurrence?: object;
  weeklyRecurrence?: object;
}
export interface Backup {
  /** The database of the backup. */
  database: string;
  snapshotTime: string;
  state: string;
}
interface Database {
  type?: string;
  databaseEdition?: string;
  locationId?: string;
  pointInTimeRecoveryEnablement?: string;
}
interface Account {
  emailVerified?: boolean;
  disabled?: boolean;
  /** The claims as JSON. */
  customAttributes?: string;
}

/** The facts that Google tells the owner of a project. */
export interface InsideFacts {
  project: string;
  askedAt: Date;
  billing: Fetched<{ billingEnabled?: boolean }>;
  apis: Fetched<{ config: { name: string } }[]>;
  database: Fetched<Database>;
  indexes: Fetched<StoredIndex[]>;
  ttls: Fetched<{ name: string; ttlConfig?: { state?: string } }[]>;
  backupSchedules: Fetched<BackupSchedule[]>;
  backups: Fetched<Backup[]>;
  /** The newest version of each secret. */
  secrets: Readonly<Record<string, Fetched<{ state?: string }>>>;
  functions: Fetched<DeployedFunction[]>;
  jobs: Fetched<SchedulerJob[]>;
  auth: Fetched<AuthConfig>;
  googleSignIn: Fetched<{ enabled?: boolean }>;
  admin: Fetched<{ users?: Account[] }>;
  twoStep: Fetched<TwoStep>;
  appCheck: Fetched<{ name: string; enforcementMode?: string }[]>;
  bucket: Fetched<{ location?: string }>;
}

export const REGION = 'asia-south1';
const FIRESTORE = 'firestore.googleapis.com';
const IDENTITY = 'identitytoolkit.googleapis.com';

const databaseAt = (project: string) => `/v1/projects/${project}/databases/(default)`;

/** Reads the composite indexes of a project's database. */
export const readIndexes = ({ list }: Google, project: string): Promise<Fetched<StoredIndex[]>> =>
  list<StoredIndex>(FIRESTORE, `${databaseAt(project)}/collectionGroups/-/indexes`, 'indexes');

/** Reads the facts of a project. It changes nothing and reads no secret's value. */
export async function readInside(
  google: Google,
  project: string,
  adminEmail: string,
  askedAt: Date,
): Promise<InsideFacts> {
  const { get, list, post } = google;
  const of = `projects/${project}`;
  const database = databaseAt(project);
  const here = `${of}/locations/${REGION}`;
  const asked = {
    billing: get<{ billingEnabled?: boolean }>('cloudbilling.googleapis.com', `/v1/${of}/billingInfo`),
    apis: list<{ config: { name: string } }>(
      'serviceusage.googleapis.com',
      `/v1/${of}/services?filter=state:ENABLED&pageSize=200`,
      'services',
    ),
    database: get<Database>(FIRESTORE, database),
    indexes: readIndexes(google, project),
    ttls: list<{ name: string }>(
      FIRESTORE,
      `${database}/collectionGroups/-/fields?filter=${encodeURIComponent('ttlConfig:*')}`,
      'fields',
    ),
    backupSchedules: list<BackupSchedule>(FIRESTORE, `${database}/backupSchedules`, 'backupSchedules'),
    backups: list<Backup>(FIRESTORE, `/v1/${of}/locations/-/backups`, 'backups'),
    functions: list<DeployedFunction>('cloudfunctions.googleapis.com', `/v2/${here}/functions`, 'functions'),
    jobs: list<SchedulerJob>('cloudscheduler.googleapis.com', `/v1/${here}/jobs`, 'jobs'),
    auth: get<AuthConfig>(IDENTITY, `/admin/v2/${of}/config`),
    googleSignIn: get<{ enabled?: boolean }>(
      IDENTITY,
      `/admin/v2/${of}/defaultSupportedIdpConfigs/google.com`,
    ),
    admin: post<{ users?: Account[] }>(IDENTITY, `/v1/${of}/accounts:lookup`, { email: [adminEmail] }),
    twoStep: get<TwoStep>(FIRESTORE, `${database}/documents/settings/team?mask.fieldPaths=twoStepRoles`),
    appCheck: list<{ name: string }>('firebaseappcheck.googleapis.com', `/v1/${of}/services`, 'services'),
  };
  const secrets = await Promise.all(
    SECRETS.map(async (name) => {
      const version = `/v1/${of}/secrets/${name}/versions/latest`;
      return [name, await get<{ state?: string }>('secretmanager.googleapis.com', version)] as const;
    }),
  );
  const functions = await asked.functions;
  const settings = deployedSettings(functions.body ?? []);
  const bucket = settings['STORAGE_BUCKET'] || `${project}.firebasestorage.app`;
  return {
    project,
    askedAt,
    billing: await asked.billing,
    apis: await asked.apis,
    database: await asked.database,
    indexes: await asked.indexes,
    ttls: await asked.ttls,
    backupSchedules: await asked.backupSchedules,
    backups: await asked.backups,
    secrets: Object.fromEntries(secrets),
    functions,
    jobs: await asked.jobs,
    auth: await asked.auth,
    googleSignIn: await asked.googleSignIn,
    admin: await asked.admin,
    twoStep: await asked.twoStep,
    appCheck: await asked.appCheck,
    bucket: await get('storage.googleapis.com', `/storage/v1/b/${bucket}`),
  };
}

/** The settings of the deployed functions. */
export const deployedSettings = (functions: readonly DeployedFunction[]): Record<string, string> =>
  Object.assign(
    {},
    ...functions.map(({ serviceConfig }) => serviceConfig?.environmentVariables ?? {}),
  ) as Record<string, string>;

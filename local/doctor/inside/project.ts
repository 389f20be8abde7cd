import { SECRETS, settings, type Setting } from '../../../functions/src/platform/settings';
import { neededSecrets } from '../../../functions/src/composition/startup/neededSecrets';
import { ok, problem, skipped, type Finding } from '../finding';
import { deployedSettings, REGION, type InsideFacts } from './facts';
import { look } from './judge';

/** The functions that functions/src/composition/startup/declared.ts deploys. */
export const FUNCTIONS = ['payment', 'nimbus', 'admin', 'pictures', 'shop', 'pages', 'reconcile', 'mail'];
const JOBS = ['reconcile', 'mail'];
/** The Google APIs that the shop needs. */
export const APIS = [
  'cloudfunctions.googleapis.com',
  'run.googleapis.com',
  'cloudbuild.googleapis.com',
  'artifactregistry.googleapis.com',
  'cloudscheduler.googleapis.com',
  'secretmanager.googleapis.com',
  'firestore.googleapis.com',
  'firebasehosting.googleapis.com',
  'firebaserules.googleapis.com',
  'identitytoolkit.googleapis.com',
  'securetoken.googleapis.com',
  'storage.googleapis.com',
];

const DEPLOY = 'Run `npx firebase deploy`.';
const NO_PROJECT = { text: 'There is no such project.', todo: 'Check the id after --project.' };
const idOf = (name: string) => name.split('/').at(-1) ?? '';

/** A setting of the deployed functions; null when Google does not show them, or there are none. */
function settingReader({ functions }: InsideFacts): ((name: Setting) => string) | null {
  if (functions.body === null || functions.body.length === 0) return null;
  const deployed = deployedSettings(functions.body);
  return (name) => deployed[name] || settings[name];
}
const UNKNOWN_SETTINGS = 'Google shows no deployed function, so the settings are not known.';

export const checkPlan = ({ billing, project }: InsideFacts): Finding[] =>
  look(billing, {
    check: 'Plan',
    fine: 'The project is on the Blaze plan.',
    missing: NO_PROJECT,
    wrong: ({ billingEnabled }) => {
      if (billingEnabled === true) return [];
      const todo = `Upgrade at https://console.firebase.google.com/project/${project}/usage/details and set a budget alert.`;
      return [{ text: 'The project has no billing: functions cannot run.', todo }];
    },
  });

export const checkApis = ({ apis, project }: InsideFacts): Finding[] =>
  look(apis, {
    check: 'APIs',
    fine: `All ${APIS.length} are enabled.`,
    missing: NO_PROJECT,
    wrong: (enabled) => {
      const names = new Set(enabled.map(({ config }) => config.name));
      const off = APIS.filter((name) => !names.has(name));
      if (off.length === 0) return [];
      const todo = `Run \`gcloud services enable ${off.join(' ')} --project=${project}\`.`;
      return [{ text: `${off.join(', ')} ${off.length === 1 ? 'is' : 'are'} off.`, todo }];
    },
  });

export const checkFunctions = ({ functions }: InsideFacts): Finding[] =>
  look(functions, {
    check: 'Functions',
    fine: `All ${FUNCTIONS.length} run in ${REGION}.`,
    missing: NO_PROJECT,
    wrong: (deployed) => {
      const states = new Map(deployed.map(({ name, state }) => [idOf(name), state]));
      return FUNCTIONS.flatMap((name) => {
        const state = states.get(name);
        if (state === 'ACTIVE') return [];
        if (state === undefined) return [{ text: `\`${name}\` is not deployed.`, todo: DEPLOY }];
        return [{ text: `\`${name}\` is ${state} and does not answer.`, todo: DEPLOY }];
      });
    },
  });

export const checkJobs = ({ jobs }: InsideFacts): Finding[] =>
  look(jobs, {
    check: 'Scheduled jobs',
    fine: 'The reconciler and the mail function run every minute.',
    missing: NO_PROJECT,
    wrong: (stored) =>
      JOBS.flatMap((name) => {
        const job = stored.find((one) => idOf(one.name).startsWith(`firebase-schedule-${name}-`));
        if (!job) return [{ text: `\`${name}\` has no schedule and never runs.`, todo: DEPLOY }];
        if (job.state !== 'ENABLED')
          return [
            { text: `\`${name}\` is ${job.state} and does not run.`, todo: 'Resume it in Cloud Scheduler.' },
          ];
        if ((job.status?.code ?? 0) === 0) return [];
        const todo = `Read the log: \`npx firebase functions:log --only ${name}\`.`;
        return [{ text: `The last run of \`${name}\` failed.`, todo }];
      }),
  });

export function checkSecrets(facts: InsideFacts): Finding[] {
  const read = settingReader(facts);
  if (read === null) return [skipped('Secrets', UNKNOWN_SETTINGS)];
  const needed = neededSecrets(SECRETS, read);
  if (needed.length === 0) return [ok('Secrets', 'The settings call for none.')];
  return needed.flatMap((name) => {
    const todo = `Run \`npx firebase functions:secrets:set ${name}\` and deploy.`;
    const version = facts.secrets[name] ?? { status: 404, body: null, problem: '' };
    return look(version, {
      check: 'Secrets',
      fine: `${name} is set.`,
      missing: { text: `${name} is not set.`, todo },
      wrong: ({ state }) =>
        state === 'ENABLED'
          ? []
          : [{ text: `The newest version of ${name} is ${state ?? 'unreadable'}.`, todo }],
    });
  });
}

export function checkMail(facts: InsideFacts): Finding[] {
  const read = settingReader(facts);
  if (read === null) return [skipped('Mail', UNKNOWN_SETTINGS)];
  if (read('MAIL_BY') === 'smtp') return [ok('Mail', 'Mails leave through the server of SMTP_URL.')];
  const todo = 'Set MAIL_BY=smtp and the secret SMTP_URL as docs/deploy.md says ("Mail"), and deploy.';
  return [problem('Mail', 'Mails wait: nobody gets a confirmation of an order.', todo)];
}

export const checkBucket = ({ bucket }: InsideFacts): Finding[] =>
  look(bucket, {
    check: 'Pictures',
    fine: `The bucket is in ${REGION}.`,
    missing: {
      text: 'There is no bucket for uploaded pictures.',
      todo: `Switch on Storage in the Firebase console with a bucket in ${REGION}, or set STORAGE_BUCKET.`,
    },
    wrong: ({ location }) => {
      if (location?.toLowerCase() === REGION) return [];
      const todo = `Make a bucket in ${REGION}, set STORAGE_BUCKET to it and deploy.`;
      return [{ text: `The bucket is in ${location ?? 'an unknown place'}: pictures load slower.`, todo }];
    },
  });

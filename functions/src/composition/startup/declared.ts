import { createRequire } from 'node:module';
import { defineSecret, defineString, select } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';
import { SECRETS, settings, type SecretName } from '../../platform/settings';
import type { job as mailJob } from '../mail';
import type { job as reconcileJob } from '../reconcile';
import type { Endpoint } from '../../platform/http/endpoint';
import { neededSecrets } from './neededSecrets';
import { PARAMS } from './params';
import { scheduled } from './scheduled';

/** The functions lie beside this file, one file each. */
const load = createRequire(__filename);

for (const { name, label, description, choices } of PARAMS) {
  const input = choices && { input: select(choices) };
  defineString(name, { default: settings[name], label, description, ...input });
}
const known = new Map(neededSecrets(SECRETS).map((name) => [name, defineSecret(name)]));
const secrets = (...names: SecretName[]) => names.flatMap((name) => known.get(name) ?? []);

const region = 'asia-south1';
const http = { region, concurrency: 80, memory: '512MiB', timeoutSeconds: 60, maxInstances: 20 } as const;

/** The endpoint of one function. */
function loadEndpoint(name: string): Endpoint {
  const { [name]: endpoint } = load(`./${name}.js`) as Partial<Record<string, Endpoint>>;
  if (!endpoint) throw new Error(`${name}.js has no function ${name}`);
  return endpoint;
}
const { job } = load('./reconcile.js') as { job: typeof reconcileJob };
const { job: sendMails } = load('./mail.js') as { job: typeof mailJob };

/** /api/payment/** */
export const payment = onRequest(
  { ...http, secrets: secrets('RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET', 'LINK_SECRET') },
  loadEndpoint('payment'),
);

/** /api/nimbus/** */
export const nimbus = onRequest(
  {
    ...http,
    secrets: secrets(
      'NIMBUSPOST_PASSWORD',
      'NIMBUSPOST_WEBHOOK_SECRET',
      'RAZORPAY_KEY_SECRET',
      'LINK_SECRET',
    ),
  },
  loadEndpoint('nimbus'),
);

/** /api/admin/**; a call may take as long as the reconciler. */
export const admin = onRequest(
  {
    ...http,
    timeoutSeconds: 300,
    maxInstances: 5,
    secrets: secrets('NIMBUSPOST_PASSWORD', 'RAZORPAY_KEY_SECRET', 'LINK_SECRET', 'VAPID_PRIVATE_KEY'),
  },
  loadEndpoint('admin'),
);

/** /api/admin/pictures, /api/reviews/photos/** and /media/**: decoding pictures needs more memory. */
export const pictures = onRequest(
  { ...http, concurrency: 16, memory: '2GiB', maxInstances: 10 },
  loadEndpoint('pictures'),
);

/** The rest of /api/** */
export const shop = onRequest(
  { ...http, secrets: secrets('NIMBUSPOST_PASSWORD', 'LINK_SECRET') },
  loadEndpoint('shop'),
);

/**
 * The shop's prerendered pages. firebase.json pins Hosting to the version that it was deployed with (`pinTag`), for which a
 * deploy refuses `minInstances`.
 */
export const pages = onRequest({ ...http, concurrency: 20 }, loadEndpoint('pages'));

/** Runs the reconciler: usually one run at a time, though Cloud Scheduler may call twice and a deploy overlaps. */
export const reconcile = scheduled(
  {
    schedule: 'every 1 minutes',
    region,
    timeoutSeconds: 300,
    memory: '512MiB',
    maxInstances: 1,
    concurrency: 1,
    secrets: secrets('NIMBUSPOST_PASSWORD', 'RAZORPAY_KEY_SECRET', 'LINK_SECRET'),
  },
  job,
);

/** Sends the mails and pushes that are due: usually one run at a time, so that the SMTP server sees few connections. */
export const mail = scheduled(
  {
    schedule: 'every 1 minutes',
    region,
    timeoutSeconds: 300,
    memory: '256MiB',
    maxInstances: 1,
    concurrency: 1,
    secrets: secrets('SMTP_URL', 'VAPID_PRIVATE_KEY'),
  },
  sendMails,
);

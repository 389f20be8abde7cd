import path from 'node:path';
import { slugOf } from '../../src/domain/text/slug';
import { store } from '../../src/domain/store';

/** The repository's root folder. */
export const ROOT = path.resolve(__dirname, '../..');

export const HOST = '127.0.0.1';
export const REGION = 'asia-south1';

/** The name that demo accounts begin with. */
export const DEMO_SLUG = slugOf(store.name);
export const DEMO_DOMAIN = `${DEMO_SLUG}.example`;

/** A `demo-` project never reaches Google: the SDKs and emulators refuse to call out for it. */
export const PROJECT_ID = 'demo-glumist';
/** The bucket that Firebase would give it. */
export const STORAGE_BUCKET = `${PROJECT_ID}.firebasestorage.app`;
export const FIREBASE_API_KEY = 'local-firebase-key';

/** Test values of the sandboxes; nothing outside this machine accepts them. */
export const razorpayKeys = {
  keyId: 'rzp_test_localshop0001',
  keySecret: 'local-razorpay-key-secret',
  webhookSecret: 'local-razorpay-webhook-secret',
} as const;

export const nimbuspostKeys = {
  email: `courier@${DEMO_DOMAIN}`,
  password: 'local-nimbuspost-password',
  apiKey: 'npk_local',
  apiSecret: 'local-nimbuspost-api-secret',
  webhookSecret: 'local-nimbuspost-webhook-secret',
} as const;

/** Signs the links in mails. */
export const linkSecret = 'local-link-secret';

export const smtpAccount = { user: 'glumist', password: 'local-smtp-password' } as const;

/** How often Cloud Scheduler runs the reconciler in production, in milliseconds. */
export const RECONCILE_INTERVAL_MS = 60 * 1000;

/** Every minute in production; shorter here, because a developer waits for the mail. */
export const MAIL_INTERVAL_MS = 5 * 1000;

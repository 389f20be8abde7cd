import type { VapidKeys } from '../../functions/src/gateways/push/vapid';
import { linkSecret, nimbuspostKeys, PROJECT_ID, razorpayKeys, STORAGE_BUCKET } from '../stack/settings';

export interface Backends {
  firestoreUrl: string;
  authUrl: string;
  razorpayUrl: string;
  nimbuspostUrl: string;
  storageUrl: string;
  /** The SMTP URL with its login; empty when no mail is sent. */
  smtpUrl: string;
  /** The push service with the shop's keys; null when no push is sent. */
  push: (VapidKeys & { url: string }) | null;
  baseUrl: string;
  /** Path of the service-account file. */
  credentials: string;
}

/** The courier settings for the dialect that `npm start` uses; the sandbox speaks all of them. */
function courierEnvironment({
  NIMBUSPOST_DIALECT: dialect = 'b2c-v1',
}: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { email, apiKey, password, apiSecret, webhookSecret } = nimbuspostKeys;
  return {
    NIMBUSPOST_DIALECT: dialect,
    NIMBUSPOST_ACCOUNT: dialect === 'partner-v2' ? apiKey : email,
    NIMBUSPOST_PASSWORD: dialect === 'partner-v2' ? apiSecret : password,
    NIMBUSPOST_WEBHOOK_SECRET: webhookSecret,
    LINK_SECRET: linkSecret,
    ...(dialect === 'b2b-cargo' ? { NIMBUSPOST_COURIER_ID: '1' } : {}),
  };
}

/** The functions' environment: the emulators, the sandboxes and their keys. */
export function functionsEnvironment(backends: Backends): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    GCLOUD_PROJECT: PROJECT_ID,
    GOOGLE_CLOUD_PROJECT: PROJECT_ID,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID }),
    GOOGLE_APPLICATION_CREDENTIALS: backends.credentials,
    FIRESTORE_EMULATOR_HOST: new URL(backends.firestoreUrl).host,
    FIREBASE_AUTH_EMULATOR_HOST: new URL(backends.authUrl).host,
    // reCAPTCHA only accepts the shop's own domain.
    APP_CHECK: 'off',
    // Locally one proxy, the hosting server, stands before a function; in the cloud there are two.
    TRUSTED_PROXY_HOPS: '1',
    SHOP_URL: backends.baseUrl,
    RAZORPAY_BASE_URL: backends.razorpayUrl,
    RAZORPAY_CHECKOUT_URL: `${backends.razorpayUrl}/v1/checkout.js`,
    RAZORPAY_KEY_ID: razorpayKeys.keyId,
    RAZORPAY_KEY_SECRET: razorpayKeys.keySecret,
    RAZORPAY_WEBHOOK_SECRET: razorpayKeys.webhookSecret,
    NIMBUSPOST_BASE_URL: backends.nimbuspostUrl,
    STORAGE_BASE_URL: backends.storageUrl,
    STORAGE_BUCKET,
    MAIL_BY: backends.smtpUrl ? 'smtp' : 'none',
    SMTP_URL: backends.smtpUrl,
    VAPID_PUBLIC_KEY: backends.push?.publicKey ?? '',
    VAPID_PRIVATE_KEY: backends.push?.privateKey ?? '',
    PUSH_SANDBOX: backends.push?.url ?? '',
    ...courierEnvironment(process.env),
  };
}

import { store } from '@/domain/store';

/** The settings and their defaults. Cloud Functions asks for them at the first deploy; here they are plain environment variables. */
export const settings = {
  /** Public: every browser has it. It keeps noise out, and proves nothing of who calls. */
  API_KEY: store.apiKey,
  /** The shop's own address, for links in mails; empty: the address that Firebase Hosting gives the project. */
  SHOP_URL: '',
  /** b2c-v1, b2b-cargo or partner-v2: which of NimbusPost's APIs the account is for. */
  NIMBUSPOST_DIALECT: 'b2c-v1',
  /** Empty: the dialect's own address. */
  NIMBUSPOST_BASE_URL: '',
  /** b2c-v1 and b2b-cargo log in with it and NIMBUSPOST_PASSWORD. */
  NIMBUSPOST_EMAIL: '',
  /** partner-v2: npk_…, whose secret half is NIMBUSPOST_PASSWORD. */
  NIMBUSPOST_API_KEY: '',
  /** The warehouse's name at NimbusPost; for partner-v2 its id there. */
  NIMBUSPOST_WAREHOUSE: store.name,
  NIMBUSPOST_PICKUP_PINCODE: '560025',
  /** The courier that takes every parcel. b2b-cargo asks for one; elsewhere, empty, NimbusPost chooses. */
  NIMBUSPOST_COURIER_ID: '',
  /** X-Hmac-SHA256 (base64) or x-nimbus-signature (hex); empty: the one that the dialect's accounts use. */
  NIMBUSPOST_WEBHOOK_HEADER: '',
  /** Empty: Pay Online is not offered. A key that begins with rzp_test_ moves no real money. */
  RAZORPAY_KEY_ID: '',
  RAZORPAY_BASE_URL: 'https://api.razorpay.com',
  RAZORPAY_CHECKOUT_URL: 'https://checkout.razorpay.com/v1/checkout.js',
  /** The bucket of the pictures; empty: the one that Firebase gives the project. */
  STORAGE_BUCKET: '',
  STORAGE_BASE_URL: 'https://storage.googleapis.com',
  /** Calls that one address or person may make at once, and how many come back each second (docs/adr/0027). */
  RATE_LIMIT_BURST: '60',
  RATE_LIMIT_PER_SECOND: '20',
  /** The same for pictures, of which a page has many. */
  PICTURES_BURST: '300',
  PICTURES_PER_SECOND: '60',
  /** Messages that one address may write at once, and how many an hour after that. */
  MESSAGES_BURST: '10',
  MESSAGES_PER_HOUR: '30',
  /** Openings of the checkout that are counted of one person at once, and how many an hour after that. */
  CHECKOUTS_BURST: '10',
  CHECKOUTS_PER_HOUR: '30',
  /** How often one person may ask for their data, or to be deleted, at once, and how many times an hour after that. */
  ACCOUNT_BURST: '10',
  ACCOUNT_PER_HOUR: '20',
  /** With a site key in store.ts: enforce, watch (log what would be refused) or off. */
  APP_CHECK: 'enforce',
  /** How many proxies append to X-Forwarded-For before a function; auto: those whose networks are known (http/proxies.ts). */
  TRUSTED_PROXY_HOPS: 'auto',
  /** Networks of further proxies, separated by commas, as `npm run measure-hops` names them. */
  TRUSTED_PROXIES: '',
  /** What Fastly-Client-IP is worth: fallback, prefer (where it was measured to be unforgeable) or ignore. */
  FASTLY_CLIENT_IP: 'fallback',
} as const;

export type Setting = keyof typeof settings;

/** A setting's value at run time. */
export function setting(name: Setting): string {
  return process.env[name] || settings[name];
}

/** A setting that is a number; the default where it is not one. */
export function numberSetting(name: Setting): number {
  const value = Number(setting(name));
  return Number.isFinite(value) && value >= 0 ? value : Number(settings[name]);
}

/** The shop's address, without a slash at its end. */
export function shopUrl(): string {
  const url = setting('SHOP_URL') || `https://${process.env.GCLOUD_PROJECT ?? ''}.web.app`;
  return url.replace(/\/+$/, '');
}

/** The bucket that keeps what the admin uploads. */
export function storageBucket(): string {
  return setting('STORAGE_BUCKET') || `${process.env.GCLOUD_PROJECT ?? ''}.firebasestorage.app`;
}

export const SECRETS = [
  'NIMBUSPOST_PASSWORD',
  'NIMBUSPOST_WEBHOOK_SECRET',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
] as const;
export type SecretName = (typeof SECRETS)[number];

/** A secret's value at run time: only a function that declares it finds one, every other an empty text. */
export function secret(name: SecretName): string {
  return process.env[name] ?? '';
}

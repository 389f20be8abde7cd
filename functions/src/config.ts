import { defineSecret, defineString } from 'firebase-functions/params';
import { store } from '@/domain/store';

/** Cloud Functions asks for these at the first deploy; on one machine they are plain environment variables. */
const settings = {
  API_KEY: store.apiKey,
  /** The shop's own address, for links in mails; empty: the address that Firebase Hosting gives the project. */
  SHOP_URL: '',
  NIMBUSPOST_DIALECT: 'b2c-v1',
  NIMBUSPOST_BASE_URL: 'https://api.nimbuspost.com',
  NIMBUSPOST_EMAIL: '',
  NIMBUSPOST_WAREHOUSE: store.name,
  NIMBUSPOST_PICKUP_PINCODE: '560025',
  /** X-Hmac-SHA256 (base64; accounts of v1) or x-nimbus-signature (hex; accounts of Partner v2). */
  NIMBUSPOST_WEBHOOK_HEADER: 'X-Hmac-SHA256',
  /** Empty: Pay Online is not offered. A key that begins with rzp_test_ moves no real money. */
  RAZORPAY_KEY_ID: '',
  RAZORPAY_BASE_URL: 'https://api.razorpay.com',
  RAZORPAY_CHECKOUT_URL: 'https://checkout.razorpay.com/v1/checkout.js',
  /** Calls that one address or person may make at once, and how many come back each second. */
  RATE_LIMIT_BURST: '200',
  RATE_LIMIT_PER_SECOND: '20',
  /** Messages that one address may write at once, and how many an hour after that. */
  MESSAGES_BURST: '10',
  MESSAGES_PER_HOUR: '30',
  /** How often one person may ask for their data, or to be deleted, at once, and how many times an hour after that. */
  ACCOUNT_BURST: '10',
  ACCOUNT_PER_HOUR: '20',
  /** Proxies that append to X-Forwarded-For before a function: Hosting's and Google's. */
  TRUSTED_PROXY_HOPS: '2',
} as const;

export type Setting = keyof typeof settings;

for (const [name, value] of Object.entries(settings)) defineString(name, { default: value });

export const nimbuspostPassword = defineSecret('NIMBUSPOST_PASSWORD');
export const nimbuspostWebhookSecret = defineSecret('NIMBUSPOST_WEBHOOK_SECRET');
export const razorpayKeySecret = defineSecret('RAZORPAY_KEY_SECRET');
export const razorpayWebhookSecret = defineSecret('RAZORPAY_WEBHOOK_SECRET');

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

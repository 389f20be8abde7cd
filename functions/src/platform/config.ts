import { settings, type SecretName, type Setting } from './settings';

/** A setting's value at run time. */
export function setting(name: Setting): string {
  return process.env[name] || settings[name];
}

/** A setting that is a number; the default where it is not one. */
export function numberSetting(name: Setting): number {
  const value = Number(setting(name));
  return Number.isFinite(value) && value >= 0 ? value : Number(settings[name]);
}

/** The shop's address, without a trailing slash. */
export function shopUrl(): string {
  const url = setting('SHOP_URL') || `https://${process.env.GCLOUD_PROJECT ?? ''}.web.app`;
  return url.replace(/\/+$/, '');
}

/** Whether the shop has a payment provider, by its settings. */
export const takesOnlinePayments = (read: (name: Setting) => string = setting): boolean =>
  read('RAZORPAY_KEY_ID') !== '';

/** The bucket of the admin's uploads. */
export function storageBucket(): string {
  return setting('STORAGE_BUCKET') || `${process.env.GCLOUD_PROJECT ?? ''}.firebasestorage.app`;
}

/**
 * A secret's value at run time; empty in a function that does not declare it. One that was piped into
 * `firebase functions:secrets:set` was stored with the end of its line.
 */
export function secret(name: SecretName): string {
  return (process.env[name] ?? '').replace(/[\r\n]+$/, '');
}

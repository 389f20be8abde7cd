import { setting, takesOnlinePayments } from '../../platform/config';
import { NO_COURIER } from '../../gateways/noCourier';
import type { SecretName, Setting } from '../../platform/settings';

type Read = (name: Setting) => string;
const hasCourier = (read: Read) => read('NIMBUSPOST_DIALECT') !== NO_COURIER;
const pushes = (read: Read) => read('VAPID_PUBLIC_KEY') !== '';
const sendsMail = (read: Read) => read('MAIL_BY') === 'smtp';

/** When a shop needs a secret at all. */
const NEEDED: Record<SecretName, (read: Read) => boolean> = {
  RAZORPAY_KEY_SECRET: takesOnlinePayments,
  RAZORPAY_WEBHOOK_SECRET: takesOnlinePayments,
  NIMBUSPOST_PASSWORD: hasCourier,
  NIMBUSPOST_WEBHOOK_SECRET: hasCourier,
  SMTP_URL: sendsMail,
  LINK_SECRET: (read) => hasCourier(read) || sendsMail(read),
  VAPID_PRIVATE_KEY: pushes,
};

/**
 * The secrets that the shop's settings need. The deploy loads the functions with functions/.env.<project> in their
 * environment, and refuses to go on while a declared secret is missing.
 */
export const neededSecrets = (names: readonly SecretName[], read: Read = setting): SecretName[] =>
  names.filter((name) => NEEDED[name](read));

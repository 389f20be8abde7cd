import { store } from '@/domain/store';

/**
 * The settings and their values. A line NAME=value in functions/.env.<project> overrides one; the few that differ from shop to
 * shop are the deploy's questions (composition/startup/params.ts). On one machine `npm start` sets its own.
 */
export const settings = {
  /** Public: every browser has it. It keeps out noise and proves nothing about the caller. */
  API_KEY: store.apiKey,
  /** The shop's own address, for links in mails; empty: the project's address at Firebase Hosting. */
  SHOP_URL: store.url,
  /** The NimbusPost API that the account is for: b2c-v1, b2b-cargo or partner-v2; none: no courier yet, orders wait. */
  NIMBUSPOST_DIALECT: 'none',
  /** Empty: the dialect's own address. */
  NIMBUSPOST_BASE_URL: '',
  /** Email address of the account (b2c-v1, b2b-cargo) or public half of the key, npk_… (partner-v2). */
  NIMBUSPOST_ACCOUNT: '',
  /** The warehouse's name at NimbusPost; for partner-v2 its id there. */
  NIMBUSPOST_WAREHOUSE: store.name,
  NIMBUSPOST_PICKUP_PINCODE: '560025',
  /** The courier that takes every parcel. b2b-cargo needs one; elsewhere, empty lets NimbusPost choose. */
  NIMBUSPOST_COURIER_ID: '',
  /** X-Hmac-SHA256 (base64) or x-nimbus-signature (hex); empty: the default of the dialect. */
  NIMBUSPOST_WEBHOOK_HEADER: '',
  /** Empty: Pay Online is not offered. A key that begins with rzp_test_ moves no real money. */
  RAZORPAY_KEY_ID: '',
  RAZORPAY_BASE_URL: 'https://api.razorpay.com',
  RAZORPAY_CHECKOUT_URL: 'https://checkout.razorpay.com/v1/checkout.js',
  /** The bucket of the pictures; empty: the project's default bucket. */
  STORAGE_BUCKET: '',
  STORAGE_BASE_URL: 'https://storage.googleapis.com',
  /** smtp: mails leave through the server of the secret SMTP_URL; none: they wait. */
  MAIL_BY: 'none',
  /** The public half of the pair that names the shop to push services; empty: no pushes to the team. */
  VAPID_PUBLIC_KEY: '',
  /** The origin of the push service of `npm start`; empty everywhere else. */
  PUSH_SANDBOX: '',
  /** Calls that one address or person may make at once, and how many are added each second (docs/adr/0027). */
  RATE_LIMIT_BURST: '60',
  RATE_LIMIT_PER_SECOND: '20',
  /** The same for pictures, of which a page has many. */
  PICTURES_BURST: '300',
  PICTURES_PER_SECOND: '60',
  /** Messages that one address may send at once, and how many are added each hour. */
  MESSAGES_BURST: '10',
  MESSAGES_PER_HOUR: '30',
  /** Checkout openings of one person that are counted at once, and how many are added each hour. */
  CHECKOUTS_BURST: '10',
  CHECKOUTS_PER_HOUR: '30',
  /** Requests for one's data or deletion that one person may make at once, and how many are added each hour. */
  ACCOUNT_BURST: '10',
  ACCOUNT_PER_HOUR: '20',
  /** Reviews and questions that one person may save, find helpful or report at once, and how many are added each hour. */
  REVIEWS_BURST: '20',
  REVIEWS_PER_HOUR: '60',
  /** Photos that one person may send for their reviews at once, and how many are added each hour. */
  PHOTOS_BURST: '16',
  PHOTOS_PER_HOUR: '24',
  /** Answers by one link of a mail, at once and each hour. */
  LINKS_BURST: '6',
  LINKS_PER_HOUR: '20',
  /** Looks at an order by one link of its mails, at once and each hour. */
  ORDER_VIEWS_BURST: '30',
  ORDER_VIEWS_PER_HOUR: '120',
  /** Look-ups of an order, of one caller or for one address, at once and each hour. */
  LOOKUPS_BURST: '5',
  LOOKUPS_PER_HOUR: '10',
  /** PIN codes about which the courier is asked for one address, at once and each hour. */
  PINCODES_BURST: '60',
  PINCODES_PER_HOUR: '900',
  /** Requests to hear of a product, of one caller, at once and each hour. */
  ALERTS_BURST: '6',
  ALERTS_PER_HOUR: '12',
  /** Links to confirm such requests that one address is sent at once, and how many are added each day. */
  ALERT_MAILS_BURST: '6',
  ALERT_MAILS_PER_DAY: '6',
  /** Gift cards bought and codes tried, by one person or from one address, at once and each hour. */
  GIFTS_BURST: '10',
  GIFTS_PER_HOUR: '30',
  /** Friends' links opened and used, by one person or from one address, at once and each hour. */
  REFERRALS_BURST: '20',
  REFERRALS_PER_HOUR: '40',
  /** Changes of their wishlist that one person may make at once, and how many are added each hour. */
  WISHLIST_BURST: '60',
  WISHLIST_PER_HOUR: '600',
  /** With a site key in store.ts: enforce, watch (log what would be refused) or off. */
  APP_CHECK: 'enforce',
  /**
   * How many proxies append to X-Forwarded-For before a function; auto: those with known networks
   * (platform/callers/proxies.ts).
   */
  TRUSTED_PROXY_HOPS: 'auto',
  /** Networks of further proxies, separated by commas, as `npm run measure-hops` reports them. */
  TRUSTED_PROXIES: '',
  /** How far Fastly-Client-IP is trusted: fallback, prefer (where measured to be unforgeable) or ignore. */
  FASTLY_CLIENT_IP: 'fallback',
} as const;

export type Setting = keyof typeof settings;

export const SECRETS = [
  'NIMBUSPOST_PASSWORD',
  'NIMBUSPOST_WEBHOOK_SECRET',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'SMTP_URL',
  'LINK_SECRET',
  'VAPID_PRIVATE_KEY',
] as const;
export type SecretName = (typeof SECRETS)[number];

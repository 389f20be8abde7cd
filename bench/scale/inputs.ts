import { CACHE_TTL_SECONDS } from '../../src/domain/traffic/freshness';

/** The cost of one unit of each thing, with the source of the figure. Milliseconds, kilobytes, documents. */
export const MEASURED = {
  /** `npm run bench -- web --only=visit`: home, cold, looked through to its end. */
  visitKb: 389,
  /** The same: the bytes of each of four further screens, mostly pictures. */
  screenKb: 48,
  /** `e2e/journeys/everyPage/reads.spec.ts`: the browser's own reads up to the checkout, and one an offer where coupons are looked at. */
  browserReads: 2,
  offers: 4,
  /** `npm run bench -- checkout`: the order's and the parcel's transactions, two lines. */
  orderReads: 12,
  orderWrites: 12,
  /** validateOffer.ts: two products, the offer and, every two seconds, all offers. */
  validateReads: 3,
  /** loadCatalogue.ts with a cached catalogue: four queries, the demo's 4 offers, 2 banners, 3 highlights, 6 reviews, three settings. */
  lookReads: 22,
  /**
   * lookUp.ts: the product and its newest reviews, 8 of a product at most in the demo. Its questions: a read at least, 1.2 on the
   * average of the demo's 40.
   */
  detailReads: 10.2,
  /** `npm run bench -- functions`, processor time of a warm call. */
  catalogueMs: 3.6,
  validateMs: 4.2,
  /** `npm run bench -- checkout`: 33.8 a second from 8 clients, the functions on one of two cores. */
  orderMs: 30,
  /** Billed time of a call including its waits for Firestore and, for an order, the courier. Assumed. */
  wallMs: { read: 60, validate: 120, order: 1500 },
} as const;

/** The behaviour of visitors; change it to your shop's own figures. */
export const BEHAVIOUR = {
  /** Screens a visit. */
  screens: 5,
  /** Shares of the visits. */
  checkout: 0.04,
  couponList: 0.3,
  order: 0.02,
  /** Calls of validate-offer a checkout. */
  validations: 3,
  /** Share of the orders that contain the best-selling product. */
  bestseller: 0.1,
  lines: 1.5,
  /** Hours a day for which the rate applies, and days a month. */
  hours: 10,
  days: 30,
  /** Products whose pages are looked at. */
  products: 1000,
  /** CDN locations that serve visitors from India. */
  places: 8,
  /** Reads and writes of an order after it is placed: parcel, tracking, invoice, sums, mail. Estimated from the transactions. */
  afterwards: { reads: 20, writes: 13 },
  /** Days from the order to the door. */
  underway: 5,
} as const;

/** Dollars. docs/SCALE.md names the sources. */
export const PRICES = {
  /** A hundred thousand. */
  reads: 0.06,
  writes: 0.18,
  /** A gigabyte. */
  transfer: 0.15,
  /** A second of a processor, and of a GiB. */
  processor: 0.0000336,
  memory: 0.0000035,
  /** A million. */
  calls: 0.4,
  rupees: 90,
} as const;

/** The free quota of a month, or of each of its days. */
export const FREE = {
  reads: 50_000 * 30,
  writes: 20_000 * 30,
  transferGb: 0.36 * 30,
  processor: 180_000,
  memory: 360_000,
  calls: 2_000_000,
} as const;

/** A second, unless it says otherwise. */
export const LIMITS = {
  /** One document, sustained (firebase.google.com/docs/firestore/best-practices). */
  document: 1,
  /** A collection with an indexed field that only grows (firebase.google.com/docs/firestore/solutions/shard-timestamp). */
  sequential: 500,
  /** One SKU, by ADR 0015, with its stock in one document. */
  sku: 0.5,
  /** checkoutOpenedRoute.ts: the documents that count checkout openings. */
  openings: 10,
  /** declared.ts */
  concurrency: 80,
  instances: 20,
  /** The reconciler's minute: 100 parcels polled, 100 invoices, 5,000 orders counted. */
  polled: 100 / 60,
  invoices: 100 / 60,
  counted: 5000 / 60,
  /** Every 15 minutes an order under way, where no webhook comes. */
  pollEvery: 900,
} as const;

/** Seconds for which a CDN location caches an answer. */
export const CDN_SECONDS = CACHE_TTL_SECONDS.cdn;

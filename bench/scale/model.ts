import { BEHAVIOUR as B, CDN_SECONDS, FREE, LIMITS, MEASURED as M, PRICES } from './inputs';

/** How often per second a cache with a TTL of `ttlSeconds` fetches an answer that is requested `rate` times per second. */
export const refills = (rate: number, ttlSeconds: number): number =>
  rate > 0 ? 1 / (ttlSeconds + 1 / rate) : 0;

export interface Load {
  /** All rates are per second. */
  visits: number;
  orders: number;
  checkouts: number;
  /** Calls that reach a function. */
  catalogueCalls: number;
  detailCalls: number;
  validations: number;
  reads: number;
  writes: number;
  megabytes: number;
  /** Processors kept busy. */
  processors: number;
  /** Instances needed, at 0.6 of a processor each. */
  instances: number;
}

const BUSY = 0.6;

/** The load of this many visits per minute. */
export function loadOf(perMinute: number): Load {
  const visits = perMinute / 60;
  const [orders, checkouts] = [visits * B.order, visits * B.checkout];
  const views = (visits * B.screens) / B.places;
  const catalogueCalls = B.places * refills(views, CDN_SECONDS);
  const detailCalls = B.places * B.products * refills(views / 2 / B.products, CDN_SECONDS);
  const validations = checkouts * B.validations;
  const processors =
    ((catalogueCalls + detailCalls) * M.catalogueMs + validations * M.validateMs + orders * M.orderMs) / 1000;
  const instances = Math.max(1, Math.ceil(processors / BUSY));
  // An instance reads at most once a second.
  const looks = Math.min(catalogueCalls, instances);
  const changes = orders * B.lines * 60;
  return {
    visits,
    orders,
    checkouts,
    catalogueCalls,
    detailCalls,
    validations,
    processors,
    instances,
    reads:
      looks * (M.lookReads + changes) +
      detailCalls * M.detailReads +
      // The opening's rate limit is a read.
      checkouts * (1 + M.browserReads + B.couponList * M.offers) +
      validations * M.validateReads +
      orders * (M.orderReads + B.afterwards.reads),
    // An opening, its rate limit and a saved cart are a write each.
    writes: checkouts * 3 + orders * (M.orderWrites + B.afterwards.writes),
    megabytes: (visits * (M.visitKb + (B.screens - 1) * M.screenKb)) / 1024,
  };
}

export interface Bill {
  reads: number;
  writes: number;
  transfer: number;
  functions: number;
  total: number;
}

/** Rupees a month beyond the free quota. Instance time is counted for each call alone, as if calls never overlapped. */
export function billOf(load: Load): Bill {
  const seconds = B.hours * 3600 * B.days;
  const paid = (amount: number, free: number) => Math.max(0, amount * seconds - free);
  const calls = load.catalogueCalls + load.detailCalls + load.validations + load.orders + load.checkouts;
  const { read, validate, order } = M.wallMs;
  const alone =
    ((load.catalogueCalls + load.detailCalls + load.checkouts) * read +
      load.validations * validate +
      load.orders * order) /
    1000;
  // Overlapping calls on one instance are billed once, up to what its processor can serve.
  const billed = Math.min(alone, Math.max(load.instances, alone / LIMITS.concurrency));
  const dollars = {
    reads: (paid(load.reads, FREE.reads) / 100_000) * PRICES.reads,
    writes: (paid(load.writes, FREE.writes) / 100_000) * PRICES.writes,
    transfer: paid(load.megabytes / 1024, FREE.transferGb) * PRICES.transfer,
    functions:
      paid(billed, FREE.processor) * PRICES.processor +
      paid(billed / 2, FREE.memory) * PRICES.memory +
      (paid(calls, FREE.calls) / 1_000_000) * PRICES.calls,
  };
  const rupees = (amount: number) => amount * PRICES.rupees;
  const { reads, writes, transfer, functions } = dollars;
  return {
    reads: rupees(reads),
    writes: rupees(writes),
    transfer: rupees(transfer),
    functions: rupees(functions),
    total: rupees(reads + writes + transfer + functions),
  };
}

export interface Pressure {
  what: string;
  /** The limit per second, and the rate at this load. */
  required: number;
  limit: number;
}

/** The first limits that a growing shop reaches. */
export function pressuresOf(load: Load): Pressure[] {
  const { orders, checkouts, instances } = load;
  const open = orders * B.hours * 3600 * B.underway;
  return [
    {
      what: 'stock and product document of the bestseller',
      required: orders * B.bestseller,
      limit: LIMITS.sku,
    },
    { what: 'products, by stockAt', required: orders * B.lines, limit: LIMITS.sequential },
    { what: 'orders, by createdAt', required: orders * 4, limit: LIMITS.sequential },
    { what: 'opened checkouts', required: checkouts, limit: LIMITS.openings * LIMITS.document },
    { what: 'orders added to daily totals', required: orders, limit: LIMITS.counted },
    { what: 'invoices issued by the reconciler', required: orders, limit: LIMITS.invoices },
    { what: 'invoice numbers of one series', required: orders, limit: LIMITS.document },
    { what: 'parcels polled, without webhooks', required: open / LIMITS.pollEvery, limit: LIMITS.polled },
    { what: 'instances of a function', required: instances, limit: LIMITS.instances },
  ];
}

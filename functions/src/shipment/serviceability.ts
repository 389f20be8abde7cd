import { DAY_MS, HOUR_MS } from '@/domain/time/calendar';
import type { ServiceabilityResponse } from '@/domain/contracts/shoppers/catalogue';
import { isPincode } from '@/domain/addresses/pincode';
import type { Courier } from '../gateways/courier';
import { badRequest, ok } from '../platform/http/answer';
import { getAsAnyone, type Route } from '../platform/http/route';
import type { SharedLimiter } from '../platform/limiter/sharedLimiter';
import type { StoreDeps } from '../platform/storeDeps';
import { messages } from './messages';
import { storeDeliveryDate } from './storeDeliveryDate';

export interface ServiceabilityDeps extends StoreDeps {
  courier: () => Courier;
  pincodeLimiter: SharedLimiter;
}

/** How long an answer counts without asking the courier again. */
const CACHE_TTL_MS = HOUR_MS;
/** How long a refusal still counts while the courier does not answer: it refuses orders. */
const REFUSAL_FALLBACK_MS = DAY_MS;
/** India has some 19,000 PIN codes. */
const MAX_CACHED = 20_000;
/** Milliseconds; a shopper is waiting. */
const TIMEOUT_MS = 4000;

interface CachedAnswer {
  answer: ServiceabilityResponse;
  /** Unix milliseconds. */
  at: number;
}

/** The answer without the courier's: an earlier one, or that it delivers. An old no refuses no order. */
function answerWithoutCourier(pincode: string, cached: CachedAnswer | undefined, at: number) {
  const assumed: ServiceabilityResponse = { pincode, deliverable: true, cod: true, by: null };
  if (!cached) return assumed;
  const isYes = cached.answer.deliverable && cached.answer.cod;
  return isYes || at - cached.at < REFUSAL_FALLBACK_MS ? cached.answer : assumed;
}

/** Whether an address has asked too often. Without Firestore nothing is counted, and the courier is asked. */
async function isOverLimit({ pincodeLimiter, now, log }: ServiceabilityDeps, address: string) {
  try {
    return (await pincodeLimiter.take(address, now())) > 0;
  } catch (error) {
    log('pincodes.not_counted', { problem: String(error) }, 'WARNING');
    return false;
  }
}

/**
 * GET /api/serviceability?pincode=: whether a courier delivers there. An outage never reads as "not deliverable". A caller
 * who asks for ever more PIN codes is answered without the courier, whose account also books and tracks.
 */
export function serviceability(deps: ServiceabilityDeps): Route {
  const { courier, now } = deps;
  const cache = new Map<string, CachedAnswer>();

  return getAsAnyone('/api/serviceability', { key: true }, async ({ query, address }) => {
    const pincode = query.get('pincode')?.trim() ?? '';
    if (!isPincode(pincode)) return badRequest('pincode', messages.wrongPincode);
    const at = now().getTime();
    const stored = cache.get(pincode);
    if (stored && at - stored.at < CACHE_TTL_MS) return ok(stored.answer);
    const fallback = answerWithoutCourier(pincode, stored, at);
    if (await isOverLimit(deps, address)) return { ...ok(fallback), log: { problem: 'Too many PIN codes' } };
    const reply = await courier().serviceability(pincode, AbortSignal.timeout(TIMEOUT_MS));
    if (reply.kind === 'unavailable') return { ...ok(fallback), log: { problem: reply.problem } };
    const { deliverable, cod, by } = reply;
    const answer: ServiceabilityResponse = { pincode, deliverable, cod, by };
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(pincode, { answer, at });
    if (by) await storeDeliveryDate(deps, pincode, by);
    return ok(answer);
  });
}

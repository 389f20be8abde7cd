import type { ServiceabilityResponse } from '@/domain/contracts/catalogue';
import { isPincode } from '@/domain/addresses/pincode';
import type { Firestore } from 'firebase-admin/firestore';
import type { Courier } from '../gateways/courier';
import { ok, refuse } from '../platform/http/answer';
import type { Log } from '../platform/log';
import { read, type Route } from '../platform/http/route';
import { noteDeliveryDate } from './storeDeliveryDate';

export interface ServiceabilityDeps {
  db: () => Promise<Firestore>;
  log: Log;
  courier: () => Courier;
  now: () => Date;
}

/** Milliseconds for which an answer is kept. */
const KEPT = 60 * 60 * 1000;
/** India has some 19,000 PIN codes. */
const MAX_KEPT = 20_000;
/** Milliseconds; a shopper is waiting. */
const PATIENCE = 4000;

/** GET /api/serviceability?pincode=: whether a courier delivers there. An outage never reads as "not deliverable". */
export function serviceability(deps: ServiceabilityDeps): Route {
  const { courier, now } = deps;
  const known = new Map<string, { answer: ServiceabilityResponse; at: number }>();

  return read('/api/serviceability', { key: true }, async ({ query }) => {
    const pincode = query.get('pincode')?.trim() ?? '';
    if (!isPincode(pincode)) {
      return refuse(400, 'bad_request', 'Please enter a valid 6-digit PIN code', { field: 'pincode' });
    }
    const at = now().getTime();
    const kept = known.get(pincode);
    if (kept && at - kept.at < KEPT) return ok(kept.answer);
    const asked = await courier().serviceability(pincode, AbortSignal.timeout(PATIENCE));
    if (asked.kind === 'unavailable') {
      const hopeful: ServiceabilityResponse = { pincode, deliverable: true, cod: true, by: null };
      // An old answer is better than a hopeful one.
      return { ...ok(kept?.answer ?? hopeful), log: { problem: asked.problem } };
    }
    const { deliverable, cod, by } = asked;
    const answer: ServiceabilityResponse = { pincode, deliverable, cod, by };
    if (known.size >= MAX_KEPT) known.clear();
    known.set(pincode, { answer, at });
    if (by) await noteDeliveryDate(deps, pincode, by);
    return ok(answer);
  });
}

import { DAY_MS, MINUTE_MS } from '@/domain/time/calendar';
import type { Shipment } from '../order/order';

/** Milliseconds between status requests about the same parcel. */
export const POLL_PAUSE_MS = 15 * MINUTE_MS;
/** The same for a lost parcel, which hardly ever turns up. */
export const LOST_PAUSE_MS = DAY_MS;
const FIRST_RETRY_MS = MINUTE_MS;

/**
 * The time of the last status request, by which the poller sorts parcels (ISO), and the number of requests
 * since the last answer.
 */
export interface PollState {
  checkedAt: string;
  asksInVain: number;
}

/**
 * After a status request without an answer: the next one is after 1, 2, 4 … at most 15 minutes, and comes
 * after parcels that were not asked about meanwhile.
 */
export function afterFailedPoll(asksInVain: number, now: Date): PollState {
  const waitMs = Math.min(FIRST_RETRY_MS * 2 ** asksInVain, POLL_PAUSE_MS);
  return {
    checkedAt: new Date(now.getTime() - POLL_PAUSE_MS + waitMs).toISOString(),
    asksInVain: asksInVain + 1,
  };
}

/**
 * After an answer. The poller asks again once its pause is over, so a longer pause is stored as a later
 * time.
 */
export const afterPoll = (isLost: boolean, now: Date): PollState => ({
  checkedAt: new Date(now.getTime() + (isLost ? LOST_PAUSE_MS - POLL_PAUSE_MS : 0)).toISOString(),
  asksInVain: 0,
});

/** The shipment after a status request about a parcel; null where the order has another parcel by now. */
export function withPoll(
  shipment: Shipment,
  awb: string,
  { checkedAt, asksInVain }: PollState,
): Shipment | null {
  if (shipment.awb !== awb) return null;
  const isCounted = asksInVain !== (shipment.asksInVain ?? 0);
  return { ...shipment, checkedAt, ...(isCounted ? { asksInVain } : {}) };
}

import { LOST_ANSWER_MS } from '@/domain/orders/shipment/booking';
import type { Shipment } from '@/domain/orders/order/order';
import type { BookOutcome, Unavailable } from '../gateways/courier';

/** The outcome of an attempt; `unseen` when not even the look-up was answered, so that nothing was booked. */
export type AttemptOutcome = BookOutcome | (Unavailable & { unseen: true });

/** Until the next attempt, by number of attempts. The reconciler runs every minute. */
const RETRY_DELAYS_S = [0, 30, 120, 300, 600, 1200, 2400];
const LONGEST_DELAY_S = 3600;
/** Jitter: up to this share is added, so that orders that failed together are not retried together. */
const JITTER = 0.2;
/** A courier that refuses this often will not change its mind: the team has to act. */
const MAX_REFUSALS = 10;
const MAX_PROBLEM = 300;

/** When to try again after `attempts` attempts. `random` is from 0 up to 1. */
export function nextAttemptAt(
  attempts: number,
  kind: 'refused' | 'unavailable' | 'unknown',
  now: Date,
  random: number,
): Date {
  const planned = RETRY_DELAYS_S[attempts - 1] ?? LONGEST_DELAY_S;
  // After a lost answer the courier may still be booking, so the retry waits until it has finished.
  const seconds = kind === 'unknown' ? Math.max(planned, LOST_ANSWER_MS / 1000) : planned;
  return new Date(now.getTime() + seconds * 1000 * (1 + JITTER * random));
}

/**
 * Until when a lost request may still arrive after this attempt (ISO); empty when the outcome is certain. A refusal says
 * nothing of an earlier request that is still on its way.
 */
function unsureUntil(shipment: Shipment, outcome: AttemptOutcome, now: Date): string {
  if (outcome.kind === 'booked') return '';
  if (outcome.kind === 'unknown') return new Date(now.getTime() + LOST_ANSWER_MS).toISOString();
  const before = shipment.unsureUntil ?? shipment.nextAttemptAt;
  return 'unseen' in outcome || before > now.toISOString() ? before : '';
}

/** The shipment after an attempt to book it. */
export function nextShipment(before: Shipment, outcome: AttemptOutcome, now: Date, random: number): Shipment {
  const { hasNoCourier: _, ...known } = before;
  const shipment: Shipment = { ...known, bookingUntil: '', unsureUntil: unsureUntil(before, outcome, now) };
  if (outcome.kind === 'booked') {
    const { awb, courier, trackingUrl, label } = outcome;
    return {
      ...shipment,
      awb,
      courier,
      trackingUrl,
      label,
      status: 'booked',
      problem: '',
      nextAttemptAt: '',
      checkedAt: now.toISOString(),
    };
  }
  if (outcome.kind === 'unavailable' && outcome.isNone) shipment.hasNoCourier = true;
  const problem = outcome.problem.slice(0, MAX_PROBLEM);
  if (outcome.kind === 'refused' && shipment.attempts >= MAX_REFUSALS) {
    return { ...shipment, problem, status: 'failed', nextAttemptAt: '' };
  }
  const at = nextAttemptAt(shipment.attempts, outcome.kind, now, random);
  return { ...shipment, problem, nextAttemptAt: at.toISOString() };
}

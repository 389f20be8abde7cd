import type { UndeliveredReason } from '../order/undelivered';
import { troubleOf } from '../shipment/parcelTrouble';
import { normaliseStatus } from '../shipment/tracking';

/** A courier's report of a parcel in trouble. */
export type CourierReport =
  { kind: 'failed'; reason: UndeliveredReason; said: string } | { kind: 'lost' | 'damaged'; said: string };

/** Stored characters of the courier's words. */
export const MAX_SAID = 140;

/**
 * Patterns of couriers' reasons for a failed attempt, most reliable first. The words are free text;
 * unmatched text counts as 'other' and is shown unchanged.
 */
const REASONS: readonly [reason: UndeliveredReason, words: RegExp][] = [
  ['cash', /\b(cash|cod|amount|payment)\b.*\bnot\b|\bnot ready with\b|\bno (cash|money)\b/],
  ['later', /\b(reschedul|postpon|later|another day|future|tomorrow|next day|day after)/],
  [
    'refused',
    /\b(refus|reject|denied|not (interested|required|wanted)|cancelled by (the )?(customer|consignee))/,
  ],
  ['address', /\b(address|landmark|locality|pin ?code|location)\b|\bnot found\b|\bincomplete\b/],
  ['closed', /\b(door|premises|house|office|shop|home)\b.*\b(lock|clos)|\b(lock|clos)ed\b/],
  [
    'not_reached',
    /\b(not (available|reachable|answer|contactable|respond|picking)|unavailable|no (response|answer)|switched off|unreachable|busy)/,
  ],
];

const reasonIn = (words: string): UndeliveredReason =>
  REASONS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';

/** Parses a status and its remark, in any spelling; null without trouble. */
export function courierReport(status: string, words = ''): CourierReport | null {
  const kind = troubleOf(status);
  if (!kind) return null;
  const said = words.replace(/\s+/g, ' ').trim().slice(0, MAX_SAID);
  if (kind === 'lost') {
    return {
      kind: /damag|destroy|dispos/.test(`${normaliseStatus(status)} ${normaliseStatus(words)}`)
        ? 'damaged'
        : 'lost',
      said,
    };
  }
  return { kind: 'failed', reason: reasonIn(`${normaliseStatus(words)} ${normaliseStatus(status)}`), said };
}

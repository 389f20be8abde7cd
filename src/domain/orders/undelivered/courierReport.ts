import type { UndeliveredReason } from '../order/undelivered';
import { troubleOf } from '../shipment/parcelTrouble';

/** What a courier says of a parcel that is in trouble. */
export type CourierReport =
  { kind: 'failed'; reason: UndeliveredReason; said: string } | { kind: 'lost' | 'damaged'; said: string };

/** Characters of the courier's words that are kept. */
export const MAX_SAID = 140;

/**
 * What couriers write about a failed attempt, the surest first. Their words are free text, so a word that no pattern knows
 * is 'other' and shown as it is.
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

const fold = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

const reasonIn = (words: string): UndeliveredReason =>
  REASONS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';

/** Reads a status and the words beside it, in any spelling; null where the parcel is in no trouble. */
export function courierReport(status: string, words = ''): CourierReport | null {
  const kind = troubleOf(status);
  if (!kind) return null;
  const said = words.replace(/\s+/g, ' ').trim().slice(0, MAX_SAID);
  if (kind === 'lost') {
    return { kind: /damag|destroy|dispos/.test(`${fold(status)} ${fold(words)}`) ? 'damaged' : 'lost', said };
  }
  return { kind: 'failed', reason: reasonIn(`${fold(words)} ${fold(status)}`), said };
}

import { isCancelledByCourier } from '@/domain/orders/shipment/tracking';
import type { Booked, BookOutcome, FindOutcome, Tracking } from '../../courier';
import { failure, missingAwb, outage, unreadable, type Answer } from './answer';
import { eventTime } from './eventTime';
import { fields, link, list, text, type Fields } from './fields';
import { latest, type Coverage } from './coverage';

// B2C v1 and B2B cargo take different bodies at different paths, and answer alike.

function booked(data: Fields | null): Booked | null {
  const awb = text(data?.['awb_number']);
  if (!data || !awb) return null;
  return {
    kind: 'booked',
    awb,
    courier: text(data['courier_name']),
    trackingUrl: link(data['tracking_url']) || link(data['additional_info']),
    label: link(data['label']),
  };
}

/** Reads the reply to a booking. */
export function readBooking(answer: Answer): BookOutcome {
  return answer.kind === 'done' ? (booked(fields(answer.data)) ?? missingAwb) : failure(answer);
}

/**
 * Reads the list of shipments of one order. A list that does not filter has those of all orders, so a shipment without a
 * number is taken for the order's only where it is alone.
 */
export function readFound(answer: Answer, orderNumber: string): FindOutcome {
  if (answer.kind !== 'done') return outage(answer);
  if (!Array.isArray(answer.data)) return unreadable;
  const all = list(answer.data);
  const numberOf = (entry: Fields) => text(entry['order_number'] ?? (all.length === 1 ? orderNumber : ''));
  const live = all.filter((entry) => !isCancelledByCourier(text(entry['status'])));
  for (const entry of live.filter((one) => numberOf(one) === orderNumber)) {
    const found = booked(entry);
    if (found) return found;
  }
  return live.some((entry) => numberOf(entry) === '') ? unreadable : { kind: 'none' };
}

/** Reads the list of couriers for a parcel. */
export function readCouriers(answer: Answer): Coverage {
  if (answer.kind === 'lost') return { problem: answer.problem };
  if (answer.kind === 'denied') {
    // "No courier" arrives as a failure with a sentence; any other failure is an outage.
    const none = answer.status < 500 && answer.refused && /not serviceable|no courier/i.test(answer.problem);
    return none ? { any: false, by: null } : { problem: answer.problem };
  }
  if (!Array.isArray(answer.data)) return { problem: unreadable.problem };
  const couriers = list(answer.data);
  return { any: couriers.length > 0, by: latest(couriers.map(({ edd }) => isoDate(text(edd)))) };
}

function isoDate(value: string): string | null {
  const dayFirst = /^(\d{2})-(\d{2})-(\d{4})$/.exec(value);
  if (dayFirst) return `${dayFirst[3]}-${dayFirst[2]}-${dayFirst[1]}`;
  return /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : null;
}

type Event = Extract<Tracking, { kind: 'tracked' }>['events'][number];

/** The latest event first. NimbusPost's example has the oldest first, and some accounts get the latest first. */
function latestFirst(events: Event[]): Event[] {
  const [first, last] = [events[0], events.at(-1)].map((event) => eventTime(event?.at ?? ''));
  return first && last && first > last ? events : [...events].reverse();
}

/** Reads the reply to a tracking request. */
export function readTracking(answer: Answer): Tracking {
  if (answer.kind === 'done') {
    const data = fields(answer.data);
    if (!data) return unreadable;
    const events = list(data['history']).map((entry) => ({
      at: text(entry['event_time']),
      place: text(entry['location']),
      text: text(entry['message']),
    }));
    return { kind: 'tracked', status: text(data['status']), events: latestFirst(events) };
  }
  const unknownAwb =
    answer.kind === 'denied' && (answer.status === 404 || (answer.status < 300 && answer.refused));
  return unknownAwb ? { kind: 'none' } : outage(answer);
}

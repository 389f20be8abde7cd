import { DAY_MS } from '@/domain/time/calendar';
import { dayInIndia } from '@/domain/time/india';
import type { Booked, BookOutcome, Tracking, Unavailable } from '../../courier';
import { failure, missingAwb, outage, unreadable, type Answer } from './answer';
import { fields, link, list, text, type Fields } from './fields';
import { latest, type Coverage } from './coverage';
import { messages } from '../../messages';

/** The state of an order at NimbusPost. A draft is free and books nothing. */
export type OrderState =
  | { kind: 'booked'; orderId: string; booking: Booked }
  | { kind: 'draft'; orderId: string }
  | { kind: 'none' };

/** An order's status before a courier has it. */
const DRAFT = /^(created|new|pending)$/i;
const CANCELLED = /^cancell?ed$/i;
/** Error codes for a PIN code that no courier serves. */
const UNSERVED_CODES = /^(NO_SERVICEABLE_COURIER|(PINCODE_)?NOT_SERVICEABLE)$/;

function booked(data: Fields | null): Booked | null {
  const awb = text(data?.['awb']);
  if (!data || !awb) return null;
  return {
    kind: 'booked',
    awb,
    courier: text(data['courier_name']),
    trackingUrl: link(data['tracking_url']),
    label: link(data['label_url']),
  };
}

function stateOf(order: Fields): OrderState | Unavailable {
  const status = text(order['order_status']);
  const orderId = text(order['order_id']);
  if (CANCELLED.test(status)) return { kind: 'none' };
  const booking = booked(fields(order['shipment']));
  if (booking) return { kind: 'booked', orderId, booking };
  if (DRAFT.test(status) && orderId) return { kind: 'draft', orderId };
  return {
    kind: 'unavailable',
    problem: messages.courier.notBookedYet(status),
  };
}

/**
 * From the state that says most to the one that says least; once an order is booked, its other drafts do not matter.
 */
const BY_PRECEDENCE: readonly (OrderState | Unavailable)['kind'][] = [
  'booked',
  'unavailable',
  'draft',
  'none',
];

/** The order's entry on one page of the list; 'further' when it is not on this page and there is another page. */
export function readOrders(
  answer: Answer,
  orderNumber: string,
  page: number,
): OrderState | Unavailable | { kind: 'further' } {
  if (answer.kind !== 'done') return outage(answer);
  if (!Array.isArray(answer.data)) return unreadable;
  const orders = list(answer.data);
  const states = orders.filter((order) => text(order['order_number']) === orderNumber).map(stateOf);
  for (const kind of BY_PRECEDENCE) {
    const found = states.find((state) => state.kind === kind);
    if (found) return found;
  }
  const pages = Number(fields(answer.meta['pagination'])?.['totalPages'] ?? 1);
  return orders.length > 0 && page < pages ? { kind: 'further' } : { kind: 'none' };
}

/** Reads the reply to `POST /v2/orders`. */
export function readDraft(answer: Answer): OrderState | Exclude<BookOutcome, Booked> {
  if (answer.kind !== 'done') return failure(answer);
  const orderId = text(fields(answer.data)?.['order_id']);
  return orderId ? { kind: 'draft', orderId } : missingAwb;
}

/** Reads the reply to `POST /v2/shipments/book`. */
export function readPartnerBooking(answer: Answer): BookOutcome {
  return answer.kind === 'done' ? (booked(fields(answer.data)) ?? missingAwb) : failure(answer);
}

/** The address of a label; empty when there is none yet. */
export function readLabel(answer: Answer): string {
  if (answer.kind !== 'done') return '';
  const data = fields(answer.data);
  return link(data?.['label_url']) || link(data?.['url']);
}

/**
 * Reads the reply to `POST /v2/serviceability`; couriers give their delivery time in days from `now` (milliseconds).
 */
export function readAvailable(answer: Answer, now: number): Coverage {
  if (answer.kind === 'lost') return { problem: answer.problem };
  if (answer.kind === 'denied') {
    return UNSERVED_CODES.test(answer.code) ? { any: false, by: null } : { problem: answer.problem };
  }
  const available = fields(answer.data)?.['available'];
  if (!Array.isArray(available)) return { problem: unreadable.problem };
  const couriers = list(available);
  return { any: couriers.length > 0, by: latest(couriers.map(({ tatDays }) => inIndiaAfter(tatDays, now))) };
}

function inIndiaAfter(days: unknown, now: number): string | null {
  if (typeof days !== 'number' || !(days >= 0 && days < 100)) return null;
  return dayInIndia(new Date(now + Math.ceil(days) * DAY_MS));
}

/** Reads the reply to `GET /v2/tracking/{awb}`: the latest event, unless the whole order was cancelled. */
export function readPartnerTracking(answer: Answer): Tracking {
  if (answer.kind === 'done') {
    const data = fields(answer.data);
    if (!data) return unreadable;
    const orderStatus = text(data['orderStatus']);
    const event = fields(data['latest']);
    const status = CANCELLED.test(orderStatus) ? orderStatus : text(event?.['shipStatus']) || orderStatus;
    const events = event
      ? [{ at: text(event['eventTime']), place: text(event['location']), text: text(event['message']) }]
      : [];
    return { kind: 'tracked', status, events };
  }
  return answer.kind === 'denied' && answer.status === 404 ? { kind: 'none' } : outage(answer);
}

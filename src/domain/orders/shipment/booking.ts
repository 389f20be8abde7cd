import type { Shipment } from '../order/order';

/** Milliseconds that a request whose answer was lost may still take to reach the courier. */
export const LOST_ANSWER_MS = 30_000;

/** Milliseconds of the lease under which one caller asks the courier to book. */
export const BOOKING_LEASE_MS = 20_000;

/** A parcel that was never requested from a courier. */
export const UNSENT = {
  status: 'booking',
  awb: '',
  courier: '',
  trackingUrl: '',
  label: '',
  problem: '',
  attempts: 0,
  nextAttemptAt: '',
  bookingUntil: '',
  unsureUntil: '',
} as const satisfies Shipment;

const after = (iso: string, milliseconds: number): string =>
  new Date(Date.parse(iso) + milliseconds).toISOString();

const laterOf = (a: string, b: string): string => (a > b ? a : b);

/** ISO; when an attempt without a result counts as over. Empty when none is under way. */
const unreportedUntil = ({ bookingUntil }: Shipment): string =>
  bookingUntil ? after(bookingUntil, LOST_ANSWER_MS) : '';

/** ISO; when the answers lost by the attempts before count as over. Older orders do not know which were lost. */
const unsureBefore = ({ unsureUntil, attempts, nextAttemptAt }: Shipment): string =>
  unsureUntil ?? (attempts > 0 ? nextAttemptAt : '');

/** Acquires the booking lease until `until` (ISO). */
export function beginBooking(shipment: Shipment, until: string): Shipment {
  return {
    ...shipment,
    attempts: shipment.attempts + 1,
    bookingUntil: until,
    nextAttemptAt: until,
    // The attempt before may have ended without a result.
    unsureUntil: laterOf(unsureBefore(shipment), unreportedUntil(shipment)),
  };
}

/** Whether the courier has booked the parcel; 'perhaps' while an attempt runs or its answer was lost. */
export function atCourier(shipment: Shipment): 'yes' | 'perhaps' | 'no' {
  const { status, attempts, bookingUntil, unsureUntil } = shipment;
  if (status === 'booked') return 'yes';
  if (status === 'waiting' || status === 'cancelled' || status === 'by_hand') return 'no';
  // Older orders have neither field.
  if (bookingUntil === undefined || unsureUntil === undefined) return attempts > 0 ? 'perhaps' : 'no';
  return bookingUntil || unsureUntil ? 'perhaps' : 'no';
}

/** Whether failed attempts may have left a draft or a late booking at the courier. */
export function canHaveLeftParcel({ status, attempts }: Shipment): boolean {
  return attempts > 0 && (status === 'booking' || status === 'failed');
}

/** ISO; from then on, a courier that finds no parcel of the order will never have one. */
export function bookingKnownFrom(shipment: Shipment): string {
  const { bookingUntil, unsureUntil, nextAttemptAt } = shipment;
  if (bookingUntil === undefined || unsureUntil === undefined) return nextAttemptAt;
  return laterOf(unsureUntil, unreportedUntil(shipment));
}

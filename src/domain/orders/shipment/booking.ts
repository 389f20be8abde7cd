import type { Shipment } from '../order/order';

/** Milliseconds that a request whose answer was lost may still take to reach the courier. */
export const LOST_FOR = 30_000;

const after = (iso: string, milliseconds: number): string =>
  new Date(Date.parse(iso) + milliseconds).toISOString();

const later = (a: string, b: string): string => (a > b ? a : b);

/** From when on an attempt that never told what came of it can be taken for over; empty when there is none. */
const unreportedUntil = ({ bookingUntil }: Shipment): string =>
  bookingUntil ? after(bookingUntil, LOST_FOR) : '';

/** The shipment as an attempt to book it begins: whoever made it so has the booking to himself until `until` (ISO). */
export function beginBooking(shipment: Shipment, until: string): Shipment {
  return {
    ...shipment,
    attempts: shipment.attempts + 1,
    ...{ bookingUntil: until, nextAttemptAt: until },
    // The attempt before may have ended without a word.
    unsureUntil: later(shipment.unsureUntil ?? '', unreportedUntil(shipment)),
  };
}

/** Whether the courier has the parcel on its books: 'perhaps' while an attempt is under way or was never answered. */
export function atCourier(shipment: Shipment): 'yes' | 'perhaps' | 'no' {
  const { status, attempts, bookingUntil, unsureUntil } = shipment;
  if (status === 'booked') return 'yes';
  if (status === 'waiting' || status === 'cancelled') return 'no';
  // Orders of before these two were kept.
  if (bookingUntil === undefined || unsureUntil === undefined) return attempts > 0 ? 'perhaps' : 'no';
  return bookingUntil || unsureUntil ? 'perhaps' : 'no';
}

/** Whether attempts that came to nothing may have left something at the courier: a draft, or a booking still on its way. */
export function mayHaveLeft({ status, attempts }: Shipment): boolean {
  return attempts > 0 && (status === 'booking' || status === 'failed');
}

/** ISO; from then on, a courier that finds no parcel of the order has none and will have none. */
export function knownFrom(shipment: Shipment): string {
  const { bookingUntil, unsureUntil, nextAttemptAt } = shipment;
  if (bookingUntil === undefined || unsureUntil === undefined) return nextAttemptAt;
  return later(unsureUntil, unreportedUntil(shipment));
}

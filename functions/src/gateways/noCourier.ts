import type { Courier } from './courier';
import { messages } from './messages';

/** The value of NIMBUSPOST_DIALECT in a shop that has no courier yet. */
export const NO_COURIER = 'none';

const unavailable = {
  kind: 'unavailable',
  problem: messages.courier.none,
  isNone: true,
} as const;

/**
 * Stands in until a courier is set up. Orders are accepted and wait; once NimbusPost is set, the reconciler books them. Nothing was
 * ever booked or prepared, so that orders can be cancelled.
 */
export const noCourier: Courier = {
  book: () => Promise.resolve(unavailable),
  bookReverse: () => Promise.resolve(unavailable),
  find: () => Promise.resolve({ kind: 'none' }),
  cancel: () => Promise.resolve(unavailable),
  discard: () => Promise.resolve({ kind: 'cancelled' }),
  pickup: () => Promise.resolve(unavailable),
  labels: () => Promise.resolve(unavailable),
  answerUndelivered: () => Promise.resolve(unavailable),
  serviceability: () => Promise.resolve({ kind: 'known', deliverable: true, cod: true, by: null }),
  track: () => Promise.resolve(unavailable),
};

/*
 * The ids of ledger entries. Buyers and the team make ids of letters, digits, - and _, so the point keeps what they make
 * from taking the place of another entry.
 */

/** What an order does to its buyer's credit; `n` tells several of one kind apart. */
export const orderEntryId = (orderId: string, what: 'spent' | 'back' | 'refund', ...n: number[]): string =>
  [orderId, what, ...n].join('.');

export const giftCardEntryId = (cardId: string): string => `gift.${cardId}`;

/** A movement by the team; `id` is made by the colleague's browser. */
export const teamEntryId = (id: string): string => `team.${id}`;

/** What expired, found by the movement with the id `because`. */
export const expiredEntryId = (because: string, lastDay: string): string => `${because}.expired.${lastDay}`;

import { DAY_MS } from '../time/calendar';
import { transitionsOf } from '../orders/lifecycle/lifecycle';
import type { Order } from '../orders/order/order';

/** Days from the delivery until the shopper is asked for a review. */
export const ASK_AFTER_DAYS = 14;
/** Days that an ask may be late, for example while these mails were off; later it is dropped. */
export const ASK_WINDOW_DAYS = 14;
/** Days for which the link in the mail opens the form. */
export const ASK_LINK_DAYS = 60;
/** Products named in one mail. */
export const MAX_ASKED = 6;

/** Schedules the one review ask of an order that was just delivered. */
export function withReviewAsk(before: Order | null, after: Order): Order {
  const last = transitionsOf(after.history).at(-1);
  const isNew = before?.status !== after.status && after.status === 'delivered';
  // A refused return moves back to 'delivered', which is no delivery.
  if (!isNew || !last || last.from === 'return_requested' || after.reviewAsk) return after;
  // Only people with an account can review.
  if (after.phoneOrder?.hasNoAccount) return after;
  return {
    ...after,
    reviewAsk: { dueAt: new Date(Date.parse(last.at) + ASK_AFTER_DAYS * DAY_MS).toISOString() },
  };
}

type Received = Pick<Order, 'status' | 'lines' | 'returning' | 'returnCase'>;

/** The lines that the shopper kept. No review is asked for returned lines or a requested return. */
export function keptLines({ status, lines, returning, returnCase }: Received): Order['lines'] {
  if (!['delivered', 'return_requested', 'returned'].includes(status)) return [];
  const back = returnCase?.state === 'refused' ? [] : (returning?.lines ?? []);
  const sentBack = new Set(back.map(({ line }) => line));
  return lines.filter((_line, at) => !sentBack.has(at));
}

export interface AskFacts {
  order: Order;
  /** Whether the shopper has an account that is not being deleted; only such accounts can review. */
  hasAccount: boolean;
  /** Whether they accept these mails. */
  wantsMails: boolean;
  /** Number of kept products without a review. */
  unreviewed: number;
  now: Date;
}

/**
 * Whether the one review mail of an order is sent now. The order is not checked again, even if the answer
 * is no.
 */
export function isAskDue({ order, hasAccount, wantsMails, unreviewed, now }: AskFacts): boolean {
  const dueAt = Date.parse(order.reviewAsk?.dueAt ?? '');
  const isLate = now.getTime() > dueAt + ASK_WINDOW_DAYS * DAY_MS;
  return hasAccount && wantsMails && unreviewed > 0 && dueAt <= now.getTime() && !isLate;
}

/** The review ask after the check; `askedAt` only where the mail is queued. */
export const asked = (order: Order, isMailed: boolean, now: Date): NonNullable<Order['reviewAsk']> => ({
  ...order.reviewAsk,
  dueAt: null,
  ...(isMailed ? { askedAt: now.toISOString() } : {}),
});

/** Whether a link that was signed at `at` still opens the order's forms. */
export function isAskLinkOpen(order: Pick<Order, 'reviewAsk'>, at: number, now: Date): boolean {
  const isOfOrder = Date.parse(order.reviewAsk?.askedAt ?? '') === at;
  return isOfOrder && now.getTime() < at + ASK_LINK_DAYS * DAY_MS;
}

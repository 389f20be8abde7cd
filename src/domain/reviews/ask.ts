import { DAY_MS } from '../time/calendar';
import { transitionsOf } from '../orders/lifecycle/lifecycle';
import type { Order } from '../orders/order/order';

/** Days after the delivery at which the shopper is asked for a review. */
export const ASK_AFTER_DAYS = 14;
/** Days that an ask may be late, as while the shop sent no such mails; after them it is dropped. */
export const ASK_WINDOW_DAYS = 14;
/** Days that the link of the mail opens the form. */
export const ASK_LINK_DAYS = 60;
/** Products that one mail names. */
export const MAX_ASKED = 6;

/** Marks an order that was handed over just now as one whose shopper is asked later, once. */
export function withReviewAsk(before: Order | null, after: Order): Order {
  const last = transitionsOf(after.history).at(-1);
  const isNew = before?.status !== after.status && after.status === 'delivered';
  // A refused return leads back to 'delivered', which is no delivery.
  if (!isNew || !last || last.from === 'return_requested' || after.reviewAsk) return after;
  // Only accounts write reviews.
  if (after.phoneOrder?.hasNoAccount) return after;
  return {
    ...after,
    reviewAsk: { dueAt: new Date(Date.parse(last.at) + ASK_AFTER_DAYS * DAY_MS).toISOString() },
  };
}

type Received = Pick<Order, 'status' | 'lines' | 'returning' | 'returnCase'>;

/** The lines that the shopper kept: what they sent back, or want to, they are not asked about. */
export function keptLines({ status, lines, returning, returnCase }: Received): Order['lines'] {
  if (!['delivered', 'return_requested', 'returned'].includes(status)) return [];
  const back = returnCase?.state === 'refused' ? [] : (returning?.lines ?? []);
  const sentBack = new Set(back.map(({ line }) => line));
  return lines.filter((_line, at) => !sentBack.has(at));
}

export interface AskFacts {
  order: Order;
  /** Whether the shopper has an account that is not being deleted; only such people can review. */
  hasAccount: boolean;
  /** Whether they still take these mails. */
  wantsMails: boolean;
  /** Products that they kept and have not reviewed. */
  unreviewed: number;
  now: Date;
}

/** Whether the one mail about an order goes out now. Whatever the answer, the order is not looked at again. */
export function isAskDue({ order, hasAccount, wantsMails, unreviewed, now }: AskFacts): boolean {
  const dueAt = Date.parse(order.reviewAsk?.dueAt ?? '');
  const isLate = now.getTime() > dueAt + ASK_WINDOW_DAYS * DAY_MS;
  return hasAccount && wantsMails && unreviewed > 0 && dueAt <= now.getTime() && !isLate;
}

/** The order once it was looked at; `askedAt` only where the mail is queued. */
export const asked = (order: Order, isMailed: boolean, now: Date): NonNullable<Order['reviewAsk']> => ({
  ...order.reviewAsk,
  dueAt: null,
  ...(isMailed ? { askedAt: now.toISOString() } : {}),
});

/** Whether a link that was signed at `at` still opens the forms of this order. */
export function isAskLinkOpen(order: Pick<Order, 'reviewAsk'>, at: number, now: Date): boolean {
  const isOfOrder = Date.parse(order.reviewAsk?.askedAt ?? '') === at;
  return isOfOrder && now.getTime() < at + ASK_LINK_DAYS * DAY_MS;
}

import { DAY_MS } from '../time/calendar';
/** The kinds of alert: back in stock, or a lower price. */
export const ALERT_KINDS = ['back', 'price'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** `alerts/{id}`: one request of one address. It is deleted in the transaction that queues its mail. */
export interface Alert {
  kind: AlertKind;
  productId: string;
  sku: string;
  /** Lower case. */
  email: string;
  /** The key of the address in links, which never name it. */
  mailKey: string;
  /** The account that owns the address; empty for a guest. */
  userId: string;
  /** A guest's request must be confirmed by mail, so that nobody can sign up someone else. */
  status: 'unconfirmed' | 'waiting';
  /** The price in rupees at the time of the request. */
  price: number;
  /** ISO: its place in the queue. */
  askedAt: string;
  /** ISO: when the last confirmation mail was queued; empty without one. */
  confirmMailAt: string;
}

/**
 * `alertQueues/{kind}_{sku}`: the alerts for one size of a product. Each turn of a queue is a transaction
 * on this document.
 */
export interface AlertQueue {
  kind: AlertKind;
  productId: string;
  sku: string;
  /** Whether the queue accepts alerts. */
  isOpen: boolean;
  /** The available units for which a person was already notified. */
  told: number;
  /** Rupees: the highest price of any alert in the queue. */
  highest: number;
}

export const queueId = (kind: AlertKind, sku: string): string => `${kind}_${sku}`;

/** Days that a guest has to open the link that confirms a request, from its last mail. */
export const CONFIRM_DAYS = 2;
/** Days after which an alert that was never sent is deleted. */
export const ALERT_DAYS = 365;
/** Minutes before the same request sends its link again. */
export const CONFIRM_AGAIN_MINUTES = 10;

/** Merges a new request into a stored one; null where the stored one does not change. */
export function joinAlert(stored: Alert | undefined, asked: Alert): Alert | null {
  if (!stored) return asked;
  const isWaiting = stored.status === 'waiting';
  // A guest's request does not prove who owns the address.
  if (asked.status === 'unconfirmed') {
    if (isWaiting) return null;
    const nextMailAt = Date.parse(stored.confirmMailAt) + CONFIRM_AGAIN_MINUTES * 60_000;
    if (Date.parse(asked.askedAt) < nextMailAt) return null;
    return { ...stored, confirmMailAt: asked.confirmMailAt };
  }
  if (asked.kind === 'price') return asked;
  return { ...asked, askedAt: isWaiting ? stored.askedAt : asked.askedAt };
}

/** A guest's request once its link is confirmed; null for one that waits already or whose last link has ended. */
export function confirmAlert(alert: Alert, now: Date): Alert | null {
  if (alert.status === 'waiting') return null;
  const endsAt = Date.parse(alert.confirmMailAt) + CONFIRM_DAYS * DAY_MS;
  return endsAt < now.getTime() ? null : { ...alert, status: 'waiting' };
}

import { DAY_MS, HOUR_MS } from '@/domain/time/calendar';
import type { Order } from '../order/order';
import type { FailedAttempt, Loss, Undelivered } from '../order/undelivered';
import { courierReport } from './courierReport';
import { newCase } from './newCase';

/** Milliseconds that a courier waits for an answer to a failed attempt before it returns the parcel. */
export const ANSWER_MS = DAY_MS;
/**
 * Milliseconds within which two reports count as one attempt, because couriers write several lines about
 * one visit.
 */
const SAME_ATTEMPT_MS = 2 * HOUR_MS;

/** The courier's news of the order's parcel. */
export interface ParcelNews {
  /** In the courier's words. */
  status: string;
  /** Its remark; may be empty. */
  words: string;
  /** ISO; the courier's time of the event; empty without one. */
  happenedAt: string;
  /** ISO; when the shop was notified. */
  at: string;
}

const later = (iso: string, ms: number): string => new Date(Date.parse(iso) + ms).toISOString();

/**
 * The time of the event: the courier's own, so that no deadline starts late, unless it lies in the future.
 */
const timeOf = ({ happenedAt, at }: ParcelNews): string => (happenedAt && happenedAt <= at ? happenedAt : at);

/** Whether news reports a new attempt. Polling repeats an old status for days. */
function isNewAttempt(
  { attempts, answers, movedAt, state }: Undelivered,
  { happenedAt }: ParcelNews,
): boolean {
  const last = attempts.at(-1);
  if (!last) return true;
  // Without a time, only a parcel that has moved since can have failed again.
  if (!happenedAt) return movedAt !== '';
  if (happenedAt <= last.at) return false;
  if (movedAt) return happenedAt > movedAt;
  const isOtherVisit = Date.parse(happenedAt) - Date.parse(last.at) >= SAME_ATTEMPT_MS;
  return isOtherVisit && (state !== 'trying' || happenedAt > (answers.at(-1)?.at ?? ''));
}

function afterFailure(order: Order, attempt: FailedAttempt, at: string): Order {
  const before = order.undelivered ?? newCase(attempt.at, 'waits');
  return {
    ...order,
    // Reopens the trouble for the team, even if an earlier attempt was marked as seen.
    shipment: { ...order.shipment, trouble: { kind: 'exception', at: attempt.at, seenAt: '' } },
    undelivered: {
      ...before,
      state: 'waits',
      end: '',
      dueAt: later(attempt.at, ANSWER_MS),
      attempts: [...before.attempts, attempt],
      movedAt: '',
      askingUntil: '',
    },
    updatedAt: at,
  };
}

function afterLoss(order: Order, kind: Loss['kind'], at: string): Order {
  const before = order.undelivered ?? newCase(at, 'closed');
  const { awb, courier, trackingUrl } = order.shipment;
  if (before.losses.some((loss) => loss.awb === awb)) return order;
  const losses = [...before.losses, { awb, courier, trackingUrl, kind, at }];
  return {
    ...order,
    undelivered: { ...before, state: 'closed', end: kind, losses, lostAt: at, askingUntil: '' },
    updatedAt: at,
  };
}

/** Records that the parcel moves again. Without an answer, the courier tries again by itself. */
function afterMove(order: Order, news: ParcelNews): Order {
  const { undelivered, shipment } = order;
  const isOpen = undelivered?.state === 'waits' || undelivered?.state === 'trying';
  if (!isOpen || undelivered.movedAt || shipment.trouble || undelivered.attempts.length === 0) return order;
  return {
    ...order,
    undelivered: { ...undelivered, state: 'trying', movedAt: timeOf(news), askingUntil: '' },
    updatedAt: news.at,
  };
}

/**
 * Applies a courier's news to the case of an order, after its tracking and trouble were applied. Returns
 * the same order where nothing changes: older news never reopens a case.
 */
export function followUndelivered(order: Order, news: ParcelNews): Order {
  const { shipment, status, undelivered } = order;
  const report = courierReport(news.status, news.words);
  if (report && report.kind !== 'failed') {
    return shipment.trouble?.kind === 'lost' ? afterLoss(order, report.kind, news.at) : order;
  }
  if (status !== 'shipped' && status !== 'out_for_delivery') return order;
  if (!report) return afterMove(order, news);
  const isGone = shipment.trouble?.kind !== 'exception' || undelivered?.state === 'returning';
  if (isGone || (undelivered && !isNewAttempt(undelivered, news))) return order;
  return afterFailure(order, { at: timeOf(news), reason: report.reason, said: report.said }, news.at);
}

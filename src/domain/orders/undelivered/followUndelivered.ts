import type { Order } from '../order/order';
import type { FailedAttempt, Loss, Undelivered } from '../order/undelivered';
import { courierReport } from './courierReport';
import { newCase } from './newCase';

/** Milliseconds that a courier waits for an answer to a failed attempt before it sends the parcel back. */
export const ANSWER_MS = 24 * 3_600_000;
/** Milliseconds below which two reports are of one attempt: couriers write several lines about one visit. */
const SAME_ATTEMPT_MS = 2 * 3_600_000;

/** What the courier says of the order's parcel. */
export interface ParcelNews {
  /** In the courier's words. */
  status: string;
  /** Its remark; may be empty. */
  words: string;
  /** ISO; when it happened at the courier. Empty where it does not say. */
  happenedAt: string;
  /** ISO; when the shop heard of it. */
  at: string;
}

const later = (iso: string, ms: number): string => new Date(Date.parse(iso) + ms).toISOString();

/** When something was: the courier's own time, so that no clock starts late, unless that lies in the future. */
const timeOf = ({ happenedAt, at }: ParcelNews): string => (happenedAt && happenedAt <= at ? happenedAt : at);

/** Whether news is of an attempt after the last known one. Polling repeats an old status for days. */
function isNewAttempt(
  { attempts, answers, movedAt, state }: Undelivered,
  { happenedAt }: ParcelNews,
): boolean {
  const last = attempts.at(-1);
  if (!last) return true;
  // Without its time, only a parcel that was on its way since can have failed again.
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
    // Open again for the team, also where the trouble was seen at the attempt before.
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

/** Notes that the parcel is on its way again. Without an answer, the courier tries again by itself. */
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
 * Follows a courier's news about the parcel of an order that has followed its tracking and its trouble already. Returns the
 * same order where nothing changes: older news never opens a case again.
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

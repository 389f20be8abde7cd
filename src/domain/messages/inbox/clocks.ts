import { DAY_MS } from '@/domain/time/calendar';
import { monthsLater } from '@/domain/time/india';
import type { StoredMessage } from './message';

/** The E-Commerce Rules 2020, rule 4(5): a complaint is acknowledged within 48 hours and redressed within a month. */
const ACKNOWLEDGE_MS = 2 * DAY_MS;
/** Milliseconds before its due time from which a step counts as due soon. */
const DUE_SOON_MS = DAY_MS;

export type Clock = 'acknowledge' | 'settle';

type Timed = Pick<StoredMessage, 'status' | 'createdAt' | 'acknowledgedAt'>;

const isOpen = ({ status }: Timed): boolean => status === 'new' || status === 'read';

/** The next step that is due, with its due time; null when none is. */
export function clockOf(message: Timed): { clock: Clock; due: Date } | null {
  if (!isOpen(message)) return null;
  const from = new Date(message.createdAt);
  if (!message.acknowledgedAt)
    return { clock: 'acknowledge', due: new Date(from.getTime() + ACKNOWLEDGE_MS) };
  return { clock: 'settle', due: monthsLater(from, 1) };
}

/** The message with the `dueAt` of its state. */
export function withDue<M extends Timed>(message: M): M & Pick<StoredMessage, 'dueAt'> {
  return { ...message, dueAt: clockOf(message)?.due.toISOString() ?? null };
}

/** Whether a step is late, or due within a day. */
export function urgencyOf(due: Date, now: Date): 'late' | 'soon' | 'later' {
  const left = due.getTime() - now.getTime();
  if (left < 0) return 'late';
  return left <= DUE_SOON_MS ? 'soon' : 'later';
}

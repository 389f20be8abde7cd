import type { FirstTasks, Task } from '@/domain/admin/orderList/tasks';
import type { DashboardResponse } from '@/domain/contracts/admin/dashboard';
import { mostCounted } from '@/domain/contracts/adminOrders/list';
import { timeLeft, type TimeLeft } from '@/domain/orders/undelivered/timeLeft';
import { formatCount, formatCountTo } from '@/domain/text/count';
import { dayInIndia } from '@/domain/time/india';
import { formatClock, formatDayAndMonth, formatMoment } from '@/lib/dates';
import { longDay } from './dates';
import { messages } from './messages';

const { tasks: texts } = messages;

/** The count of a task; '1,000+' where its orders are not counted further. */
export function countOf({ kind, count }: Task): string {
  const isOfOrders = kind !== 'messages' && kind !== 'mails';
  return isOfOrders ? formatCountTo(count, mostCounted(kind)) : formatCount(count);
}

/** A task in words, to stand after its count. */
export function nameOf(
  { kind, count }: Task,
  { messages: open, mails }: Pick<DashboardResponse, 'messages' | 'mails'>,
): string {
  if (kind === 'messages') return texts.messages(count, open.late);
  return kind === 'mails' ? texts.mails(mails.failed, mails.late) : texts.waits[kind](count);
}

/** The thing of a task that comes first; empty where nothing is known of it. */
export function detailOf({ kind, since }: Task, { pack, parcel }: FirstTasks, now: Date): string {
  if (kind === 'parcel') {
    if (parcel === null) return '';
    const isToday = dayInIndia(new Date(parcel.dueAt)) === dayInIndia(now);
    return texts.goesBack(parcel.customer, isToday ? formatClock(parcel.dueAt) : formatMoment(parcel.dueAt));
  }
  if (since === '') return '';
  const day = formatDayAndMonth(since);
  if (kind === 'return') return texts.askedOn(day);
  return texts.oldest(day, kind === 'pack' && pack.promised ? longDay(pack.promised) : '');
}

/** How long there is for a task, with its colour; no text without a clock. */
export function clockOf({ kind, dueAt }: Task, now: Date): { text: string; tone: TimeLeft['tone'] } {
  if (dueAt === '') return { text: '', tone: 'calm' };
  const { ms, tone } = timeLeft({ dueAt }, now);
  if (kind === 'pack') return { text: texts.toPickup(ms), tone: 'gold' };
  return { text: ms > 0 ? texts.left(ms) : texts.over, tone };
}

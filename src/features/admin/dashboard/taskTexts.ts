import type { FirstTasks, Task } from '@/domain/admin/orderList/tasks';
import { timeLeft, type TimeLeft } from '@/domain/orders/undelivered/timeLeft';
import { dayInIndia } from '@/domain/time/india';
import { formatClock, formatDayAndMonth, formatMoment } from '@/lib/dates';
import { longDay } from './dates';
import { messages } from './messages';

const { tasks: texts } = messages;

/** What comes first of a task; empty where nothing is known of it. */
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

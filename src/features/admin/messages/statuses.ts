import { urgencyOf, type Clock } from '@/domain/messages/inbox/clocks';
import type { MessageStatus } from '@/domain/messages/inbox/message';
import type { StatusTone } from '@/ui';
import { messages } from './messages';
import { HOUR_MS } from '@/domain/time/calendar';

export const STATUS_TONES: Record<MessageStatus, StatusTone> = {
  new: 'wait',
  read: 'wait',
  replied: 'good',
  archived: 'neutral',
  spam: 'neutral',
};

const URGENCY_TONES: Record<ReturnType<typeof urgencyOf>, StatusTone> = {
  late: 'bad',
  soon: 'wait',
  later: 'neutral',
};

/** '31 hours', '2 days' */
function durationText(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours < 1) return messages.lessThanAnHour;
  return hours < 48 ? messages.hours(hours) : messages.days(Math.floor(hours / 24));
}

/** How much time is left for the next step, and how urgent that is. */
export function dueStatus(
  { clock, due }: { clock: Clock; due: Date },
  now: Date,
): { text: string; tone: StatusTone } {
  const left = due.getTime() - now.getTime();
  const step = messages.steps[clock];
  const text = left < 0 ? step.late(durationText(-left)) : step.due(durationText(left));
  return { text, tone: URGENCY_TONES[urgencyOf(due, now)] };
}

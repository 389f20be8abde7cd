import type { Box, Delivery } from '@/domain/contracts/adminMessages';
import { urgencyOf, type Clock } from '@/domain/messages/inbox/clocks';
import type { MessageStatus } from '@/domain/messages/inbox/message';
import type { StatusTone } from '@/ui';

export const boxWords: Record<Box, string> = {
  open: 'Open',
  answered: 'Answered',
  archived: 'Put away',
  spam: 'Spam',
};

export const statusWords: Record<MessageStatus, { word: string; tone: StatusTone }> = {
  new: { word: 'New', tone: 'wait' },
  read: { word: 'Open', tone: 'wait' },
  replied: { word: 'Answered', tone: 'good' },
  archived: { word: 'Put away', tone: 'neutral' },
  spam: { word: 'Spam', tone: 'neutral' },
};

/** What moving a message there is called on its button. */
export const moveWords: Record<MessageStatus, string> = {
  new: 'Mark as unread',
  read: 'Open again',
  replied: 'Mark as answered',
  archived: 'Put away',
  spam: 'Spam',
};

const HOUR = 3_600_000;

/** '31 hours', '2 days' */
function span(ms: number): string {
  const hours = Math.floor(ms / HOUR);
  if (hours < 1) return 'less than an hour';
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${Math.floor(hours / 24)} days`;
}

const STEP: Record<Clock, string> = { acknowledge: 'Acknowledge', settle: 'Settle' };

/** How long there is left for the next step, and how urgent that is. */
export function clockWords({ clock, due }: { clock: Clock; due: Date }, now: Date) {
  const left = due.getTime() - now.getTime();
  const urgency = urgencyOf(due, now);
  const words = left < 0 ? `${STEP[clock]}: ${span(-left)} late` : `${STEP[clock]} within ${span(left)}`;
  const tone: StatusTone = urgency === 'late' ? 'bad' : urgency === 'near' ? 'wait' : 'neutral';
  return { words, tone };
}

export function deliveryWords(delivery: Delivery): string {
  if (delivery.state === 'sent') return 'Sent';
  return delivery.state === 'failed' ? `Not delivered: ${delivery.why}` : 'Being sent';
}

export const inboxTexts = {
  title: 'Messages',
  rules:
    'India’s E-Commerce Rules 2020 want a complaint acknowledged within 48 hours and settled within a month. The clocks count from when it came.',
  late: (count: number) => (count === 1 ? '1 message is late.' : `${count} messages are late.`),
  found: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  gone: 'There is no such message. Its writer may have deleted their account.',
  empty: { open: 'Nothing waits for an answer.', other: 'No messages here.' },
  replyMissing: 'Please write a reply',
  settles: 'This settles it',
  settlesHint: 'Otherwise the message stays open and its clock runs on.',
  leaving: 'Your reply stays in this tab for when you come back, but it is not sent.',
} as const;

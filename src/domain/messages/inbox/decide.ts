import { withDue } from './clocks';
import type { MessageReply, MessageStatus, StoredMessage } from './message';

/** Characters of a reply, and replies to one message. */
export const MAX_REPLY = 4000;
export const MAX_REPLIES = 40;

/** The statuses that the team may move a message to. */
const STEPS: Readonly<Record<MessageStatus, readonly MessageStatus[]>> = {
  new: ['read', 'replied', 'archived', 'spam'],
  read: ['new', 'replied', 'archived', 'spam'],
  replied: ['read'],
  archived: ['read'],
  spam: ['read'],
};

export const stepsFrom = (status: MessageStatus): readonly MessageStatus[] => STEPS[status];

export type MessageDecision =
  | { kind: 'done'; message: StoredMessage; text: string }
  /** It was so before: nothing is to be written. */
  | { kind: 'known'; message: StoredMessage; text: string }
  | { kind: 'refused'; code: string; text: string };

const STATUS_NAMES: Readonly<Record<MessageStatus, string>> = {
  new: 'Marked as unread.',
  read: 'It is open.',
  replied: 'Marked as answered.',
  archived: 'Archived.',
  spam: 'Moved to spam.',
};

/**
 * Moves a message to another status. With `from`, only a message that still has that status: one that a colleague has
 * moved since stays where it is.
 */
export function decideStatus(
  before: StoredMessage,
  to: MessageStatus,
  now: Date,
  from: MessageStatus = before.status,
): MessageDecision {
  const text = STATUS_NAMES[to];
  if (before.status !== from) return { kind: 'known', message: before, text: STATUS_NAMES[before.status] };
  if (before.status === to) return { kind: 'known', message: before, text };
  if (!stepsFrom(before.status).includes(to)) {
    const refused = `A message that is ${before.status} cannot become ${to}. Open it first.`;
    return { kind: 'refused', code: 'impossible_step', text: refused };
  }
  const message = withDue({ ...before, status: to, updatedAt: now.toISOString() });
  return { kind: 'done', message, text };
}

/** Records that the sender was notified of the message's arrival. */
export function decideAcknowledge(before: StoredMessage, now: Date): MessageDecision {
  const text = `${before.name} is told that you have it, with ticket ${before.ticket}.`;
  if (before.acknowledgedAt) return { kind: 'known', message: before, text };
  if (before.status === 'spam') return SPAM;
  const at = now.toISOString();
  const status = before.status === 'new' ? 'read' : before.status;
  const message = withDue({ ...before, status, acknowledgedAt: at, updatedAt: at });
  return { kind: 'done', message, text };
}

const SPAM: MessageDecision = {
  kind: 'refused',
  code: 'spam',
  text: 'A message in spam is not answered. Take it out of spam first.',
};

interface ReplyRequest extends MessageReply {
  /** Whether the reply answers the message; otherwise the message stays open and its clock runs on. */
  settles: boolean;
  /** How many replies its writer saw; missing where that is not known. */
  seen?: number | undefined;
}

/** Adds a reply. Every reply acknowledges the message; one that answers it ends the clocks. */
export function decideReply(
  before: StoredMessage,
  { settles, seen, ...reply }: ReplyRequest,
): MessageDecision {
  const text = `Your reply is on its way to ${before.email}.`;
  const same = before.replies.find(({ id }) => id === reply.id);
  if (same && same.text === reply.text) return { kind: 'known', message: before, text };
  if (same) {
    const other = 'Another reply was sent under this id. Reload the page to see it.';
    return { kind: 'refused', code: 'other_reply', text: other };
  }
  if (before.status === 'spam') return SPAM;
  if (seen !== undefined && seen !== before.replies.length) {
    const meanwhile =
      'A colleague has replied meanwhile. Please read that first, then send yours if it still helps.';
    return { kind: 'refused', code: 'changed', text: meanwhile };
  }
  if (before.replies.length >= MAX_REPLIES) {
    const many = `There are ${MAX_REPLIES} replies to this message already. Please go on by mail.`;
    return { kind: 'refused', code: 'too_many_replies', text: many };
  }
  const message = withDue({
    ...before,
    replies: [...before.replies, reply],
    status: settles ? ('replied' as const) : ('read' as const),
    acknowledgedAt: before.acknowledgedAt ?? reply.at,
    updatedAt: reply.at,
  });
  return { kind: 'done', message, text };
}

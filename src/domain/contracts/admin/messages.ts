import * as v from 'valibot';
import { MAX_REPLIES, MAX_REPLY } from '../../messages/inbox/decide';
import { formatCount } from '../../text/count';
import { cleanProse } from '../fields';
import {
  MESSAGE_STATUSES,
  type MessageReply,
  type MessageStatus,
  type StoredMessage,
} from '../../messages/inbox/message';

/** The boxes of the inbox. */
export const BOXES = {
  open: ['new', 'read'],
  answered: ['replied'],
  archived: ['archived'],
  spam: ['spam'],
} as const satisfies Record<string, readonly MessageStatus[]>;
export type Box = keyof typeof BOXES;
export const BOX_NAMES = Object.keys(BOXES) as Box[];

/** GET /api/admin/messages: `q` searches all boxes; `after` is `next` of the previous page. */
export const inboxQuery = v.object({
  box: v.optional(v.picklist(BOX_NAMES, `box must be one of: ${BOX_NAMES.join(', ')}`), 'open'),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254, 'q is too long')), ''),
  after: v.optional(v.pipe(v.string(), v.maxLength(200, 'after is not valid')), ''),
});
export type InboxQuery = v.InferOutput<typeof inboxQuery>;

/** A message in a list, with the beginning of its text. */
export interface InboxRow extends Pick<
  StoredMessage,
  'name' | 'email' | 'status' | 'createdAt' | 'ticket' | 'acknowledgedAt'
> {
  id: string;
  excerpt: string;
  replies: number;
}

export interface InboxResponse {
  success: true;
  rows: InboxRow[];
  /** The cursor of the next page; empty on the last. */
  next: string;
  counts: Record<Box, number>;
  /** The number of messages whose next step is late. */
  late: number;
}

/** The delivery state of a mail. */
export type Delivery = { state: 'waiting' } | { state: 'sent' } | { state: 'failed'; why: string };

export interface AdminMessage extends Omit<StoredMessage, 'search' | 'replies'> {
  id: string;
  replies: (MessageReply & { delivery: Delivery })[];
}

/** The answer of GET /api/admin/messages/{id} and of every change. */
export interface MessageAnswer {
  success: true;
  /** The result of a change in a sentence; empty for a GET. */
  message: string;
  item: AdminMessage;
}

/**
 * POST /api/admin/messages/{id}/status. With `from`, a message that has another status by now stays as it is: opening one
 * marks it as read, which must not undo what a colleague decided.
 */
export const messageStatusRequest = v.object({
  status: v.picklist(MESSAGE_STATUSES, `status must be one of: ${MESSAGE_STATUSES.join(', ')}`),
  from: v.optional(v.picklist(MESSAGE_STATUSES, `from must be one of: ${MESSAGE_STATUSES.join(', ')}`)),
});

/**
 * POST /api/admin/messages/{id}/reply. `replyId` is the idempotency key of a reply; `seen` is how many replies its writer
 * saw, so that two colleagues do not both answer unawares.
 */
export const replyRequest = v.object({
  replyId: v.pipe(
    v.string('replyId must be text'),
    v.regex(/^[A-Za-z0-9_-]{8,40}$/, 'replyId must have 8 to 40 letters, digits, - or _'),
  ),
  text: v.pipe(
    v.string('text must be text'),
    v.transform(cleanProse),
    v.minLength(1, 'Please write a reply'),
    v.maxLength(MAX_REPLY, `A reply can have ${formatCount(MAX_REPLY)} characters`),
  ),
  settles: v.optional(v.boolean('settles must be true or false'), true),
  seen: v.optional(
    v.pipe(
      v.number('seen must be a number'),
      v.integer('seen must be a whole number'),
      v.minValue(0, 'seen must be at least 0'),
      v.maxValue(MAX_REPLIES, `seen must be at most ${MAX_REPLIES}`),
    ),
  ),
});
export type ReplyRequest = v.InferInput<typeof replyRequest>;

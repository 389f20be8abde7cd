import { dayInIndia } from '@/domain/general/india';

export const MESSAGE_STATUSES = ['new', 'read', 'replied', 'archived', 'spam'] as const;
/** 'replied' is answered, 'archived' put away without an answer. */
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** What the admin wrote back, by mail. */
export interface MessageReply {
  /** The sender's idempotency key for one reply. */
  id: string;
  /** ISO. */
  at: string;
  by: { uid: string; email: string };
  text: string;
}

/** `messages/{id}`: written by the functions. */
export interface StoredMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
  /** Who was signed in; empty for anybody else. */
  userId: string;
  status: MessageStatus;
  /** ISO. */
  createdAt: string;
  /** ISO; changes with every write, and serves as the version for conflict checks. */
  updatedAt: string;
  ticket: string;
  /** ISO; when its sender was told in writing that it is there. Null until then. */
  acknowledgedAt: string | null;
  /** ISO; by when the law wants the next step. Null when none is owed. */
  dueAt: string | null;
  replies: MessageReply[];
  /** What it is found by: ticket, e-mail in small letters, phone number. */
  search: string[];
}

/** Letters and digits that nobody mistakes for one another on the phone (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** 'T261122-4KX9M2': the day in India and part of the message's id, which is a hash in base64url; so the same message has the same. */
export function ticketOf(id: string, createdAt: string): string {
  const day = dayInIndia(new Date(createdAt)).slice(2).replaceAll('-', '');
  const signs = [...id.slice(0, 6)].map((sign) => ALPHABET[BASE64URL.indexOf(sign) & 31]);
  return `T${day}-${signs.join('')}`;
}

/** What somebody who looks for a message may type: a ticket, an e-mail or a phone number, as `search` has it. */
export function searchKey(typed: string): string {
  const text = typed.trim();
  if (text.includes('@')) return text.toLowerCase();
  const digits = text.replace(/[\s()+-]/g, '');
  if (/^\d{10,13}$/.test(digits)) return digits.slice(-10);
  return text.toUpperCase().replace(/\s/g, '');
}

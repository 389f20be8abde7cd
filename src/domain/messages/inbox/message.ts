import { ALPHABET } from '@/domain/codes/codeCharacters';
import { dayInIndia } from '@/domain/time/india';

export const MESSAGE_STATUSES = ['new', 'read', 'replied', 'archived', 'spam'] as const;
/** 'replied' is answered, 'archived' closed without an answer. */
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** The admin's reply, sent by mail. */
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
  /** The signed-in sender; empty for a guest. */
  userId: string;
  status: MessageStatus;
  /** ISO. */
  createdAt: string;
  /** ISO; changes with every write, and serves as the version for conflict checks. */
  updatedAt: string;
  ticket: string;
  /** ISO; when the sender was notified in writing of the message's arrival; null before. */
  acknowledgedAt: string | null;
  /** ISO; when the law requires the next step. Null when none is due. */
  dueAt: string | null;
  replies: MessageReply[];
  /** Search keys: ticket, email in small letters, phone number. */
  search: string[];
}

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * 'T261122-4KX9M2': the day in India and a part of the message's id. The id is a hash, so the same message
 * always has the same ticket.
 */
export function ticketOf(id: string, createdAt: string): string {
  const day = dayInIndia(new Date(createdAt)).slice(2).replaceAll('-', '');
  const signs = [...id.slice(0, 6)].map((sign) => ALPHABET[BASE64URL.indexOf(sign) & 31]);
  return `T${day}-${signs.join('')}`;
}

/** Normalizes a search text (a ticket, an email or a phone number) to the form in `search`. */
export function searchKey(typed: string): string {
  const text = typed.trim();
  if (text.includes('@')) return text.toLowerCase();
  const digits = text.replace(/[\s()+-]/g, '');
  if (/^\d{10,13}$/.test(digits)) return digits.slice(-10);
  return text.toUpperCase().replace(/\s/g, '');
}

import type { Sender } from './mailContent';
import { messages } from './messages/sending';
import { isOneLine } from '../text/oneLine';

/** A mail that can be sent: every header is one line, and it has one recipient. */
export interface OutgoingMail {
  id: string;
  from: { name: string; address: string };
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** RFC 5322; the same for every attempt, so that a mailbox can see a duplicate, and of no other mail. */
  messageId: string;
  /** Further headers. */
  headers: Record<string, string>;
}

/** As for `<input type="email">`, with a dot in the domain: no spaces, quotes, commas or line breaks. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/i;
/** Characters of an address. */
export const MAX_EMAIL = 254;
const MAX_SUBJECT = 400;
/** Characters of text and HTML together; the shop's longest mails have about 20,000. */
export const MAX_BODY_LENGTH = 400_000;

export const isMailAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_EMAIL && ADDRESS.test(value);

interface Fields {
  to?: unknown;
  replyTo?: unknown;
  unsubscribeUrl?: unknown;
  message?: unknown;
  createdAt?: unknown;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** RFC 8058: one press in the mail program ends mails that are not about an order or a question. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};
}

/**
 * The mail's id with the moment at which it was written: news of an order that come again have the same id, as those of a
 * second parcel, and a mailbox would take their mail for a duplicate.
 */
function messageIdOf(id: string, createdAt: unknown, domain: string): string {
  const writtenAt = typeof createdAt === 'string' ? Date.parse(createdAt) : Number.NaN;
  const moment = Number.isNaN(writtenAt) ? '' : `.${writtenAt}`;
  return `<${id.replace(/[^\w.-]/g, '-')}${moment}@${domain}>`;
}

/** The mail in a document of `mail`, or a sentence that says why it is invalid. */
export function readOutgoingMail(
  id: string,
  document: object,
  sender: Pick<Sender, 'name' | 'supportEmail'>,
): { mail: OutgoingMail } | { problem: string } {
  const { to, replyTo = sender.supportEmail, unsubscribeUrl = '', message, createdAt } = document as Fields;
  const recipients: unknown[] = Array.isArray(to) ? to : [to];
  const [recipient] = recipients;
  if (recipients.length !== 1) return { problem: messages.manyRecipients };
  if (!isMailAddress(recipient)) return { problem: messages.wrongRecipient };
  if (!isMailAddress(replyTo)) return { problem: messages.wrongReplyTo };
  const { subject, text, html } = (message ?? {}) as Record<string, unknown>;
  if (!isText(subject) || !isText(text) || !isText(html)) return { problem: messages.noText };
  if (!isOneLine(subject) || subject.length > MAX_SUBJECT) return { problem: messages.wrongSubject };
  if (text.length + html.length > MAX_BODY_LENGTH) return { problem: messages.tooLarge };
  if (
    unsubscribeUrl !== '' &&
    !(isText(unsubscribeUrl) && /^https:\/\/[\x21-\x3b\x3d\x3f-\x7e]+$/.test(unsubscribeUrl))
  ) {
    return { problem: messages.wrongUnsubscribeUrl };
  }
  const domain = sender.supportEmail.split('@').at(-1) ?? '';
  return {
    mail: {
      id,
      from: { name: sender.name, address: sender.supportEmail },
      to: recipient,
      replyTo,
      subject,
      text,
      html,
      messageId: messageIdOf(id, createdAt, domain),
      headers: unsubscribeHeaders(unsubscribeUrl),
    },
  };
}

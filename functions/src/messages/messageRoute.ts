import { createHash } from 'node:crypto';
import type { ContactMessage } from '@/domain/messages/contactMessage';
import { dayInIndia } from '@/domain/time/india';
import { messageRequest, type MessageResponse } from '@/domain/contracts/shoppers/message';
import { withDue } from '@/domain/messages/inbox/clocks';
import { receivedMail } from '@/domain/messages/inbox/mails';
import { searchKey, ticketOf, type StoredMessage } from '@/domain/messages/inbox/message';
import { messageNews } from '@/domain/admin/notifications/eventNews';
import { ok } from '../platform/http/answer';
import { isOwnAddress } from '../platform/callers/identity';
import { refuseTooOften } from '../platform/limiter/refuseTooOften';
import type { SharedLimiter } from '../platform/limiter/sharedLimiter';
import { postAsAnyone, type Route } from '../platform/http/route';
import { writeMail } from '../gateways/mail/writeMail';
import { isLeaving } from '../platform/firestore/isLeaving';
import { inTransaction } from '../platform/firestore/transaction';
import { writeNews } from '../platform/news';
import type { DatabaseDeps } from '../platform/storeDeps';
import { collectionOf } from '../platform/firestore/collections';
import { messages } from './messages';

export interface MessageDeps extends DatabaseDeps {
  /** Its own limiter: a person writes far less often than they browse. */
  messageLimiter: SharedLimiter;
}

const thanks = ({ ticket }: Pick<StoredMessage, 'ticket'>): MessageResponse => ({
  success: true,
  message: messages.received(ticket),
  ticket,
});

/** The same text of the same sender on the same day in India is one message, however often it arrives. */
export function messageId({ name, email, phone, message }: ContactMessage, now: Date): string {
  const day = dayInIndia(now);
  const typed = JSON.stringify([day, name, email.toLowerCase(), phone, message]);
  return createHash('sha256').update(typed).digest('base64url').slice(0, 24);
}

interface Sent {
  id: string;
  typed: ContactMessage;
  isSpam: boolean;
  userId: string;
  at: Date;
}

/** A message as it is first stored. */
function firstStored({ id, typed, isSpam, userId, at }: Sent): StoredMessage {
  const createdAt = at.toISOString();
  const ticket = ticketOf(id, createdAt);
  return withDue({
    ...typed,
    userId,
    // Stored as spam rather than dropped: a browser that fills in every field is not a bot.
    status: isSpam ? ('spam' as const) : ('new' as const),
    createdAt,
    updatedAt: createdAt,
    ticket,
    acknowledgedAt: null,
    dueAt: null,
    replies: [],
    search: [ticket, searchKey(typed.email), ...(typed.phone ? [typed.phone] : [])],
  });
}

/** POST /api/messages: a message to the shop, which only the admin reads. */
export function messageRoute({ db, now, messageLimiter }: MessageDeps): Route {
  return postAsAnyone({
    path: '/api/messages',
    schema: messageRequest,
    async handle({ body, address }, who) {
      const at = now();
      const { website, ...typed } = body;
      const isSpam = website !== '';
      const store = await db();
      const id = messageId(typed, at);
      const ref = collectionOf(store, 'messages').doc(id);
      const sent: Sent = { id, typed, isSpam, userId: who?.uid ?? '', at };
      const answer = (ticket: string) => ({
        ...ok(thanks({ ticket })),
        log: { spam: isSpam },
      });
      const before = await ref.get();
      if (before.exists) return answer(ticketOf(id, String(before.get('createdAt'))));
      const late = await refuseTooOften(messageLimiter, [address], at, {
        code: 'too_many_messages',
        message: messages.wait,
      });
      if (late) return late;
      // A repeated press that overtook the first finds the message stored and changes nothing.
      const ticket = await inTransaction(store, async (transaction) => {
        const known = (await transaction.get(ref)).data();
        if (known) return ticketOf(id, known.createdAt);
        // A person whose account is being deleted writes as a guest.
        const isBeingDeleted = who && (await isLeaving(store, transaction, who.uid));
        const first = firstStored(isBeingDeleted ? { ...sent, userId: '' } : sent);
        const isAcknowledged = !isSpam && !isBeingDeleted && isOwnAddress(who, typed.email);
        const stored = isAcknowledged ? withDue({ ...first, acknowledgedAt: first.createdAt }) : first;
        transaction.set(ref, stored);
        if (isAcknowledged) writeMail(store, transaction, receivedMail(id, stored, stored.createdAt));
        if (!isSpam) writeNews(store, transaction, messageNews(id, stored));
        return stored.ticket;
      });
      return answer(ticket);
    },
  });
}

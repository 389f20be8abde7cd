import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { ContactMessage } from '@/domain/messages/contactMessage';
import { dayInIndia } from '@/domain/general/india';
import { messageRequest, type MessageResponse } from '@/domain/contracts/message';
import { withDue } from '@/domain/messages/inbox/clocks';
import { receivedMail } from '@/domain/messages/inbox/mails';
import { searchKey, ticketOf, type StoredMessage } from '@/domain/messages/inbox/message';
import { tombstoneOf } from '../platform/firestore/refs';
import { ok, refuse } from '../platform/http/answer';
import type { Identity } from '../platform/callers/identity';
import type { SharedLimiter } from '../platform/limiter/sharedLimiter';
import { postAsAnyone, type Route } from '../platform/http/route';
import { writeMail } from '../gateways/mail/writeMail';

export interface MessageDeps {
  db: () => Promise<Firestore>;
  now: () => Date;
  /** Its own: a person writes far less often than they look. */
  messageLimiter: SharedLimiter;
}

const thanks = ({ ticket }: Pick<StoredMessage, 'ticket'>): MessageResponse => ({
  success: true,
  message: `Thank you. We have your message and answer within two working days. Its ticket is ${ticket}.`,
  ticket,
});

/** The same words of the same sender on the same day in India are one message, however often they arrive. */
export function messageId({ name, email, phone, message }: ContactMessage, now: Date): string {
  const day = dayInIndia(now);
  const words = JSON.stringify([day, name, email.toLowerCase(), phone, message]);
  return createHash('sha256').update(words).digest('base64url').slice(0, 24);
}

interface Sent {
  id: string;
  words: ContactMessage;
  isSpam: boolean;
  userId: string;
  at: Date;
}

/** A message as it is kept first. */
function firstKept({ id, words, isSpam, userId, at }: Sent): StoredMessage {
  const createdAt = at.toISOString();
  const ticket = ticketOf(id, createdAt);
  return withDue({
    ...words,
    userId,
    // Kept apart rather than thrown away: a browser that fills in everything is no program.
    status: isSpam ? ('spam' as const) : ('new' as const),
    ...{ createdAt, updatedAt: createdAt, ticket, acknowledgedAt: null, dueAt: null, replies: [] },
    search: [ticket, searchKey(words.email), ...(words.phone ? [words.phone] : [])],
  });
}

/** Only an address that its owner has proved gets a mail at once: anybody can type anybody's into a form. */
const isTheirs = (who: Identity | null, { email }: ContactMessage): boolean =>
  who !== null && who.verified && who.email.toLowerCase() === email.toLowerCase();

/** POST /api/messages: what people write to the shop. Only the admin reads it. */
export function writeMessage({ db, now, messageLimiter }: MessageDeps): Route {
  return postAsAnyone({
    path: '/api/messages',
    schema: messageRequest,
    async handle({ body, address }, who) {
      const at = now();
      const { website, ...words } = body;
      const isSpam = website !== '';
      const store = await db();
      const id = messageId(words, at);
      const ref = store.collection('messages').doc(id);
      const sent: Sent = { id, words, isSpam, userId: who?.uid ?? '', at };
      const answer = (ticket: string) => ({
        ...ok(thanks({ ticket })),
        log: { spam: isSpam },
      });
      const before = await ref.get();
      if (before.exists) return answer(ticketOf(id, String(before.get('createdAt'))));
      const seconds = await messageLimiter.take(address, at);
      if (seconds > 0) {
        const text =
          'You have written several messages just now. Please wait a few minutes and send this one again.';
        return { ...refuse(429, 'too_many_messages', text), headers: { 'retry-after': String(seconds) } };
      }
      // A second press that overtook the first finds the message there and changes nothing.
      const ticket = await store.runTransaction(async (transaction) => {
        const known = (await transaction.get(ref)).data() as StoredMessage | undefined;
        if (known) return ticketOf(id, known.createdAt);
        // Whoever's account is gone writes as anybody else does.
        const leaving = who && (await transaction.get(tombstoneOf(store, who.uid))).exists;
        const first = firstKept(leaving ? { ...sent, userId: '' } : sent);
        const told = !isSpam && !leaving && isTheirs(who, words);
        const kept = told ? withDue({ ...first, acknowledgedAt: first.createdAt }) : first;
        transaction.set(ref, kept);
        if (told) writeMail(store, transaction, receivedMail(id, kept, kept.createdAt));
        return kept.ticket;
      });
      return answer(ticket);
    },
  });
}

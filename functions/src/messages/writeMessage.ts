import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { messageRequest, type MessageResponse, type StoredMessage } from '@/domain/contracts/message';
import { tombstoneOf } from '../account/tombstone';
import { ok, refuse } from '../http/answer';
import type { RateLimiter } from '../http/rateLimit';
import { postAsAnyone, type Route } from '../http/route';

export interface MessageDeps {
  db: () => Promise<Firestore>;
  now: () => Date;
  /** Its own: a person writes far less often than they look. */
  messageLimiter: RateLimiter;
}

const THANKS: MessageResponse = {
  success: true,
  message: 'Thank you. We have your message and answer within two working days.',
};

/** The same words of the same sender on the same day are one message, however often they arrive. */
function messageId({ name, email, phone, message }: StoredMessage, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  const words = JSON.stringify([day, name, email.toLowerCase(), phone, message]);
  return createHash('sha256').update(words).digest('base64url').slice(0, 24);
}

/** POST /api/messages: what people write to the shop. Only the admin reads it. */
export function writeMessage({ db, now, messageLimiter }: MessageDeps): Route {
  return postAsAnyone({
    path: '/api/messages',
    schema: messageRequest,
    async handle({ body, address }, who) {
      const at = now();
      const { name, email, phone, message, website } = body;
      const stored: StoredMessage = {
        ...{ name, email, phone, message },
        userId: who?.uid ?? '',
        // Kept apart rather than thrown away: a browser that fills in everything is no program.
        status: website ? 'spam' : 'new',
        createdAt: at.toISOString(),
      };
      const store = await db();
      const ref = store.collection('messages').doc(messageId(stored, at));
      const answer = { ...ok(THANKS), log: { spam: website !== '' } };
      if ((await ref.get()).exists) return answer;
      const seconds = messageLimiter.take(`messages:${address}`, at.getTime());
      if (seconds > 0) {
        const text =
          'You have written several messages just now. Please wait a few minutes and send this one again.';
        return { ...refuse(429, 'too_many_messages', text), headers: { 'retry-after': String(seconds) } };
      }
      // A second press that overtook the first finds the message there and changes nothing.
      await store.runTransaction(async (transaction) => {
        if ((await transaction.get(ref)).exists) return;
        // Whoever's account is gone writes as anybody else does.
        const leaving = who && (await transaction.get(tombstoneOf(store, who.uid))).exists;
        transaction.set(ref, leaving ? { ...stored, userId: '' } : stored);
      });
      return answer;
    },
  });
}

import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { AdminMessage, Delivery, InboxRow } from '@/domain/contracts/adminMessages';
import type { StoredMessage } from '@/domain/messages/inbox/message';
import { mailIdOf } from '@/domain/messages/inbox/mails';

/** Characters of a message that a list shows. */
const EXCERPT = 140;

export const messagesOf = (db: Firestore) => db.collection('messages');

export function rowOf(snapshot: DocumentSnapshot): InboxRow {
  const { name, email, status, createdAt, ticket, acknowledgedAt, message, replies } =
    snapshot.data() as StoredMessage;
  const words = message.replace(/\s+/g, ' ');
  return {
    id: snapshot.id,
    name,
    email,
    status,
    createdAt,
    ticket,
    acknowledgedAt,
    excerpt: words.length > EXCERPT ? `${words.slice(0, EXCERPT - 1)}…` : words,
    replies: replies.length,
  };
}

/** What the Trigger Email extension writes into the document of a mail. */
interface Sent {
  delivery?: { state?: string; error?: string };
}

function deliveryOf(snapshot: DocumentSnapshot | undefined): Delivery {
  const { state = '', error = '' } = (snapshot?.data() as Sent | undefined)?.delivery ?? {};
  // Mails are kept for a year, so a missing one was sent long ago.
  if (state === 'SUCCESS' || (snapshot && !snapshot.exists)) return { state: 'sent' };
  return state === 'ERROR' ? { state: 'failed', why: error } : { state: 'waiting' };
}

/** A message with the delivery state of its replies. */
export async function withDeliveries(
  db: Firestore,
  id: string,
  { search: _search, replies, ...message }: StoredMessage,
): Promise<AdminMessage> {
  const refs = replies.map((reply) => db.collection('mail').doc(mailIdOf(id, reply.id)));
  const mails = refs.length > 0 ? await db.getAll(...refs) : [];
  return {
    ...message,
    id,
    replies: replies.map((reply, at) => ({ ...reply, delivery: deliveryOf(mails[at]) })),
  };
}

import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { AdminMessage, Delivery, InboxRow } from '@/domain/contracts/admin/messages';
import type { StoredMessage } from '@/domain/messages/inbox/message';
import { readDelivery } from '@/domain/mail/readDelivery';
import { mailIdOf } from '@/domain/messages/inbox/mails';
import { mailRef } from '../../platform/firestore/refs';
import { collectionOf } from '../../platform/firestore/collections';

/** Characters of a message that a list shows. */
const EXCERPT = 140;

export const messagesOf = (db: Firestore) => collectionOf(db, 'messages');

export function rowOf(snapshot: DocumentSnapshot): InboxRow {
  const { name, email, status, createdAt, ticket, acknowledgedAt, message, replies } =
    snapshot.data() as StoredMessage;
  const text = message.replace(/\s+/g, ' ');
  return {
    id: snapshot.id,
    name,
    email,
    status,
    createdAt,
    ticket,
    acknowledgedAt,
    excerpt: text.length > EXCERPT ? `${text.slice(0, EXCERPT - 1)}…` : text,
    replies: replies.length,
  };
}

function deliveryOf(snapshot: DocumentSnapshot | undefined): Delivery {
  const document = snapshot?.data();
  // Mails are kept for a year, so a missing one was sent long ago.
  if (!document) return { state: 'sent' };
  const { status, reason } = readDelivery(document);
  if (status === 'failed' || status === 'discarded') return { state: 'failed', why: reason };
  return { state: status === 'sent' ? 'sent' : 'waiting' };
}

/** A message with the delivery state of its replies. */
export async function withDeliveries(
  db: Firestore,
  id: string,
  { search: _search, replies, ...message }: StoredMessage,
): Promise<AdminMessage> {
  const refs = replies.map((reply) => mailRef(db, mailIdOf(id, reply.id)));
  const mails = refs.length > 0 ? await db.getAll(...refs) : [];
  return {
    ...message,
    id,
    replies: replies.map((reply, at) => ({ ...reply, delivery: deliveryOf(mails[at]) })),
  };
}

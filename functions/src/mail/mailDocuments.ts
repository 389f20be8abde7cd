import type { DocumentData, DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import {
  claimMail,
  endAttempt,
  postponeMail,
  withholdMail,
  type Claim,
  type Lease,
  type MailDelivery,
  type SendOutcome,
} from '@/domain/mail/delivery';
import { isMade, isPurchase } from '@/domain/alerts/cartMail';
import { giftCardMailStand } from '@/domain/giftCards/mails';
import { readDelivery } from '@/domain/mail/readDelivery';
import { failedMailNews } from '@/domain/admin/notifications/eventNews';
import { OWNER_KEY } from '@/domain/admin/notifications/news';
import type { Order } from '@/domain/orders/order/order';
import { entryOf, readTeam } from '@/domain/staff/team';
import { teamRef } from '../platform/callers/teamRecord';
import { inTransaction } from '../platform/firestore/transaction';
import { giftCardRef, mailChoiceRef } from '../platform/firestore/refs';
import { documentsOfUser } from '../platform/firestore/userDocuments';
import { writeNews } from '../platform/news';

/** Mails that are to be sent by now, and those whose attempt was never ended; the longest due first. */
export const dueMails = (db: Firestore, now: Date) =>
  db.collection('mail').where('delivery.nextAt', '<=', now.toISOString()).orderBy('delivery.nextAt');

/** Whether it is a mail of the team to somebody who has left it since it was queued. */
async function isForFormerColleague(
  db: Firestore,
  transaction: Transaction,
  { staff }: { staff?: unknown },
): Promise<boolean> {
  if (typeof staff !== 'string' || staff === OWNER_KEY) return false;
  const { members } = readTeam((await transaction.get(teamRef(db))).data());
  return entryOf(members, staff) === undefined;
}

/** Orders since a mail was queued that are looked at. */
const MAX_ORDERS = 20;

/**
 * Whether it reminds of a cart whose owner ordered since it was queued, or wants no such mails any more; 'paying' while
 * the payment of an order is open, which may be left.
 */
async function cartState(
  db: Firestore,
  transaction: Transaction,
  { aboutCart, userId, createdAt }: { aboutCart?: unknown; userId?: unknown; createdAt?: unknown },
): Promise<'over' | 'paying' | 'open'> {
  if (aboutCart !== true || typeof userId !== 'string') return 'open';
  const choice = (await transaction.get(mailChoiceRef(db, userId))).data();
  if (choice?.['cartMails'] !== true) return 'over';
  const since = documentsOfUser(db, 'orders', userId)
    .where('createdAt', '>=', String(createdAt))
    .orderBy('createdAt', 'desc')
    .limit(MAX_ORDERS)
    .select('status');
  const { docs } = await transaction.get(since);
  const orders = docs.map((order) => order.data() as Pick<Order, 'status'>);
  if (orders.some(isMade)) return 'over';
  return orders.some(isPurchase) ? 'paying' : 'open';
}

/** Whether it asks for a review and its reader stopped such mails since it was queued. */
async function isAskStopped(
  db: Firestore,
  transaction: Transaction,
  { asksForReview, userId }: { asksForReview?: unknown; userId?: unknown },
): Promise<boolean> {
  if (asksForReview !== true || typeof userId !== 'string') return false;
  return (await transaction.get(mailChoiceRef(db, userId))).get('reviewMails') === false;
}

/** Whether the card of a mail to its recipient still wants it; 'open' for any other mail. */
async function giftCardState(
  db: Firestore,
  transaction: Transaction,
  { id }: DocumentReference,
  { document: { giftCardId }, now }: { document: { giftCardId?: unknown }; now: Date },
): Promise<ReturnType<typeof giftCardMailStand>> {
  if (typeof giftCardId !== 'string') return 'open';
  const card = (await transaction.get(giftCardRef(db, giftCardId))).data();
  return giftCardMailStand(card, id, now);
}

/** Writes news of a mail that is not tried any more, except a mail to the team, whose news would fail in turn. */
function writeFailureNews(
  db: Firestore,
  transaction: Transaction,
  { id }: DocumentReference,
  { document, now }: { document: object; now: Date },
): void {
  const { staff, orderId } = document as { staff?: unknown; orderId?: unknown };
  if (staff !== undefined) return;
  writeNews(db, transaction, failedMailNews(id, typeof orderId === 'string' ? orderId : '', now));
}

/** Begins an attempt in a transaction; null where there is nothing to send. */
export function claim(
  db: Firestore,
  ref: DocumentReference,
  now: Date,
): Promise<{ claim: Claim; document: object } | null> {
  return inTransaction(db, async (transaction) => {
    const document = (await transaction.get(ref)).data();
    const claimed = document && claimMail(readDelivery(document), now);
    if (!claimed) return null;
    const cart = await cartState(db, transaction, document);
    const giftCard = await giftCardState(db, transaction, ref, { document, now });
    const isWithheld =
      cart === 'over' ||
      giftCard === 'over' ||
      (await isForFormerColleague(db, transaction, document)) ||
      (await isAskStopped(db, transaction, document));
    if (isWithheld) {
      transaction.update(ref, { delivery: withholdMail(readDelivery(document)) });
      return null;
    }
    // The only mail of its cart, or with its card's code, waits for the end of the payment, or until the card is freed.
    if ((cart === 'paying' || giftCard === 'frozen') && claimed.kind === 'claimed') {
      transaction.update(ref, { delivery: postponeMail(readDelivery(document), now) });
      return null;
    }
    transaction.update(ref, { delivery: claimed.delivery });
    if (claimed.kind === 'abandoned') writeFailureNews(db, transaction, ref, { document, now });
    return { claim: claimed, document };
  });
}

/** The change that takes a secret out of a mail that was sent. */
function withoutSecret(document: DocumentData | undefined, { status }: MailDelivery) {
  const { textOnceSent } = (document ?? {}) as { textOnceSent?: unknown };
  if (typeof textOnceSent !== 'string' || status !== 'sent') return {};
  return { 'message.text': textOnceSent, 'message.html': textOnceSent };
}

/**
 * Writes what came of an attempt; null where its mail is gone, or another attempt has taken its place. `movedTo` is the
 * address to which it went instead. It is kept only once the mail was sent: the next attempt asks again.
 */
export function end(
  db: Firestore,
  ref: DocumentReference,
  lease: Lease,
  outcome: SendOutcome,
  { movedTo, ...at }: { now: Date; random: number; movedTo: string | null },
): Promise<MailDelivery | null> {
  return inTransaction(db, async (transaction) => {
    const document = (await transaction.get(ref)).data();
    const delivery = document ? endAttempt(readDelivery(document), lease, outcome, at) : null;
    const moved = movedTo && delivery?.status === 'sent' ? { to: [movedTo] } : {};
    if (delivery) transaction.update(ref, { delivery, ...moved, ...withoutSecret(document, delivery) });
    if (document && delivery?.status === 'failed')
      writeFailureNews(db, transaction, ref, { document, now: at.now });
    return delivery;
  });
}

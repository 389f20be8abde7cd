import type { DocumentReference, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { eraseOrder, erasePayment } from '@/domain/customers/accountErasure';
import { DELETION_MAIL_DAYS, expiryOf } from '@/domain/customers/retention/retention';
import { eraseGiftCardBuyer, eraseRedeemer } from '@/domain/giftCards/erase';
import type { GiftCard } from '@/domain/giftCards/giftCard';
import { eraseReferrer, type Referral } from '@/domain/referrals/referral';
import { eraseInvoice } from '@/domain/invoices/eraseInvoice';
import type { Invoice } from '@/domain/invoices/invoice';
import type { Order } from '@/domain/orders/order/order';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { holdsUnsentCode } from '@/domain/mail/unsentCode';
import { alertsTo, mailsTo } from '../alerts/alertDocuments';
import { mailKeyOf } from '../gateways/mail/mailKey';
import { notificationsRef } from '../platform/news';
import { mapInBatches } from '../platform/concurrency/mapInBatches';
import { writeSearchEntry } from '../orders/searchIndex';
import { couponUsesOf } from './couponUses';
import { eraseCustomer } from '../customers/eraseCustomer';
import { eraseBuyer } from './eraseBuyer';
import { friendsOf } from '../referrals/referralStore';
import { eraseReviews } from '../reviews/eraseReviews';
import { deleteFound, pagesOf } from '../platform/firestore/pages';
import {
  creditRef,
  mailChoiceRef,
  openPaymentRef,
  referralRef,
  referrerRef,
  userRef,
  wishlistRef,
} from '../platform/firestore/refs';
import { inTransaction } from '../platform/firestore/transaction';
import { documentsOfUser } from '../platform/firestore/userDocuments';
import { collectionOf } from '../platform/firestore/collections';

/** Documents changed at a time. */
const CONCURRENCY = 10;

export interface Erased {
  /** Documents from which the person was removed. */
  changed: number;
  /** Documents that cannot be changed yet, because something about them is in progress. */
  waiting: number;
}

interface Erasing {
  db: Firestore;
  now: () => Date;
  /** The account's verified address, for which a guest may have asked something; empty where it is not known. */
  email: string;
  /** Whether another page may be begun. */
  hasTime: () => boolean;
}

/**
 * Rewrites each document in a transaction of its own, because other calls may be changing it. Null from `rewrite`
 * leaves the document for later; `alsoWrite` writes what follows from it.
 */
async function rewriteFound<T>(
  { db, hasTime }: Erasing,
  query: Query,
  rewrite: (stored: T) => T | null,
  alsoWrite?: (transaction: Transaction, stored: T, next: T) => void,
): Promise<Erased> {
  const erased: Erased = { changed: 0, waiting: 0 };
  const rewriteOne = (ref: DocumentReference) =>
    inTransaction(db, async (transaction) => {
      const stored = (await transaction.get(ref)).data() as T | undefined;
      const next = stored && rewrite(stored);
      if (!next) return 'waiting';
      transaction.set(ref, next);
      alsoWrite?.(transaction, stored, next);
      return 'changed';
    });
  for await (const docs of pagesOf(query.select(), { hasTime })) {
    for (const outcome of await mapInBatches(docs, CONCURRENCY, ({ ref }) => rewriteOne(ref)))
      erased[outcome] += 1;
  }
  return erased;
}

/** Gift cards for others stay redeemable; a card forgets the account that redeemed it. */
async function eraseGiftCards(erasing: Erasing, uid: string): Promise<Erased> {
  const { db, now } = erasing;
  const redeemed = collectionOf(db, 'giftCards').where('redeemedBy', '==', uid);
  const bought = await rewriteFound<GiftCard>(erasing, documentsOfUser(db, 'giftCards', uid), (card) =>
    eraseGiftCardBuyer(card, now()),
  );
  const used = await rewriteFound<GiftCard>(erasing, redeemed, (card) => eraseRedeemer(card, now()));
  return { changed: bought.changed + used.changed, waiting: 0 };
}

/** Ends a person's referral link. Friends who used it keep their promised reward; the referrer's identity is erased. */
async function eraseReferrals(erasing: Erasing, uid: string): Promise<Erased> {
  const { db, now } = erasing;
  await referrerRef(db, uid).delete();
  await referralRef(db, uid).delete();
  return rewriteFound<Referral>(erasing, friendsOf(db, uid), (referral) => eraseReferrer(referral, now()));
}

/** Deletes the mails to an address, but for a gift card that is on its way: only its mail has the code that another paid. */
async function deleteMailsTo({ db, now, hasTime }: Erasing, email: string): Promise<void> {
  const expireAt = expiryOf(now(), DELETION_MAIL_DAYS);
  for await (const docs of pagesOf(mailsTo(db, mailKeyOf(email)), { hasTime })) {
    const batch = db.batch();
    for (const doc of docs) {
      if (holdsUnsentCode(doc.data())) batch.update(doc.ref, { expireAt });
      else batch.delete(doc.ref);
    }
    await batch.commit();
  }
}

/**
 * Removes a person from everything in the shop's Firestore. Safe to interrupt, repeat and run twice at once; throws an
 * OutOfTimeError when the time runs out. The order matters: the orders tell which coupons
 * were used.
 */
export async function eraseAccount(erasing: Erasing, uid: string): Promise<Erased> {
  const { db, now, email } = erasing;
  await db.recursiveDelete(userRef(db, uid));
  await openPaymentRef(db, uid).delete();
  await wishlistRef(db, uid).delete();
  await mailChoiceRef(db, uid).delete();
  // Former members of the team have notifications, with their devices.
  await notificationsRef(db, uid).delete();
  const batch = db.batch();
  for (const { ref } of await couponUsesOf(db, uid)) batch.delete(ref);
  await batch.commit();
  await deleteFound(documentsOfUser(db, 'alerts', uid), erasing);
  if (email) await deleteFound(alertsTo(db, mailKeyOf(email)), erasing);
  await deleteFound(documentsOfUser(db, 'messages', uid), erasing);
  await eraseReviews(erasing, uid);
  // Before the orders lose their phone numbers.
  await eraseBuyer({ db, now: now() }, uid);
  const orders = await rewriteFound<Order>(
    erasing,
    documentsOfUser(db, 'orders', uid),
    (order) => eraseOrder(order, uid, now()),
    // The order's number and goods still find it.
    (transaction, order, erased) => writeSearchEntry(db, transaction, order, erased),
  );
  // After the orders: an erased order takes no further note.
  await deleteFound(documentsOfUser(db, 'orderNotes', uid), erasing);
  const payments = await rewriteFound<PaymentRecord>(
    erasing,
    documentsOfUser(db, 'payments', uid),
    (record) => erasePayment(record, now()),
  );
  const gifts = await eraseGiftCards(erasing, uid);
  const referred = await eraseReferrals(erasing, uid);
  // After the orders, whose credit may have come back meanwhile; with its ledger.
  await db.recursiveDelete(creditRef(db, uid));
  // After the orders: counting one would begin the customer again.
  await eraseCustomer(db, uid);
  // After the orders: a call that changes an order may still have issued its invoice or written a mail.
  const invoices = await rewriteFound<Invoice>(erasing, documentsOfUser(db, 'invoices', uid), eraseInvoice);
  await deleteFound(documentsOfUser(db, 'mail', uid), erasing);
  if (email) await deleteMailsTo(erasing, email);
  return {
    changed: orders.changed + payments.changed + gifts.changed + referred.changed + invoices.changed,
    waiting: orders.waiting,
  };
}

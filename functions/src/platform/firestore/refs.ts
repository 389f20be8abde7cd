import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { collectionOf } from './collections';

type Ref = DocumentReference;

export const orderRef = (db: Firestore, orderId: string) => collectionOf(db, 'orders').doc(orderId);

/** The team's private notes about an order. */
export const orderNotesRef = (db: Firestore, orderId: string) => collectionOf(db, 'orderNotes').doc(orderId);

/** The shop's claim against the courier for a lost parcel. */
export const claimRef = (db: Firestore, awb: string) => collectionOf(db, 'claims').doc(awb);

/** What a courier paid for one parcel in one transfer; `id` is its `remittanceId`. */
export const remittanceRef = (db: Firestore, id: string) => collectionOf(db, 'remittances').doc(id);

/** The search entry of an order; `id` is its `searchEntryId`. */
export const orderSearchRef = (db: Firestore, id: string): Ref => db.collection('orderSearch').doc(id);

/** The payment record of a Razorpay order. */
export const paymentRef = (db: Firestore, razorpayOrderId: string) =>
  collectionOf(db, 'payments').doc(razorpayOrderId);

/** Names a person's own order that was last begun online; it is open only while it waits for its payment. */
export const openPaymentRef = (db: Firestore, uid: string): Ref => db.collection('openPayments').doc(uid);

export const userRef = (db: Firestore, uid: string): Ref => db.collection('users').doc(uid);

/** The wishlist of a person. */
export const wishlistRef = (db: Firestore, uid: string): Ref => db.collection('wishlists').doc(uid);

/** A person's store credit. */
export const creditRef = (db: Firestore, uid: string) => collectionOf(db, 'credit').doc(uid);

/** One movement of a person's store credit. */
export const creditEntryRef = (db: Firestore, uid: string, id: string): Ref =>
  creditRef(db, uid).collection('entries').doc(id);

/** A gift card, by its id. */
export const giftCardRef = (db: Firestore, id: string) => collectionOf(db, 'giftCards').doc(id);

/** Whether gift cards are sold, and for which amounts. */
export const giftCardSettingsRef = (db: Firestore): Ref => db.doc('settings/giftCards');

/** A person's own link for their friends. */
export const referrerRef = (db: Firestore, uid: string) => collectionOf(db, 'referrers').doc(uid);

/** The referral of a person; `uid` is the friend's. */
export const referralRef = (db: Firestore, uid: string) => collectionOf(db, 'referrals').doc(uid);

/** The mark of a phone number whose first order has earned a referral reward; `hash` is its `phoneHash`. */
export const referralClaimRef = (db: Firestore, hash: string): Ref =>
  db.collection('referralClaims').doc(hash);

/** The rewards for a friend and their referrer. */
export const referralSettingsRef = (db: Firestore): Ref => db.doc('settings/referrals');

/** The row of an account in the team's list. */
export const customerRef = (db: Firestore, uid: string) => collectionOf(db, 'customers').doc(uid);

/** The search entry of a customer; `id` is their `customerEntryId`. */
export const customerSearchRef = (db: Firestore, id: string): Ref => db.collection('customerSearch').doc(id);

/** The tombstone of an account that is being deleted, or was. */
export const tombstoneRef = (db: Firestore, uid: string) => collectionOf(db, 'deletions').doc(uid);

export const productRef = (db: Firestore, id: string): Ref => db.collection('products').doc(id);

/** One person's review of one product; `id` is its `reviewIdOf`. */
export const reviewRef = (db: Firestore, id: string) => collectionOf(db, 'reviews').doc(id);

/** A question about a product. */
export const questionRef = (db: Firestore, id: string) => collectionOf(db, 'questions').doc(id);

/** A reader's vote or report on one review or question; `id` is its `markIdOf`. */
export const reviewMarkRef = (db: Firestore, id: string) => collectionOf(db, 'reviewMarks').doc(id);

/** Which mails a person wants beyond those about orders and questions. */
export const mailChoiceRef = (db: Firestore, uid: string) => collectionOf(db, 'mailChoices').doc(uid);

/** A queued mail, with what became of it. */
export const mailRef = (db: Firestore, id: string): Ref => db.collection('mail').doc(id);

export const offerRef = (db: Firestore, id: string): Ref => db.collection('offers').doc(id);

/** The units of a SKU. */
export const stockRef = (db: Firestore, sku: string) => collectionOf(db, 'stock').doc(sku);

/** When the courier delivers to a PIN code, from which an order takes the day that it promises. */
export const deliveryDateRef = (db: Firestore, pincode: string): Ref =>
  db.collection('deliveryDates').doc(pincode);

/** The place of each SKU in the store room. */
export const placesRef = (db: Firestore): Ref => db.doc('settings/places');

/** When the courier comes. */
export const courierSettingsRef = (db: Firestore): Ref => db.doc('settings/courier');

/** The cart extras: gift wrap and samples. */
export const cartSettingsRef = (db: Firestore): Ref => db.doc('settings/cart');

import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { OWNER_KEY } from '@/domain/admin/notifications/news';
import type { PushNotifications } from '@/domain/admin/notifications/push/device';
import { serviceOf } from '@/domain/admin/notifications/push/endpoint';
import type { CreditEntry } from '@/domain/credit/account';
import type { PersonalRecords } from '@/domain/customers/accountData';
import type { GiftCard } from '@/domain/giftCards/giftCard';
import type { Invoice } from '@/domain/invoices/invoice';
import type { Mail } from '@/domain/mail/mail';
import type { Order } from '@/domain/orders/order/order';
import type { Referral, Referrer } from '@/domain/referrals/referral';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { alertsTo } from '../alerts/alertDocuments';
import { mailKeyOf } from '../gateways/mail/mailKey';
import { readWishes } from '@/domain/wishlist/wishlist';
import { creditIn } from '../credit/creditStore';
import { useCount } from '../offers/findOffer';
import { accountBuyerRef } from '../limits/buyers';
import { friendsOf } from '../referrals/referralStore';
import { PHOTO_FIELDS } from '../reviews/photos/photos';
import { couponUsesOf } from './couponUses';
import { readAllPages } from '../platform/firestore/pages';
import { verifiedEmailOf, type Account } from '../platform/callers/account';
import { notificationsRef } from '../platform/news';
import { documentsOfUser } from '../platform/firestore/userDocuments';
import {
  creditRef,
  customerRef,
  mailChoiceRef,
  referralRef,
  referrerRef,
  userRef,
  wishlistRef,
} from '../platform/firestore/refs';

async function readCoupons(db: Firestore, uid: string): Promise<PersonalRecords['coupons']> {
  const uses = await couponUsesOf(db, uid);
  const offers = uses.flatMap(({ ref }) => ref.parent.parent ?? []);
  const found = offers.length > 0 ? await db.getAll(...offers) : [];
  return uses.map((use, at) => {
    const code: unknown = found[at]?.get('code');
    return { code: typeof code === 'string' ? code : '', times: useCount(use) };
  });
}

/** Devices without their push endpoint, which is a secret: with it a stranger could send to the device. Only its service is named. */
const devicesIn = (notifications: PushNotifications | undefined) =>
  (notifications?.devices ?? []).map(({ name, createdAt, usedAt, endpoint }) => ({
    name,
    createdAt,
    usedAt,
    pushService: serviceOf(endpoint),
  }));

type Fields = Record<string, unknown>;

/** Alerts asked with the account, perhaps under a former address, and those for its verified address. */
async function alertsOf(
  db: Firestore,
  account: Account,
  all: <T>(query: Query) => Promise<T[]>,
): Promise<Fields[]> {
  const email = verifiedEmailOf(account).toLowerCase();
  const own = documentsOfUser(db, 'alerts', account.uid);
  const queries = email ? [own, alertsTo(db, mailKeyOf(email))] : [own];
  const found = await Promise.all(queries.map((query) => all<Fields>(query)));
  return [...new Map(found.flat().map((alert) => [alert['id'], alert])).values()];
}
const orEmpty = (fields: Fields | undefined): Fields => fields ?? {};
const orNull = <T>(record: T | undefined): T | null => record ?? null;

/** Awaits each value of an object. */
async function allOf<T extends object>(values: { [K in keyof T]: T[K] | Promise<T[K]> }): Promise<T> {
  const entries = Object.entries<unknown>(values);
  return Object.fromEntries(
    await Promise.all(entries.map(async ([name, value]) => [name, await value])),
  ) as T;
}

/** Reads everything that the shop's Firestore holds about a person. Throws an OutOfTimeError when the time runs out. */
export async function readPersonalRecords(
  db: Firestore,
  account: Account,
  hasTime: () => boolean,
): Promise<PersonalRecords> {
  const { uid } = account;
  const dataOf = async <T>(ref: DocumentReference) => (await ref.get()).data() as T | undefined;
  const all = <T>(query: Query) => readAllPages(query as Query<T>, hasTime);
  const photos = documentsOfUser(db, 'reviewPhotos', uid).select(...PHOTO_FIELDS);
  return allOf<PersonalRecords>({
    account,
    user: dataOf<Fields>(userRef(db, uid)).then(orEmpty),
    orders: all<Order>(documentsOfUser(db, 'orders', uid)),
    payments: all<PaymentRecord>(documentsOfUser(db, 'payments', uid)),
    invoices: all<Invoice>(documentsOfUser(db, 'invoices', uid)),
    reviews: all<Fields>(documentsOfUser(db, 'reviews', uid)),
    reviewMarks: all<Fields>(documentsOfUser(db, 'reviewMarks', uid)),
    reviewPhotos: all<Fields>(photos),
    questions: all<Fields>(documentsOfUser(db, 'questions', uid)),
    messages: all<Fields>(documentsOfUser(db, 'messages', uid)),
    mails: all<Mail>(documentsOfUser(db, 'mail', uid)),
    coupons: readCoupons(db, uid),
    alerts: alertsOf(db, account, all),
    wishes: dataOf<Fields>(wishlistRef(db, uid)).then((wishlist) => readWishes(wishlist?.['items'])),
    mailChoice: dataOf<Fields>(mailChoiceRef(db, uid)).then(orEmpty),
    credit: creditRef(db, uid)
      .get()
      .then((credit) => creditIn(uid, credit)),
    creditEntries: all<CreditEntry>(creditRef(db, uid).collection('entries')),
    giftCards: all<GiftCard>(documentsOfUser(db, 'giftCards', uid)),
    referrer: dataOf<Referrer>(referrerRef(db, uid)).then(orNull),
    referral: dataOf<Referral>(referralRef(db, uid)).then(orNull),
    friends: all<Referral>(friendsOf(db, uid)),
    devices: dataOf<PushNotifications>(notificationsRef(db, account.admin ? OWNER_KEY : uid)).then(devicesIn),
    buyer: dataOf<Fields>(accountBuyerRef(db, uid)).then(orEmpty),
    customer: dataOf<Fields>(customerRef(db, uid)).then(orEmpty),
  });
}

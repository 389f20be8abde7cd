import type { Firestore } from 'firebase-admin/firestore';
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
import type { Account } from '../platform/callers/account';
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

/** Devices without their push endpoint, which is a secret: anybody who has it could send to it. Names its service only. */
const devicesIn = (notifications: PushNotifications | undefined) =>
  (notifications?.devices ?? []).map(({ name, createdAt, usedAt, endpoint }) => ({
    name,
    createdAt,
    usedAt,
    pushService: serviceOf(endpoint),
  }));

/** Reads everything that the shop's Firestore holds about a person. Throws an OutOfTimeError when the time runs out. */
export async function readPersonalRecords(
  db: Firestore,
  account: Account,
  hasTime: () => boolean,
): Promise<PersonalRecords> {
  const { uid } = account;
  const user = userRef(db, uid);
  const [
    document,
    orders,
    payments,
    invoices,
    reviews,
    reviewMarks,
    reviewPhotos,
    questions,
    messages,
    mails,
    coupons,
    buyer,
    customer,
    alerts,
    wishlist,
    choice,
    credit,
    creditEntries,
    giftCards,
    referrer,
    referral,
    friends,
    notifications,
  ] = await Promise.all([
    user.get(),
    readAllPages<Order>(documentsOfUser(db, 'orders', uid), hasTime),
    readAllPages<PaymentRecord>(documentsOfUser(db, 'payments', uid), hasTime),
    readAllPages<Invoice>(documentsOfUser(db, 'invoices', uid), hasTime),
    readAllPages<Record<string, unknown>>(documentsOfUser(db, 'reviews', uid), hasTime),
    readAllPages<Record<string, unknown>>(documentsOfUser(db, 'reviewMarks', uid), hasTime),
    readAllPages<Record<string, unknown>>(
      documentsOfUser(db, 'reviewPhotos', uid).select(...PHOTO_FIELDS),
      hasTime,
    ),
    readAllPages<Record<string, unknown>>(documentsOfUser(db, 'questions', uid), hasTime),
    readAllPages<Record<string, unknown>>(documentsOfUser(db, 'messages', uid), hasTime),
    readAllPages<Mail>(documentsOfUser(db, 'mail', uid), hasTime),
    readCoupons(db, uid),
    accountBuyerRef(db, uid).get(),
    customerRef(db, uid).get(),
    readAllPages<Record<string, unknown>>(alertsTo(db, mailKeyOf(account.email.toLowerCase())), hasTime),
    wishlistRef(db, uid).get(),
    mailChoiceRef(db, uid).get(),
    creditRef(db, uid).get(),
    readAllPages<CreditEntry>(creditRef(db, uid).collection('entries'), hasTime),
    readAllPages<GiftCard>(documentsOfUser(db, 'giftCards', uid), hasTime),
    referrerRef(db, uid).get(),
    referralRef(db, uid).get(),
    readAllPages<Referral>(friendsOf(db, uid), hasTime),
    notificationsRef(db, account.admin ? OWNER_KEY : uid).get(),
  ]);
  const wishes = readWishes(wishlist.get('items'));
  const records = {
    orders,
    payments,
    invoices,
    reviews,
    reviewMarks,
    reviewPhotos,
    questions,
    messages,
    mails,
    coupons,
    alerts,
    wishes,
    mailChoice: choice.data() ?? {},
    credit: creditIn(uid, credit),
    creditEntries,
    giftCards,
    referrer: (referrer.data() as Referrer | undefined) ?? null,
    referral: (referral.data() as Referral | undefined) ?? null,
    friends,
    devices: devicesIn(notifications.data() as PushNotifications | undefined),
  };
  const ofTeam = { buyer: buyer.data() ?? {}, customer: customer.data() ?? {} };
  return { account, user: document.data() ?? {}, ...records, ...ofTeam };
}

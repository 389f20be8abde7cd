import type { Firestore } from 'firebase-admin/firestore';
import type { PersonalRecords } from '@/domain/customers/accountData';
import type { Invoice } from '@/domain/invoices/invoice';
import type { Mail } from '@/domain/mail/mail';
import type { Order } from '@/domain/orders/order/order';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';
import type { Account } from '../gateways/firebase/accounts';
import { useCount } from '../offers/findOffer';
import { accountBuyerRef } from '../limits/buyers';
import { couponUsesOf, ownIn } from './couponUses';
import { readAll } from '../platform/firestore/pages';

async function readCoupons(db: Firestore, uid: string): Promise<PersonalRecords['coupons']> {
  const uses = await couponUsesOf(db, uid);
  const offers = uses.flatMap(({ ref }) => ref.parent.parent ?? []);
  const found = offers.length > 0 ? await db.getAll(...offers) : [];
  return uses.map((use, at) => {
    const code: unknown = found[at]?.get('code');
    return { code: typeof code === 'string' ? code : '', times: useCount(use) };
  });
}

/** Reads all that the shop's Firestore holds of a person. Throws an OutOfTimeError where that takes too long. */
export async function readRecords(
  db: Firestore,
  account: Account,
  hasTime: () => boolean,
): Promise<PersonalRecords> {
  const { uid } = account;
  const user = db.collection('users').doc(uid);
  const [document, orders, payments, invoices, reviews, messages, mails, purchases, coupons, buyer] =
    await Promise.all([
      user.get(),
      readAll<Order>(ownIn(db, 'orders', uid), hasTime),
      readAll<PaymentRecord>(ownIn(db, 'payments', uid), hasTime),
      readAll<Invoice>(ownIn(db, 'invoices', uid), hasTime),
      readAll<Record<string, unknown>>(ownIn(db, 'reviews', uid), hasTime),
      readAll<Record<string, unknown>>(ownIn(db, 'messages', uid), hasTime),
      readAll<Mail>(ownIn(db, 'mail', uid), hasTime),
      readAll<object>(user.collection('purchases'), hasTime),
      readCoupons(db, uid),
      accountBuyerRef(db, uid).get(),
    ]);
  const records = { orders, payments, invoices, reviews, messages, mails, purchases, coupons };
  return { account, user: document.data() ?? {}, ...records, buyer: buyer.data() ?? {} };
}

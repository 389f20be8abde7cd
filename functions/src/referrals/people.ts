import type { Firestore } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import { isOrdered, PLACED } from '@/domain/referrals/follow';
import type { Person } from '@/domain/referrals/samePerson';
import type { Account } from '../platform/callers/account';
import { userRef } from '../platform/firestore/refs';
import { ordersIn, ordersOf } from './referralStore';
import { collectionOf } from '../platform/firestore/collections';

/** Orders that are read of one phone number. */
const MAX_SAME_PHONE = 50;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The stored facts about a referrer. */
export async function readPerson(db: Firestore, account: Account): Promise<Person> {
  const [user, found] = await Promise.all([
    userRef(db, account.uid).get(),
    ordersOf(db, account.uid, 'last').get(),
  ]);
  const saved: unknown = user.get('address');
  const addresses = [
    ...(Array.isArray(saved) ? (saved as Partial<Order['address']>[]) : []),
    ...ordersIn(found).map(({ address }) => address),
  ].map((address) => ({
    phone: textIn(address.phone),
    pincode: textIn(address.pincode),
    addressLine1: textIn(address.addressLine1),
  }));
  const emails = [account.email, ...ordersIn(found).map(({ email }) => email)];
  const phones = [account.phone, textIn(user.get('phone')), ...addresses.map(({ phone }) => phone)];
  return { emails, phones, addresses };
}

/** The stored facts about a friend: the account and the order that counts. */
export const friendOf = ({ email, phone }: Account, { address, email: ordered }: Order): Person => ({
  emails: [email, ordered],
  phones: [phone, address.phone],
  addresses: [address],
});

/** Whether somebody else ordered to this order's phone number before, with an account or by phone. */
export async function isKnownPhone(db: Firestore, order: Order): Promise<boolean> {
  const before = collectionOf(db, 'orders')
    .where('address.phone', '==', order.address.phone)
    .where('status', 'in', PLACED)
    .where('createdAt', '<', order.createdAt)
    .orderBy('createdAt', 'desc');
  const orders = ordersIn(await before.limit(MAX_SAME_PHONE).get());
  // Others may be hidden behind a limit that was reached.
  if (orders.length === MAX_SAME_PHONE) return true;
  return orders.some((one) => one.userId !== order.userId && isOrdered(one));
}

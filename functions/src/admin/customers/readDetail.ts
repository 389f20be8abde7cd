import type { DocumentSnapshot, Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import {
  MAX_PAGE_MESSAGES,
  MAX_PAGE_ORDERS,
  MAX_PAGE_REVIEWS,
  type CustomerDetail,
  type CustomerReview,
} from '@/domain/contracts/admin/customers';
import { orderRow } from '@/domain/admin/orderList/row';
import { streetOf, type Address } from '@/domain/addresses/address';
import type { Customer } from '@/domain/customers/record/customer';
import { isPhoneCustomer } from '@/domain/phoneOrders/phoneCustomer';
import { customerName } from '@/domain/customers/record/profile';
import type { BuyerRecord } from '@/domain/orders/limits/buyerRecord';
import { limitsFrom } from '@/domain/orders/limits/limits';
import type { Order } from '@/domain/orders/order/order';
import { newestMessagesOf, newestOrdersOf, newestReviewsOf } from '../../customers/customerDocuments';
import { accountBuyerRef, limitsRef } from '../../limits/buyers';
import { userRef } from '../../platform/firestore/refs';
import { addressesOf } from '../../pricing/savedAddresses';
import { rowOf } from '../messages/readMessages';

const textIn = (doc: DocumentSnapshot, field: string): string => {
  const value: unknown = doc.get(field);
  return typeof value === 'string' ? value : '';
};

/** A review's moment, which browsers write as text or as Firestore's own time. */
function momentIn(doc: DocumentSnapshot, field: string): string {
  const value: unknown = doc.get(field);
  const hasDate = typeof value === 'object' && value !== null && 'toDate' in value;
  return hasDate ? (value as { toDate: () => Date }).toDate().toISOString() : textIn(doc, field);
}

function reviewOf(doc: DocumentSnapshot): CustomerReview {
  const rating: unknown = doc.get('rating');
  return {
    id: doc.id,
    productId: textIn(doc, 'productId'),
    rating: typeof rating === 'number' ? rating : 0,
    title: textIn(doc, 'title'),
    body: textIn(doc, 'body'),
    status: textIn(doc, 'status'),
    createdAt: momentIn(doc, 'createdAt'),
  };
}

/** The addresses that a person without an account has ordered to, the latest first, each once. */
function addressesSentTo({ docs }: QuerySnapshot): Address[] {
  const sent = docs.map((doc) => (doc.data() as Order).address);
  return [...new Map(sent.reverse().map((one) => [streetOf(one) + one.pincode, one])).values()].reverse();
}

const mapped = <T>({ docs }: QuerySnapshot, of: (doc: DocumentSnapshot) => T): T[] => docs.map(of);

/** Reads a customer's page: at most 33 reads, however much they bought or wrote. */
export async function readDetail(db: Firestore, customer: Customer, now: Date): Promise<CustomerDetail> {
  const { uid, email, phones, since, lastOrderAt, totals, tags, notes } = customer;
  const [heads, orders, messages, reviews] = await Promise.all([
    db.getAll(userRef(db, uid), accountBuyerRef(db, uid), limitsRef(db)),
    newestOrdersOf(db, uid).limit(MAX_PAGE_ORDERS).get(),
    newestMessagesOf(db, uid).limit(MAX_PAGE_MESSAGES).get(),
    newestReviewsOf(db, uid).limit(MAX_PAGE_REVIEWS).get(),
  ]);
  const [user, stored, limits] = heads;
  const buyer: Partial<BuyerRecord> = stored?.data() ?? {};
  return {
    uid,
    name: customerName(customer),
    email,
    phones,
    since,
    lastOrderAt,
    totals,
    addresses: isPhoneCustomer(uid) ? addressesSentTo(orders) : addressesOf(user),
    tags,
    notes,
    codBlocked: buyer.codBlocked ?? null,
    codUpTo: limitsFrom(limits?.data()).codOrderRupees,
    limitsLifted: buyer.lifted ?? null,
    orders: mapped(orders, (doc) => orderRow(doc.data() as Order, now)),
    messages: mapped(messages, rowOf),
    reviews: mapped(reviews, reviewOf),
  };
}

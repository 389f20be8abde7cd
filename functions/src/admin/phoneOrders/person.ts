import type { Firestore } from 'firebase-admin/firestore';
import type { PhoneOrderRequest } from '@/domain/contracts/adminOrders/phoneOrders';
import type { StoredCustomer } from '@/domain/customers/record/customer';
import { isPhoneCustomer, phoneCustomerId } from '@/domain/phoneOrders/phoneCustomer';
import { phoneHash } from '../../limits/buyers';
import { isDocumentId } from '@/domain/records/documentId';
import { customerRef } from '../../platform/firestore/refs';

/** The customer of an order by phone. */
export interface Person {
  uid: string;
  email: string;
  hasNoAccount: boolean;
}

interface Named extends Pick<PhoneOrderRequest, 'uid' | 'email'> {
  phone: string;
}

/**
 * The customer that a request names by id, or else a person without an account, known by their phone number: two orders
 * to one number are one customer. Null where there is no customer of that id.
 */
export async function personOf(db: Firestore, { uid, email, phone }: Named): Promise<Person | null> {
  if (!uid) return { uid: phoneCustomerId(phoneHash(phone)), email, hasNoAccount: true };
  if (!isDocumentId(uid)) return null;
  const stored = await customerRef(db, uid).get();
  if (!stored.exists) return null;
  if (isPhoneCustomer(uid)) return { uid, email, hasNoAccount: true };
  return { uid, email: (stored.data() as StoredCustomer).email ?? '', hasNoAccount: false };
}

import type { Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import type { PersonUses } from '@/domain/offers/coupons';
import type { Offer } from '@/domain/offers/offer';
import { scopeOf } from '@/domain/offers/scope';
import { findOpenPayment, hasOrdered } from './pastOrders';
import { usesByPhone } from './phoneUses';

interface Reading {
  db: Firestore;
  /** Runs a query, inside a transaction where the answer decides. */
  read: (query: Query) => Promise<QuerySnapshot>;
  /** Whether an order is decided. A quote may still replace the person's own unpaid order, so that one does not count. */
  decides: boolean;
}

interface Person {
  uid: string;
  /** Those that an order could go to; of several, the one that leaves the most room decides. */
  phones: readonly string[];
}

const isForFirstOrder = (offer: Offer) => scopeOf(offer).kind === 'first_order';

/** Whether a person's earlier orders decide on an offer. */
export const dependsOnPerson = (offer: Offer): boolean =>
  Boolean(offer.perUserLimit) || isForFirstOrder(offer);

async function readPhoneUses(
  { db, read }: Reading,
  offer: Offer,
  person: Person,
): Promise<number | undefined> {
  if (!offer.perUserLimit) return undefined;
  const uses = await usesByPhone(db, { offerId: offer.id, ...person }, read);
  return uses.size > 0 ? Math.min(...uses.values()) : undefined;
}

/** A person's earlier uses of an offer; nothing where the offer does not depend on them. */
export async function readPersonUses(
  reading: Reading,
  offer: Offer | undefined,
  person: Person,
): Promise<Omit<PersonUses, 'usedByShopper'>> {
  if (!offer) return {};
  if (!isForFirstOrder(offer)) return { usedByPhone: await readPhoneUses(reading, offer, person) };
  const { db, read, decides } = reading;
  const { uid, phones } = person;
  const [usedByPhone, hasOrderedBefore, openPaymentUntil, byPhone] = await Promise.all([
    readPhoneUses(reading, offer, person),
    hasOrdered(db, { uid }, read),
    decides ? findOpenPayment(db, uid, read) : undefined,
    Promise.all(phones.map((phone) => hasOrdered(db, { phone, uid }, read))),
  ]);
  const hasPhoneOrderedBefore = phones.length > 0 && byPhone.every(Boolean);
  return { usedByPhone, hasOrderedBefore, hasPhoneOrderedBefore, openPaymentUntil };
}

import { type Firestore } from 'firebase-admin/firestore';
import { type Combo, type Product } from '@/domain/catalogue';
import { type Offer } from '@/domain/offer';
import { aliceAddress, bobsAddress } from './fixtures';

export interface Seed {
  products?: Product[];
  combos?: Combo[];
  offers?: Offer[];
}

/** Everything that an order could change, or leave behind. */
const COLLECTIONS = [
  ...['products', 'combos', 'offers', 'stock', 'orders', 'users', 'reviews', 'banners', 'payments'],
  ...['webhookEvents', 'openPayments', 'deletions', 'messages', 'mail', 'invoices', 'counters', 'auditLog'],
];

/** Everything anew: these things, stock as their variants show it, and Alice's and Bob's accounts. */
export async function seed(db: Firestore, { products = [], combos = [], offers = [] }: Seed): Promise<void> {
  for (const name of COLLECTIONS) await db.recursiveDelete(db.collection(name));
  const batch = db.batch();
  for (const one of products) {
    batch.set(db.doc(`products/${one.id}`), one);
    for (const { sku, stock } of one.variants) {
      batch.set(db.doc(`stock/${sku}`), { sku, available: stock, reserved: 0, sold: 0 });
    }
  }
  for (const one of combos) batch.set(db.doc(`combos/${one.id}`), one);
  for (const one of offers) batch.set(db.doc(`offers/${one.id}`), one);
  batch.set(db.doc('users/alice'), { userId: 'alice', address: [aliceAddress] });
  batch.set(db.doc('users/bob'), { userId: 'bob', address: [bobsAddress] });
  await batch.commit();
}

/** All that an order could change, to compare before and after. */
export async function snapshot(db: Firestore): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  const unchanging = ['combos', 'reviews', 'banners', 'webhookEvents', 'messages'];
  for (const name of COLLECTIONS.filter((one) => !unchanging.includes(one))) {
    const { docs } = await db.collection(name).get();
    for (const doc of docs) all[doc.ref.path] = doc.data();
  }
  for (const doc of (await db.collectionGroup('uses').get()).docs) all[doc.ref.path] = doc.data();
  return all;
}

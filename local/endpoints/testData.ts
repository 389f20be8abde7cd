import { type Combo, type Product } from '@/domain/catalogue';
import { type Offer } from '@/domain/offer';
import { type Firestore } from 'firebase-admin/firestore';
import { type RunningFirestore } from '../firestore';
import { aliceAddress, bobsAddress } from './fixtures';

/** What an order, a payment or a call of the admin's could change. */
const WATCHED = new Set([
  'orders',
  'stock',
  'products',
  'offers',
  'users',
  'mail',
  'payments',
  'openPayments',
  'deletions',
  'invoices',
  'counters',
  'auditLog',
]);

export interface Seed {
  products?: Product[];
  combos?: Combo[];
  offers?: Offer[];
}

/**
 * What the tests' Firestore holds. It is emptied and looked at in this process: asking it for every collection before and
 * after each test took most of the test's time.
 */
export function testData({ store }: RunningFirestore, project: string, db: Firestore) {
  const database = store.database(project, '(default)');

  return {
    /** Everything anew: these things, stock as their variants show it, and Alice's and Bob's accounts. */
    async seed({ products = [], combos = [], offers = [] }: Seed): Promise<void> {
      await store.clear(database);
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
    },

    /** The fields of all that is watched, by path, to compare before and after. */
    snapshot(): Promise<Record<string, unknown>> {
      const all: Record<string, unknown> = {};
      for (const { name, fields } of database.documents()) {
        const path = name.slice(database.root.length + 1);
        if (WATCHED.has(path.split('/')[0] ?? '')) all[path] = fields;
      }
      return Promise.resolve(all);
    },
  };
}

import { type Firestore } from 'firebase-admin/firestore';
import {
  type Banner,
  type Combo,
  type Highlight,
  type Product,
  type StockLevel,
} from '@/domain/catalogue/catalogue';
import { type Offer } from '@/domain/offers/offer';
import { type Order } from '@/domain/orders/order/order';
import { type PurchaseLimits } from '@/domain/orders/limits/limits';
import { type AuditEntry } from '@/domain/records/audit';
import { type Role } from '@/domain/staff/roles';
import { type Member } from '@/domain/staff/team';
import { aliceAddress, bobsAddress } from './fixtures';
import { NO_LIMITS } from '../shops/noLimits';
import { type ReadDocument } from './storedCollections';

export interface Seed {
  products?: Product[];
  combos?: Combo[];
  offers?: Offer[];
  banners?: Banner[];
  highlights?: Highlight[];
  /** The limits of one person, with defaults for missing ones; without it there are no limits. */
  limits?: Partial<PurchaseLimits>;
  /** Members of the team, by uid. */
  team?: Record<string, Role>;
}

/** Two ways to the same Firestore: through its API, and directly. */
interface Filled {
  db: Firestore;
  collections: {
    all(): readonly ReadDocument[] | Promise<readonly ReadDocument[]>;
    clear(): Promise<void>;
  };
}

const teamMember = (uid: string, role: Role): Member => ({
  email: `${uid}@example.com`,
  name: '',
  role,
  since: '2026-11-01T10:00:00.000Z',
  invitedBy: { uid: 'ada', email: 'ada@example.com' },
});

/** Resets the database to these items with their stock, and to Alice's and Bob's accounts. */
export async function seed(
  { db, collections }: Filled,
  { products = [], combos = [], offers = [], banners = [], highlights = [], limits, team }: Seed,
): Promise<void> {
  await collections.clear();
  const batch = db.batch();
  for (const one of products) {
    batch.set(db.doc(`products/${one.id}`), one);
    for (const { sku, stock } of one.variants) {
      batch.set(db.doc(`stock/${sku}`), { sku, available: stock, reserved: 0, sold: 0 });
    }
  }
  for (const one of combos) batch.set(db.doc(`combos/${one.id}`), one);
  for (const one of offers) batch.set(db.doc(`offers/${one.id}`), one);
  for (const one of banners) batch.set(db.doc(`banners/${one.id}`), one);
  for (const one of highlights) batch.set(db.doc(`highlights/${one.id}`), one);
  batch.set(db.doc('settings/purchaseLimits'), limits ?? NO_LIMITS);
  if (team) {
    const members = Object.entries(team).map(([uid, role]) => [uid, teamMember(uid, role)]);
    batch.set(db.doc('settings/team'), { members: Object.fromEntries(members), invites: {} });
  }
  batch.set(db.doc('users/alice'), { userId: 'alice', address: [aliceAddress] });
  batch.set(db.doc('users/bob'), { userId: 'bob', address: [bobsAddress] });
  await batch.commit();
}

/** When the accounts were last swept: it changes with time alone, and says nothing of the shop. */
const SWEEP = 'system/customerSweep';

/** Every document by its path, to compare before and after. */
export async function snapshot({
  collections,
}: Pick<Filled, 'collections'>): Promise<Record<string, unknown>> {
  const documents = (await collections.all()).filter(({ ref }) => ref.path !== SWEEP);
  return Object.fromEntries(documents.map((doc) => [doc.ref.path, doc.data()]));
}

/** Every document of a Firestore in this process. */
export const everything = ({ collections }: { collections: { all(): readonly ReadDocument[] } }) =>
  Object.fromEntries(collections.all().map((doc) => [doc.ref.path, doc.data()] as const));

/** Reads of single documents that many tests share. */
export const readers = (db: Firestore) => ({
  storedOrder: async (id: string) => (await db.doc(`orders/${id}`).get()).data() as Order,
  level: async (sku: string) => (await db.doc(`stock/${sku}`).get()).data() as StockLevel,
  /** The entries of the audit log; those of a target the oldest first. */
  async audit(target?: string) {
    const log = db.collection('auditLog');
    if (!target) return (await log.get()).docs.map((doc) => doc.data() as AuditEntry);
    const { docs } = await log.where('target', '==', target).orderBy('at', 'desc').get();
    return docs.map((doc) => doc.data() as AuditEntry).reverse();
  },
  /** The entries of one action. */
  async auditOf(action: AuditEntry['action']) {
    const found = await db.collection('auditLog').where('action', '==', action).get();
    return found.docs.map((doc) => doc.data() as AuditEntry);
  },
});

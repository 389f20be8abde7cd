import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { changesBetween } from '@/domain/audit';
import type { Combo, Product, StockLevel } from '@/domain/catalogue';
import { writeAudit, type Doing } from '../audit';
import { claimRef, type SkuClaim, type Target } from './facts';
import type { ShelfKind } from './shelfIndex';

const SINGULAR = { products: 'product', combos: 'combo' } as const;

export interface Change<T> {
  before: T | null;
  after: T;
  levels: readonly StockLevel[];
  /** As in 'saved'. */
  deed: string;
  /** Of the request that begins it; empty for what was there. */
  key: string;
}

const skusOf = (item: Product | Combo | null): string[] => {
  if (!item) return [];
  return 'items' in item ? [item.sku] : item.variants.map(({ sku }) => sku);
};

/** Writes a product or combo with its units, the claims on its SKUs and what was done: all of it or nothing. */
export function writeChange<T extends Product | Combo>(
  db: Firestore,
  transaction: Transaction,
  doing: Doing,
  { kind, id }: Target,
  { before, after, levels, deed, key }: Change<T>,
): void {
  const target = `${kind}/${id}`;
  transaction.set(db.doc(target), after);
  for (const level of levels) transaction.set(db.collection('stock').doc(level.sku), level);
  const own = skusOf(before);
  for (const sku of skusOf(after).filter((one) => !own.includes(one))) {
    transaction.set(claimRef(db, sku), { kind, id, key } satisfies SkuClaim);
  }
  const changes = changesBetween(before, after).filter(({ field }) => field !== 'updatedAt');
  writeAudit(db, transaction, doing, { action: `${SINGULAR[kind]}.${deed}`, target, changes });
}

/** The id of something new: its short name, or where that is taken the same with a piece of its key. */
export async function freeId(
  db: Firestore,
  transaction: Transaction,
  kind: ShelfKind,
  { slug, key }: { slug: string; key: string },
): Promise<string> {
  const taken = (await transaction.get(db.collection(kind).doc(slug))).exists;
  return taken ? `${slug}-${key.toLowerCase().slice(0, 8)}` : slug;
}

/** What an earlier sending of the same request for something new has made; null where there was none. */
export async function madeBefore(
  db: Firestore,
  transaction: Transaction,
  kind: ShelfKind,
  { sku, key }: { sku: string; key: string },
): Promise<string | null> {
  const claim = (await transaction.get(claimRef(db, sku))).data() as SkuClaim | undefined;
  return claim?.kind === kind && claim.key === key ? claim.id : null;
}

import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { changesBetween } from '@/domain/general/audit';
import type { Combo, Product, StockLevel } from '@/domain/catalogue/catalogue';
import { writeAudit, type Doing } from '../../platform/audit';
import { claimRef, type SkuClaim, type Target } from './facts';

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

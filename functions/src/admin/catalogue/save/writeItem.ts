import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { changesBetween } from '@/domain/records/audit';
import { skusOf } from '@/domain/catalogue/draft/draft';
import type { Combo, Product, StockLevel } from '@/domain/catalogue/catalogue';
import { writeAudit, type AuditContext } from '../../../platform/audit';
import { claimRef, type SkuClaim, type Target } from './facts';
import { stockRef } from '../../../platform/firestore/refs';

const SINGULAR = { products: 'product', combos: 'combo' } as const;

export interface Change<T> {
  before: T | null;
  after: T;
  levels: readonly StockLevel[];
  verb: 'created' | 'saved' | 'changed';
  /** The key of the request that creates the item; empty for a stored item. */
  key: string;
}

/** Writes a product or combo with its stock, its SKU claims and the audit entry: all of it or nothing. */
export function writeItem<T extends Product | Combo>(
  db: Firestore,
  transaction: Transaction,
  context: AuditContext,
  { kind, id }: Target,
  { before, after, levels, verb, key }: Change<T>,
): void {
  const target = `${kind}/${id}`;
  transaction.set(db.doc(target), after);
  for (const level of levels) transaction.set(stockRef(db, level.sku), level);
  const own = before ? skusOf(before) : [];
  for (const sku of skusOf(after).filter((one) => !own.includes(one))) {
    transaction.set(claimRef(db, sku), { kind, id, key } satisfies SkuClaim);
  }
  const changes = changesBetween(before, after).filter(({ field }) => field !== 'updatedAt');
  const action = `${SINGULAR[kind]}.${verb}` as const;
  writeAudit(db, transaction, context, { action, target, name: after.name, changes });
}

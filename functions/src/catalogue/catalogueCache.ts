import type { CatalogueStatus, Combo, Product } from '@/domain/catalogue/catalogue';
import type { FoundDocument, Reads } from '../platform/firestore/reads';
import { toCombo, toProduct } from './documents';
import { COMBO_FIELDS, PRODUCT_FIELDS } from './summaries';

/** Milliseconds after which everything is read again, so that changes made outside the functions show up. */
const FULL_READ_MS = 10 * 60_000;
/** Milliseconds of overlap with the last read: clocks differ, and a transaction takes time. */
const OVERLAP_MS = 60_000;

interface Held<T> {
  items: Map<string, T>;
  loadedAt: number;
  freshAt: number;
}

/** The items on sale, for one read per change instead of one per item. */
export interface CatalogueCache {
  products(reads: Reads, now: Date): Promise<Product[]>;
  combos(reads: Reads, now: Date): Promise<Combo[]>;
}

function itemCache<T extends { id: string; status: CatalogueStatus }>(
  collection: 'products' | 'combos',
  select: readonly string[],
  convert: (snapshot: FoundDocument) => T | null,
): (reads: Reads, now: Date) => Promise<T[]> {
  let last: Promise<Held<T> | null> = Promise.resolve(null);

  function take(items: Map<string, T>, docs: readonly FoundDocument[]): void {
    for (const doc of docs) {
      const item = convert(doc);
      if (item?.status === 'active') items.set(doc.id, item);
      else items.delete(doc.id);
    }
  }

  async function refresh(reads: Reads, at: number, before: Held<T> | null): Promise<Held<T>> {
    if (!before || at - before.loadedAt >= FULL_READ_MS) {
      const items = new Map<string, T>();
      take(items, await reads.find({ collection, select, where: [['status', '==', 'active']] }));
      return { items, loadedAt: at, freshAt: at };
    }
    const since = new Date(before.freshAt - OVERLAP_MS).toISOString();
    // A save writes `updatedAt`; an order that takes or gives back units writes `stockAt` (writeReservations).
    const changed = ['updatedAt', 'stockAt'].map((field) =>
      reads.find({ collection, select, where: [[field, '>=', since]] }),
    );
    const items = new Map(before.items);
    for (const found of await Promise.all(changed)) take(items, found);
    return { items, loadedAt: before.loadedAt, freshAt: at };
  }

  return async (reads, now) => {
    // Reads wait for each other, so an older result never replaces a newer one.
    const held = last;
    const mine = held.then((before) => refresh(reads, now.getTime(), before));
    // A failed read keeps the items: the next one reads what changed since they were fresh.
    last = mine.catch(() => held);
    return [...(await mine).items.values()];
  };
}

/** A cache of the products and combos on sale. */
export const openCatalogueCache = (): CatalogueCache => ({
  products: itemCache('products', PRODUCT_FIELDS, toProduct),
  combos: itemCache('combos', COMBO_FIELDS, toCombo),
});

import type { CatalogueStatus, Combo, Product } from '@/domain/catalogue/catalogue';
import type { Found, Reads } from '../platform/firestore/reads';
import { toCombo, toProduct } from './documents';
import { COMBO_FIELDS, PRODUCT_FIELDS } from './summaries';

/** Milliseconds after which everything is read again: what no call of ours has changed is seen by then. */
const WHOLE = 10 * 60_000;
/** So far behind the moment of the last look the next one begins: clocks differ, and a transaction takes its time. */
const OVERLAP = 60_000;

interface Held<T> {
  things: Map<string, T>;
  readAt: number;
  lookedAt: number;
}

/** What is on sale, by a way that costs a read for each change instead of one for each thing. */
export interface Shelves {
  products(reads: Reads, now: Date): Promise<Product[]>;
  combos(reads: Reads, now: Date): Promise<Combo[]>;
}

function shelf<T extends { id: string; status: CatalogueStatus }>(
  collection: 'products' | 'combos',
  select: readonly string[],
  convert: (snapshot: Found) => T | null,
): (reads: Reads, now: Date) => Promise<T[]> {
  let last: Promise<Held<T> | null> = Promise.resolve(null);

  function take(things: Map<string, T>, docs: readonly Found[]): void {
    for (const doc of docs) {
      const thing = convert(doc);
      if (thing?.status === 'active') things.set(doc.id, thing);
      else things.delete(doc.id);
    }
  }

  async function look(reads: Reads, at: number, before: Held<T> | null): Promise<Held<T>> {
    if (!before || at - before.readAt >= WHOLE) {
      const things = new Map<string, T>();
      take(things, await reads.find({ collection, select, where: [['status', '==', 'active']] }));
      return { things, readAt: at, lookedAt: at };
    }
    const since = new Date(before.lookedAt - OVERLAP).toISOString();
    // Saving writes the one, an order that takes or gives back units the other (writeHoldings).
    const changed = ['updatedAt', 'stockAt'].map((field) =>
      reads.find({ collection, select, where: [[field, '>=', since]] }),
    );
    const things = new Map(before.things);
    for (const found of await Promise.all(changed)) take(things, found);
    return { things, readAt: before.readAt, lookedAt: at };
  }

  return async (reads, now) => {
    // One after the other: an older answer never comes after a newer one.
    const mine = last.then((before) => look(reads, now.getTime(), before));
    last = mine.catch(() => null);
    return [...(await mine).things.values()];
  };
}

/** Shelves that remember what they have read. */
export const openShelves = (): Shelves => ({
  products: shelf('products', PRODUCT_FIELDS, toProduct),
  combos: shelf('combos', COMBO_FIELDS, toCombo),
});

import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Combo, Product } from '@/domain/catalogue/catalogue';
import { comboRow, LOW_STOCK, productRow, type CatalogueRow } from '@/domain/catalogue/draft/catalogueList';
import { toCombo, toProduct } from '../../catalogue/documents';

export type CatalogueKind = 'products' | 'combos';

/** Milliseconds between full reads; every call reads the documents saved since the last read. */
const MAX_AGE_MS = 10 * 60_000;
/** Milliseconds: how far the clocks of two instances may differ, and how long a save may take. */
const OVERLAP_MS = 60_000;

const FACE = ['name', 'subtitle', 'mainImage', 'sku', 'price', 'mrp', 'stock', 'status', 'tags'];
const FIELDS = {
  products: [
    ...FACE,
    'createdAt',
    'updatedAt',
    'slug',
    'category',
    'variants',
    'concerns',
    'skinTypes',
  ].concat('countryOfOrigin', 'manufacturer', 'gstRate', 'gstRates'),
  combos: [...FACE, 'createdAt', 'updatedAt', 'slug', 'items'],
};

export interface IndexedCatalogue {
  products: Map<string, Product>;
  combos: Map<string, Combo>;
  loadedAt: number;
  freshAt: number;
}

/**
 * The index that the admin's lists search, in this instance's memory: 5,000 products are read once in ten minutes of
 * work, not for every page. Each call reads what was saved since the last one.
 */
export class CatalogueIndex {
  private index: Promise<IndexedCatalogue> | null = null;

  constructor(
    private readonly db: () => Promise<Firestore>,
    private readonly now: () => Date,
  ) {}

  /**
   * Returns the whole index, with the fields of FIELDS. Orders change stock without changing `updatedAt`, so `stock`
   * reads the scarce products as well. An index that was refreshed `within` so many milliseconds is used as it is.
   * Calls wait for each other.
   */
  all({ stock = false, within = 0 } = {}): Promise<IndexedCatalogue> {
    const at = this.now().getTime();
    const before = (this.index ?? Promise.resolve(null)).catch(() => null);
    this.index = before.then((index) => {
      const old = !index || at - index.loadedAt >= MAX_AGE_MS;
      if (old) return this.load(at);
      return at - index.freshAt < within ? index : this.refresh(index, at, stock);
    });
    return this.index;
  }

  /** The index as it was last read, at most ten minutes ago. */
  remembered(): Promise<IndexedCatalogue> {
    return this.all({ within: MAX_AGE_MS });
  }

  /** All rows of a kind. */
  async rows(
    kind: CatalogueKind,
    options: { stock?: boolean; within?: number } = {},
  ): Promise<CatalogueRow[]> {
    const { products, combos } = await this.all(options);
    if (kind === 'products') return [...products.values()].map(productRow);
    return [...combos.values()].map((combo) => comboRow(combo, products));
  }

  private async load(at: number): Promise<IndexedCatalogue> {
    const db = await this.db();
    const [products, combos] = await Promise.all([
      db
        .collection('products')
        .select(...FIELDS.products)
        .get(),
      db
        .collection('combos')
        .select(...FIELDS.combos)
        .get(),
    ]);
    const index = { products: new Map(), combos: new Map(), loadedAt: at, freshAt: at };
    take(index, products.docs, combos.docs);
    return index;
  }

  private async refresh(index: IndexedCatalogue, at: number, stock: boolean): Promise<IndexedCatalogue> {
    const db = await this.db();
    const since = new Date(index.freshAt - OVERLAP_MS).toISOString();
    const saved = (kind: CatalogueKind) =>
      db
        .collection(kind)
        .where('updatedAt', '>=', since)
        .select(...FIELDS[kind])
        .get();
    const low = () =>
      db
        .collection('products')
        .where('stock', '<=', LOW_STOCK)
        .select(...FIELDS.products)
        .get();
    const [products, combos, scarce] = await Promise.all([
      saved('products'),
      saved('combos'),
      stock ? low() : null,
    ]);
    take(index, [...products.docs, ...(scarce?.docs ?? [])], combos.docs);
    index.freshAt = at;
    return index;
  }
}

function take(
  index: IndexedCatalogue,
  products: QueryDocumentSnapshot[],
  combos: QueryDocumentSnapshot[],
): void {
  for (const doc of products) {
    const product = toProduct(doc);
    if (product) index.products.set(doc.id, product);
  }
  for (const doc of combos) {
    const combo = toCombo(doc);
    if (combo) index.combos.set(doc.id, combo);
  }
}

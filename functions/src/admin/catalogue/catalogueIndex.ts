import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Combo, Product } from '@/domain/catalogue/catalogue';
import { comboRow, LOW_STOCK, productRow, type ShelfRow } from '@/domain/catalogue/draft/shelfList';
import { toCombo, toProduct } from '../../catalogue/documents';

export type ShelfKind = 'products' | 'combos';

/** Milliseconds after which everything is read again; what was saved since is read at every call. */
const KEPT = 10 * 60_000;
/** Milliseconds: how far the clocks of two instances may differ, and a save may take. */
const OVERLAP = 60_000;

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
  ].concat('countryOfOrigin', 'manufacturer'),
  combos: [...FACE, 'createdAt', 'updatedAt', 'slug', 'items'],
};

export interface Held {
  products: Map<string, Product>;
  combos: Map<string, Combo>;
  loadedAt: number;
  freshAt: number;
}

/**
 * What the admin's lists search in, in this instance's memory: 5,000 products are read once in ten minutes of work, not
 * at every page. What anybody saved since the last call is read at the next.
 */
export class ShelfIndex {
  private held: Promise<Held> | null = null;

  constructor(
    private readonly db: () => Promise<Firestore>,
    private readonly now: () => Date,
  ) {}

  /**
   * Everything, as far as FIELDS go. Orders change the stock without a new version: where `stock` decides what is shown,
   * what runs low is read as well. What was read `within` so many milliseconds is new enough. One call waits for the one before.
   */
  all({ stock = false, within = 0 } = {}): Promise<Held> {
    const at = this.now().getTime();
    const before = (this.held ?? Promise.resolve(null)).catch(() => null);
    this.held = before.then((held) => {
      const old = !held || at - held.loadedAt >= KEPT;
      if (old) return this.load(at);
      return at - held.freshAt < within ? held : this.refresh(held, at, stock);
    });
    return this.held;
  }

  /** Everything as it was read last, at most ten minutes ago. */
  remembered(): Promise<Held> {
    return this.all({ within: KEPT });
  }

  /** All rows of a kind. */
  async rows(kind: ShelfKind, options: { stock?: boolean; within?: number } = {}): Promise<ShelfRow[]> {
    const { products, combos } = await this.all(options);
    if (kind === 'products') return [...products.values()].map(productRow);
    return [...combos.values()].map((combo) => comboRow(combo, products));
  }

  private async load(at: number): Promise<Held> {
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
    const held = { products: new Map(), combos: new Map(), loadedAt: at, freshAt: at };
    take(held, products.docs, combos.docs);
    return held;
  }

  private async refresh(held: Held, at: number, stock: boolean): Promise<Held> {
    const db = await this.db();
    const since = new Date(held.freshAt - OVERLAP).toISOString();
    const saved = (kind: ShelfKind) =>
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
    take(held, [...products.docs, ...(scarce?.docs ?? [])], combos.docs);
    held.freshAt = at;
    return held;
  }
}

function take(held: Held, products: QueryDocumentSnapshot[], combos: QueryDocumentSnapshot[]): void {
  for (const doc of products) {
    const product = toProduct(doc);
    if (product) held.products.set(doc.id, product);
  }
  for (const doc of combos) {
    const combo = toCombo(doc);
    if (combo) held.combos.set(doc.id, combo);
  }
}

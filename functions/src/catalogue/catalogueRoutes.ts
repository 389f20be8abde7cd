import type { Firestore } from 'firebase-admin/firestore';
import type { Product } from '@/domain/catalogue';
import type { CatalogueResponse, ComboResponse, ProductResponse } from '@/domain/contracts/catalogue';
import { isDocumentId } from '@/domain/documentId';
import { refuse, type Answer } from '../http/answer';
import { cached } from '../http/cached';
import { read, type Route } from '../http/route';
import { kept } from '../kept';
import { toCombo, toProduct } from './documents';
import { loadCatalogue, publicReview, versionOf } from './loadCatalogue';
import { publicCombo, publicProduct } from './summaries';

export interface CatalogueDeps {
  db: () => Promise<Firestore>;
  now: () => Date;
}

/** Milliseconds; callers that come together share one read of the catalogue. */
const SHARED = 1000;
const REVIEWS = 60;
const ALTERNATIVES = 4;

const unknown = () => refuse(404, 'not_found', 'We could not find that product.');

async function reviewsOf(db: Firestore, ids: readonly string[]) {
  const { docs } = await db
    .collection('reviews')
    .where('productId', 'in', ids)
    .where('status', '==', 'published')
    .orderBy('createdAt', 'desc')
    .limit(REVIEWS)
    .get();
  return docs.map(publicReview);
}

async function productsById(db: Firestore, ids: readonly string[]): Promise<Map<string, Product>> {
  const refs = ids.map((id) => db.collection('products').doc(id));
  const snapshots = refs.length > 0 ? await db.getAll(...refs) : [];
  return new Map(
    snapshots.flatMap((snapshot) => {
      const product = toProduct(snapshot);
      return product ? [[product.id, product] as const] : [];
    }),
  );
}

/** GET /api/catalogue and its products and combos: the same for everyone, and kept by the CDN. */
export function catalogueRoutes({ db, now }: CatalogueDeps): Route[] {
  const catalogue = kept(SHARED, now, async () => loadCatalogue(await db(), now()));

  async function gone(like: (all: CatalogueResponse) => unknown[]): Promise<Answer> {
    const alternatives = like(await catalogue()).slice(0, ALTERNATIVES);
    return refuse(410, 'gone', 'This is no longer sold.', { alternatives });
  }

  return [
    read('/api/catalogue', { key: false }, async (call) => {
      const all = await catalogue();
      return cached(call, all.version, all);
    }),
    read('/api/catalogue/products/{id}', { key: false }, async (call) => {
      const { id = '' } = call.params;
      if (!isDocumentId(id)) return unknown();
      const store = await db();
      const [snapshot, reviews] = await Promise.all([
        store.collection('products').doc(id).get(),
        reviewsOf(store, [id]),
      ]);
      const product = toProduct(snapshot);
      if (!product || product.status === 'draft') return unknown();
      if (product.status === 'archived') {
        return gone(({ products }) => products.filter((other) => other.category === product.category));
      }
      const body: ProductResponse = { product: publicProduct(product), reviews };
      return cached(call, versionOf(body), body);
    }),
    read('/api/catalogue/combos/{id}', { key: false }, async (call) => {
      const { id = '' } = call.params;
      if (!isDocumentId(id)) return unknown();
      const store = await db();
      const combo = toCombo(await store.collection('combos').doc(id).get());
      if (!combo || combo.status === 'draft') return unknown();
      if (combo.status === 'archived') return gone(({ combos }) => combos);
      const partIds = [...new Set(combo.items.map((item) => item.productId))];
      const [products, reviews] = await Promise.all([
        productsById(store, partIds),
        reviewsOf(store, [id, ...partIds]),
      ]);
      const parts = [...products.values()]
        .filter((product) => product.status === 'active')
        .map(publicProduct);
      const body: ComboResponse = { combo: publicCombo(combo, products), parts, reviews };
      return cached(call, versionOf(body), body);
    }),
  ];
}

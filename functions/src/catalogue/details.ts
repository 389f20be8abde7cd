import type { Firestore } from 'firebase-admin/firestore';
import type { Product } from '@/domain/catalogue';
import type {
  CatalogueResponse,
  ComboResponse,
  GoneResponse,
  ProductResponse,
} from '@/domain/contracts/catalogue';
import { isDocumentId } from '@/domain/documentId';
import { toCombo, toProduct } from './documents';
import { publicReview } from './loadCatalogue';
import { publicCombo, publicProduct } from './summaries';

/** What is known of a product or combo that is asked for. */
export type Lookup<T> = { kind: 'found'; value: T } | { kind: 'unknown' } | ({ kind: 'gone' } & GoneResponse);

const REVIEWS = 60;
const ALTERNATIVES = 4;
const unknown = { kind: 'unknown' } as const;

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

type Catalogue = () => Promise<CatalogueResponse>;

/** A product with its reviews; of one that is no longer sold, others of its kind. */
export async function lookUpProduct(
  db: Firestore,
  id: string,
  catalogue: Catalogue,
): Promise<Lookup<ProductResponse>> {
  if (!isDocumentId(id)) return unknown;
  const [snapshot, reviews] = await Promise.all([
    db.collection('products').doc(id).get(),
    reviewsOf(db, [id]),
  ]);
  const product = toProduct(snapshot);
  if (!product || product.status === 'draft') return unknown;
  if (product.status === 'archived') {
    const { products } = await catalogue();
    const alike = products.filter((other) => other.category === product.category);
    return { kind: 'gone', alternatives: alike.slice(0, ALTERNATIVES) };
  }
  return { kind: 'found', value: { product: publicProduct(product), reviews } };
}

/** A combo with what is in it and the reviews of all of that; of one that is no longer sold, other combos. */
export async function lookUpCombo(
  db: Firestore,
  id: string,
  catalogue: Catalogue,
): Promise<Lookup<ComboResponse>> {
  if (!isDocumentId(id)) return unknown;
  const combo = toCombo(await db.collection('combos').doc(id).get());
  if (!combo || combo.status === 'draft') return unknown;
  if (combo.status === 'archived') {
    return { kind: 'gone', alternatives: (await catalogue()).combos.slice(0, ALTERNATIVES) };
  }
  const partIds = [...new Set(combo.items.map((item) => item.productId))];
  const [products, reviews] = await Promise.all([productsById(db, partIds), reviewsOf(db, [id, ...partIds])]);
  const parts = [...products.values()].filter((product) => product.status === 'active').map(publicProduct);
  return { kind: 'found', value: { combo: publicCombo(combo, products), parts, reviews } };
}

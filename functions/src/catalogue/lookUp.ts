import type { Product } from '@/domain/catalogue/catalogue';
import { isComboOnSale } from '@/domain/catalogue/comboSale';
import type {
  CatalogueResponse,
  ComboResponse,
  GoneResponse,
  ProductResponse,
} from '@/domain/contracts/shoppers/catalogue';
import { isDocumentId } from '@/domain/records/documentId';
import { WORTH_SEARCHING } from '@/domain/questions/search';
import type { Reads } from '../platform/firestore/reads';
import { toCombo, toProduct } from './documents';
import { readQuestions } from './publicQuestions';
import { publicReview } from './publicReview';
import { publicCombo, publicProduct } from './summaries';

/** The result of looking up a product or combo. */
export type Lookup<T> = { kind: 'found'; value: T } | { kind: 'unknown' } | ({ kind: 'gone' } & GoneResponse);

/** Newest reviews that come with a product or combo; its page asks for more. */
const REVIEWS = 10;
const ALTERNATIVES = 4;
const unknown = { kind: 'unknown' } as const;

async function reviewsOf(reads: Reads, ids: readonly string[]) {
  const found = await reads.find({
    collection: 'reviews',
    where: [
      ['productId', 'in', ids],
      ['status', '==', 'published'],
    ],
    newestBy: 'createdAt',
    limit: REVIEWS,
  });
  return found.map(publicReview);
}

async function productsById(reads: Reads, ids: readonly string[]): Promise<Map<string, Product>> {
  const snapshots = await reads.getAll(ids.map((id) => `products/${id}`));
  return new Map(
    snapshots.flatMap((snapshot) => {
      const product = toProduct(snapshot);
      return product ? [[product.id, product] as const] : [];
    }),
  );
}

type Catalogue = () => Promise<CatalogueResponse>;

/** A product with its reviews and questions; for one that is no longer sold, others of its category. */
export async function lookUpProduct(
  reads: Reads,
  id: string,
  catalogue: Catalogue,
): Promise<Lookup<ProductResponse>> {
  if (!isDocumentId(id)) return unknown;
  const [[snapshot], reviews, { questions }] = await Promise.all([
    reads.getAll([`products/${id}`]),
    reviewsOf(reads, [id]),
    readQuestions(reads, id, WORTH_SEARCHING + 1),
  ]);
  const product = snapshot && toProduct(snapshot);
  if (!product || product.status === 'draft') return unknown;
  if (product.status === 'archived') {
    const { products } = await catalogue();
    const alike = products.filter((other) => other.category === product.category);
    return { kind: 'gone', alternatives: alike.slice(0, ALTERNATIVES) };
  }
  return { kind: 'found', value: { product: publicProduct(product), reviews, questions } };
}

/** A combo with its parts and their reviews; for one that is no longer sold, other combos. */
export async function lookUpCombo(
  reads: Reads,
  id: string,
  catalogue: Catalogue,
): Promise<Lookup<ComboResponse>> {
  if (!isDocumentId(id)) return unknown;
  const [snapshot] = await reads.getAll([`combos/${id}`]);
  const combo = snapshot && toCombo(snapshot);
  if (!combo || combo.status === 'draft') return unknown;
  const answerRemoved = async () => {
    const others = (await catalogue()).combos.filter((other) => other.id !== id);
    return { kind: 'gone' as const, alternatives: others.slice(0, ALTERNATIVES) };
  };
  if (combo.status === 'archived') return answerRemoved();
  const partIds = [...new Set(combo.items.map((item) => item.productId))];
  const [products, reviews] = await Promise.all([productsById(reads, partIds), reviewsOf(reads, partIds)]);
  if (!isComboOnSale(combo, products)) return answerRemoved();
  const parts = [...products.values()].map(publicProduct);
  return { kind: 'found', value: { combo: publicCombo(combo, products), parts, reviews } };
}

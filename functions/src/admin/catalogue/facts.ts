import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Combo, Product, StockLevel } from '@/domain/catalogue';
import type { ComboDraft, ProductDraft } from '@/domain/catalogueDraft/draft';
import type { ComboFacts, Owners, ProductFacts } from '@/domain/catalogueDraft/save';
import { isDocumentId } from '@/domain/documentId';
import { showStock } from '@/domain/stock';
import { toCombo, toProduct } from '../../catalogue/documents';
import type { ShelfIndex, ShelfKind } from './shelfIndex';

/** `skus/{sku}`: whose it is, so that no two ever have the same. `key` is that of the request which began it. */
export interface SkuClaim {
  kind: ShelfKind;
  id: string;
  key: string;
}

export interface Target {
  kind: ShelfKind;
  id: string;
}

export const claimRef = (db: Firestore, sku: string) => db.collection('skus').doc(sku);

/** The names of what has these SKUs already, from before each was claimed in a document of its own. */
export async function ownersBefore(index: ShelfIndex, skus: readonly string[], target: Target | null) {
  const { products, combos } = await index.all();
  const owners = new Map<string, string>();
  const note = (kind: ShelfKind, { id, name }: { id: string; name: string }, own: readonly string[]) => {
    if (kind === target?.kind && id === target.id) return;
    for (const sku of own) if (skus.includes(sku)) owners.set(sku, name);
  };
  for (const one of products.values())
    note(
      'products',
      one,
      one.variants.map(({ sku }) => sku),
    );
  for (const one of combos.values()) note('combos', one, [one.sku]);
  return owners;
}

/** Adds to `before` those that claimed one of the SKUs since. */
async function ownersOf(
  db: Firestore,
  transaction: Transaction,
  skus: readonly string[],
  { target, before }: { target: Target; before: Owners },
): Promise<Owners> {
  const owners = new Map(before);
  const refs = skus.filter(isDocumentId).map((sku) => claimRef(db, sku));
  if (refs.length === 0) return owners;
  for (const snapshot of await transaction.getAll(...refs)) {
    const claim = snapshot.data() as SkuClaim | undefined;
    if (!claim || (claim.kind === target.kind && claim.id === target.id)) continue;
    if (!owners.has(snapshot.id)) owners.set(snapshot.id, claim.id);
  }
  return owners;
}

/** The combos that need sizes of a product which are about to go, by size. */
async function combosWith(
  db: Firestore,
  transaction: Transaction,
  productId: string,
  sizes: readonly string[],
) {
  const found = new Map<string, string>();
  if (sizes.length === 0) return found;
  const query = db.collection('combos').where('status', 'in', ['active', 'draft']);
  for (const doc of (await transaction.get(query)).docs) {
    const combo = toCombo(doc);
    const parts = combo?.items.filter(
      (part) => part.productId === productId && sizes.includes(part.variantId),
    );
    for (const part of parts ?? []) found.set(part.variantId, combo?.name ?? doc.id);
  }
  return found;
}

/** The units of these SKUs, as far as they have a document. */
export async function readLevels(
  db: Firestore,
  transaction: Transaction,
  skus: readonly string[],
): Promise<StockLevel[]> {
  const refs = [...new Set(skus)].filter(isDocumentId).map((sku) => db.collection('stock').doc(sku));
  if (refs.length === 0) return [];
  const found = await transaction.getAll(...refs);
  return found.flatMap((snapshot) => (snapshot.data() as StockLevel | undefined) ?? []);
}

const skusOf = (variants: readonly { sku: string }[]) => variants.map(({ sku }) => sku);

/** A stored product, showing the units that are there. */
export async function readProduct(db: Firestore, transaction: Transaction, id: string) {
  const stored = toProduct(await transaction.get(db.collection('products').doc(id)));
  if (!stored) return null;
  const levels = await readLevels(db, transaction, skusOf(stored.variants));
  return { stored, levels, shown: showStock(stored, levels) };
}

/** All that a decision on a product needs. */
export async function productFacts(
  db: Firestore,
  transaction: Transaction,
  { id, draft, before, stored }: { id: string; draft: ProductDraft; before: Owners; stored: Product | null },
): Promise<ProductFacts> {
  const own = skusOf(stored?.variants ?? []);
  const fresh = skusOf(draft.variants).filter((sku) => !own.includes(sku));
  const leaving = (stored?.variants ?? [])
    .map((one) => one.id)
    .filter((size) => !draft.variants.some((v) => v.id === size));
  return {
    stored,
    levels: await readLevels(db, transaction, [...own, ...fresh]),
    owners: await ownersOf(db, transaction, fresh, { target: { kind: 'products', id }, before }),
    combos: await combosWith(db, transaction, id, leaving),
  };
}

/** All that a decision on a combo needs. */
export async function comboFacts(
  db: Firestore,
  transaction: Transaction,
  { id, draft, before, stored }: { id: string; draft: ComboDraft; before: Owners; stored: Combo | null },
): Promise<ComboFacts> {
  const fresh = draft.sku === stored?.sku ? [] : [draft.sku];
  const refs = [...new Set(draft.items.map(({ productId }) => productId))]
    .filter(isDocumentId)
    .map((productId) => db.collection('products').doc(productId));
  const parts = refs.length > 0 ? await transaction.getAll(...refs) : [];
  const products = parts.flatMap((snapshot) => toProduct(snapshot) ?? []);
  return {
    stored,
    owners: await ownersOf(db, transaction, fresh, { target: { kind: 'combos', id }, before }),
    products: new Map(products.map((product) => [product.id, product])),
  };
}

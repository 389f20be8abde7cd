import type { Firestore } from 'firebase-admin/firestore';
import type { Combo, Product, StockLevel } from '@/domain/catalogue/catalogue';
import type { ComboDraft, ProductDraft } from '@/domain/catalogue/draft/draft';
import type { ComboFacts, Owners, ProductFacts } from '@/domain/catalogue/draft/save';
import { isDocumentId } from '@/domain/records/documentId';
import { toCombo, toProduct } from '../../../catalogue/documents';
import type { Reader } from './batchedReader';
import type { IndexedCatalogue, CatalogueKind } from '../catalogueIndex';
import { productRef, stockRef } from '../../../platform/firestore/refs';

/**
 * `skus/{sku}`: which item has the SKU, so that no two items share one. `key` is the key of the request that created
 * the item.
 */
export interface SkuClaim {
  kind: CatalogueKind;
  id: string;
  key: string;
}

export interface Target {
  kind: CatalogueKind;
  id: string;
}

export const claimRef = (db: Firestore, sku: string) => db.collection('skus').doc(sku);

type Named = Target & { name: string };

/** Which items have which SKU, according to the index. */
export function skuOwners({ products, combos }: IndexedCatalogue): Map<string, Named[]> {
  const owners = new Map<string, Named[]>();
  const note = (kind: CatalogueKind, { id, name }: { id: string; name: string }, sku: string) => {
    const known = owners.get(sku);
    if (known) known.push({ kind, id, name });
    else owners.set(sku, [{ kind, id, name }]);
  };
  for (const one of products.values()) for (const { sku } of one.variants) note('products', one, sku);
  for (const one of combos.values()) note('combos', one, one.sku);
  return owners;
}

/** The names of other items that have these SKUs since before SKUs were claimed in documents of their own. */
export function ownersBefore(
  owners: ReadonlyMap<string, Named[]>,
  skus: readonly string[],
  target: Target | null,
): Owners {
  const others = (sku: string) =>
    owners.get(sku)?.find(({ kind, id }) => kind !== target?.kind || id !== target.id)?.name;
  return new Map(
    skus.flatMap((sku) => {
      const name = others(sku);
      return name === undefined ? [] : [[sku, name] as const];
    }),
  );
}

/** Adds the items that claimed one of the SKUs since. */
async function ownersOf(
  db: Firestore,
  reader: Reader,
  skus: readonly string[],
  { target, earlierOwners }: { target: Target; earlierOwners: Owners },
): Promise<Owners> {
  const owners = new Map(earlierOwners);
  const refs = skus.filter(isDocumentId).map((sku) => claimRef(db, sku));
  for (const snapshot of await reader.getAll(refs)) {
    const claim = snapshot.data() as SkuClaim | undefined;
    if (!claim || (claim.kind === target.kind && claim.id === target.id)) continue;
    if (!owners.has(snapshot.id)) owners.set(snapshot.id, claim.id);
  }
  return owners;
}

/** The combos that need variants which the save would remove, by variant. */
async function combosWith(db: Firestore, reader: Reader, productId: string, sizes: readonly string[]) {
  const found = new Map<string, string>();
  if (sizes.length === 0) return found;
  const query = () => db.collection('combos').where('status', 'in', ['active', 'draft']);
  for (const doc of (await reader.query('combos', query)).docs) {
    const combo = toCombo(doc);
    const parts = combo?.items.filter(
      (part) => part.productId === productId && sizes.includes(part.variantId),
    );
    for (const part of parts ?? []) found.set(part.variantId, combo?.name ?? doc.id);
  }
  return found;
}

/** The stock of these SKUs, as far as they have a document. */
async function readLevels(db: Firestore, reader: Reader, skus: readonly string[]): Promise<StockLevel[]> {
  const refs = [...new Set(skus)].filter(isDocumentId).map((sku) => stockRef(db, sku));
  const found = await reader.getAll(refs);
  return found.flatMap((snapshot) => (snapshot.data() as StockLevel | undefined) ?? []);
}

const skusOf = (variants: readonly { sku: string }[]) => variants.map(({ sku }) => sku);

/** The draft, the item it replaces, and who had its SKUs since before they were claimed. */
interface About<Draft, Stored> {
  id: string;
  draft: Draft;
  earlierOwners: Owners;
  stored: Stored | null;
}

/** Reads everything that a decision on a product needs. */
export async function productFacts(
  db: Firestore,
  reader: Reader,
  { id, draft, earlierOwners, stored }: About<ProductDraft, Product>,
): Promise<ProductFacts> {
  const own = skusOf(stored?.variants ?? []);
  const newSkus = skusOf(draft.variants).filter((sku) => !own.includes(sku));
  const leaving = (stored?.variants ?? [])
    .map((one) => one.id)
    .filter((size) => !draft.variants.some((v) => v.id === size));
  const [levels, owners, combos] = await Promise.all([
    readLevels(db, reader, [...own, ...newSkus]),
    ownersOf(db, reader, newSkus, { target: { kind: 'products', id }, earlierOwners }),
    combosWith(db, reader, id, leaving),
  ]);
  return { stored, levels, owners, combos };
}

/** Reads everything that a decision on a combo needs. */
export async function comboFacts(
  db: Firestore,
  reader: Reader,
  { id, draft, earlierOwners, stored }: About<ComboDraft, Combo>,
): Promise<ComboFacts> {
  const newSkus = draft.sku === stored?.sku ? [] : [draft.sku];
  const refs = [...new Set(draft.items.map(({ productId }) => productId))]
    .filter(isDocumentId)
    .map((productId) => productRef(db, productId));
  const [owners, parts] = await Promise.all([
    ownersOf(db, reader, newSkus, { target: { kind: 'combos', id }, earlierOwners }),
    reader.getAll(refs),
  ]);
  const products = parts.flatMap((snapshot) => toProduct(snapshot) ?? []);
  return { stored, owners, products: new Map(products.map((product) => [product.id, product])) };
}

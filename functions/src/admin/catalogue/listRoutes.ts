import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { Combo, Product, StockLevel } from '@/domain/catalogue/catalogue';
import {
  comboRow,
  productRow,
  catalogueListPage,
  statusCounts,
  type CatalogueRow,
} from '@/domain/catalogue/draft/catalogueList';
import { hasTariffRates } from '@/domain/catalogue/gst';
import {
  catalogueListQuery,
  type AdminCombo,
  type AdminProduct,
  type KnownValuesResponse,
  type CatalogueListResponse,
} from '@/domain/contracts/admin/catalogue';
import { isDocumentId } from '@/domain/records/documentId';
import { countWaiting } from '../../alerts/alertDocuments';
import { toCombo, toProduct } from '../../catalogue/documents';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { getAsAdmin, type Call, type Route } from '../../platform/http/route';
import { combosNeeding } from './combosOffSale';
import type { CatalogueIndex, CatalogueKind } from './catalogueIndex';
import { messages } from './messages';

export interface ListDeps {
  db: () => Promise<Firestore>;
  index: CatalogueIndex;
}

/** Firestore reads at most this many documents in one call. */
const MAX_DOCUMENTS = 300;

export async function readDocuments(
  db: Firestore,
  collection: string,
  ids: readonly string[],
): Promise<DocumentSnapshot[]> {
  const refs = [...new Set(ids)].filter(isDocumentId).map((id) => db.collection(collection).doc(id));
  const found: DocumentSnapshot[] = [];
  for (let start = 0; start < refs.length; start += MAX_DOCUMENTS) {
    found.push(...(await db.getAll(...refs.slice(start, start + MAX_DOCUMENTS))));
  }
  return found;
}

/** Products by id, as they are stored now. */
export async function productsNow(db: Firestore, ids: readonly string[]): Promise<Map<string, Product>> {
  const found = (await readDocuments(db, 'products', ids)).flatMap((snapshot) => toProduct(snapshot) ?? []);
  return new Map(found.map((product) => [product.id, product]));
}

/** The rows of a page with current prices and stock. */
async function freshRows(
  db: Firestore,
  kind: CatalogueKind,
  rows: readonly CatalogueRow[],
): Promise<CatalogueRow[]> {
  const ids = rows.map(({ id }) => id);
  if (kind === 'products') {
    const products = await productsNow(db, ids);
    return ids.flatMap((id) => products.get(id) ?? []).map(productRow);
  }
  const combos = (await readDocuments(db, 'combos', ids)).flatMap((snapshot) => toCombo(snapshot) ?? []);
  const parts = await productsNow(
    db,
    combos.flatMap(({ items }) => items.map(({ productId }) => productId)),
  );
  return combos.map((combo) => comboRow(combo, parts));
}

/** Products named above the list; the next ones follow once these are corrected. */
const MAX_NAMED = 20;

async function outsideTariff(index: CatalogueIndex): Promise<CatalogueListResponse['wrongGst']> {
  const { products } = await index.remembered();
  return [...products.values()]
    .filter((product) => product.status !== 'archived' && !hasTariffRates(product))
    .slice(0, MAX_NAMED)
    .map(({ id, name }) => ({ id, name }));
}

async function list({ db, index }: ListDeps, kind: CatalogueKind, { query }: Call): Promise<Answer> {
  const filters = v.parse(catalogueListQuery, {
    ...Object.fromEntries(query),
    status: query.get('status'),
    stock: query.get('stock'),
  });
  const rows = await index.rows(kind, { stock: filters.stock !== null || filters.sort === 'stock' });
  const page = catalogueListPage(rows, filters);
  const currentRows = await freshRows(await db(), kind, page.rows);
  const wrongGst = kind === 'products' ? await outsideTariff(index) : [];
  return ok({
    ...page,
    rows: currentRows,
    counts: statusCounts(rows),
    wrongGst,
  } satisfies CatalogueListResponse);
}

const inUse = (values: readonly (string | undefined)[]) =>
  [...new Set(values.filter((value): value is string => Boolean(value)))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  );

async function known({ index }: ListDeps): Promise<Answer> {
  const all = await index.all();
  const products = [...all.products.values()];
  const combos = [...all.combos.values()];
  return ok({
    categories: inUse(products.map(({ category }) => category)),
    tags: inUse([...products, ...combos].flatMap(({ tags = [] }) => tags)),
    concerns: inUse(products.flatMap(({ concerns = [] }) => concerns)),
    skinTypes: inUse(products.flatMap(({ skinTypes = [] }) => skinTypes)),
    countries: inUse(products.map(({ countryOfOrigin }) => countryOfOrigin)),
    manufacturers: inUse(products.map(({ manufacturer }) => manufacturer)),
  } satisfies KnownValuesResponse);
}

export const noSuchItem = (kind: CatalogueKind): Answer =>
  refuse(404, 'not_found', messages.noSuchItem(kind));

/** A product with its stock levels and the combos that need it. */
export async function adminProduct(
  db: Firestore,
  index: CatalogueIndex,
  product: Product,
): Promise<AdminProduct> {
  const skus = product.variants.map(({ sku }) => sku);
  const [snapshots, waiting, catalogue] = await Promise.all([
    readDocuments(db, 'stock', skus),
    countWaiting(db, skus),
    index.all(),
  ]);
  const levels = new Map(snapshots.map((one) => [one.id, one.data() as StockLevel | undefined]));
  return {
    product,
    levels: product.variants.map(
      ({ sku, stock }) => levels.get(sku) ?? { sku, available: stock, reserved: 0, sold: 0 },
    ),
    waiting,
    combos: combosNeeding(product.id, catalogue),
  };
}

export async function adminCombo(db: Firestore, combo: Combo): Promise<AdminCombo> {
  const parts = await productsNow(
    db,
    combo.items.map(({ productId }) => productId),
  );
  return { combo, parts: [...parts.values()] };
}

async function one(
  { db: open, index }: ListDeps,
  kind: CatalogueKind,
  { params: { id = '' } }: Call,
): Promise<Answer> {
  if (!isDocumentId(id)) return noSuchItem(kind);
  const db = await open();
  const snapshot = await db.collection(kind).doc(id).get();
  if (kind === 'products') {
    const product = toProduct(snapshot);
    return product ? ok(await adminProduct(db, index, product)) : noSuchItem(kind);
  }
  const combo = toCombo(snapshot);
  return combo ? ok(await adminCombo(db, combo)) : noSuchItem(kind);
}

/** Routes of the catalogue's lists and forms. */
export function listRoutes(deps: ListDeps): Route[] {
  const kinds: CatalogueKind[] = ['products', 'combos'];
  return [
    getAsAdmin({ path: '/api/admin/known', right: 'catalogue.manage', handle: () => known(deps) }),
    ...kinds.flatMap((kind) => [
      getAsAdmin({
        path: `/api/admin/${kind}`,
        right: 'catalogue.manage',
        handle: (call) => list(deps, kind, call),
      }),
      getAsAdmin({
        path: `/api/admin/${kind}/{id}`,
        right: 'catalogue.manage',
        handle: (call) => one(deps, kind, call),
      }),
    ]),
  ];
}

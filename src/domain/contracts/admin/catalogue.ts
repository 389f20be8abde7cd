import * as v from 'valibot';
import type { CatalogueStatus, Combo, Product, StockLevel } from '../../catalogue/catalogue';
import { LIMITS, STATUSES, UNITS } from '../../catalogue/draft/draft';
import { SORTS, STOCK_FILTERS, type CatalogueListPage } from '../../catalogue/draft/catalogueList';
import {
  bulkRun,
  documentId,
  draftNumber as number,
  draftText as text,
  key,
  listOf,
  someOf,
} from '../fields';

const texts = (name: string, maxCount: number) => listOf(name, text(name, LIMITS.listEntry), maxCount);
const status = v.picklist(STATUSES, 'status must be draft, active or archived');
const version = v.nullable(text('version', 40));

const picture = v.object({
  src: text('src', LIMITS.imageSrc),
  alt: text('alt', LIMITS.alt),
  width: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000)),
  height: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000)),
  ground: v.pipe(v.string(), v.regex(/^(#[0-9A-Fa-f]{3,8})?$/, 'ground must be a colour such as #eef3f0')),
});

const face = {
  name: text('name', LIMITS.name),
  slug: text('slug', LIMITS.slug),
  subtitle: text('subtitle', LIMITS.subtitle),
  label: text('label', LIMITS.label),
  description: text('description', LIMITS.description),
  tags: texts('tags', LIMITS.shortList),
  benefits: texts('benefits', LIMITS.shortList),
  images: listOf('images', picture, LIMITS.images),
  hsn: text('hsn', 8),
  status,
};

const variant = v.object({
  id: text('id', 60),
  label: text('label', LIMITS.label),
  sku: text('sku', LIMITS.sku),
  price: number('price'),
  mrp: number('mrp'),
  stock: number('stock'),
});

export const productDraft = v.object({
  ...face,
  category: text('category', LIMITS.category),
  concerns: texts('concerns', LIMITS.shortList),
  skinTypes: texts('skinTypes', LIMITS.shortList),
  ingredients: texts('ingredients', LIMITS.ingredients),
  keyIngredients: texts('keyIngredients', LIMITS.shortList),
  howToUse: texts('howToUse', LIMITS.shortList),
  variants: listOf('variants', variant, LIMITS.variants),
  netQuantity: v.object({ value: number('value'), unit: v.picklist(UNITS, 'unit must be ml, g or pcs') }),
  countryOfOrigin: text('countryOfOrigin', LIMITS.country),
  manufacturer: text('manufacturer', LIMITS.manufacturer),
  shelfLifeMonths: number('shelfLifeMonths'),
  gstRate: number('gstRate'),
  gstRates: v.optional(
    listOf('gstRates', v.object({ from: text('from', 10), rate: number('rate') }), LIMITS.gstRates),
    [],
  ),
});

export const comboDraft = v.object({
  ...face,
  sku: text('sku', LIMITS.sku),
  price: number('price'),
  mrp: number('mrp'),
  items: listOf(
    'items',
    v.object({
      productId: documentId('productId'),
      variantId: text('variantId', 60),
      quantity: number('quantity'),
    }),
    LIMITS.parts,
  ),
});

/** The units per SKU that the admin's form was loaded with. */
const seen = v.record(v.string(), number('seen'));

/** POST /api/admin/products, POST /api/admin/combos: creates an item. */
export const newProductRequest = v.object({ key, draft: productDraft });
export const newComboRequest = v.object({ key, draft: comboDraft });
/** POST /api/admin/{products|combos}/{id}: `version` is the `updatedAt` that the form was loaded with. */
export const saveProductRequest = v.object({ version, draft: productDraft, seen });
export const saveComboRequest = v.object({ version, draft: comboDraft });

const change = v.union(
  [
    v.object({ kind: v.literal('price'), mode: v.literal('percent'), percent: number('percent') }),
    v.object({ kind: v.literal('price'), mode: v.literal('set'), price: number('price') }),
    v.object({ kind: v.literal('stock'), mode: v.picklist(['set', 'add']), units: number('units') }),
    v.object({
      kind: v.literal('tags'),
      add: texts('add', LIMITS.shortList),
      remove: texts('remove', LIMITS.shortList),
    }),
    v.object({ kind: v.literal('status'), status }),
  ],
  'change must be one of price, stock, tags or status',
);

export const MAX_BULK_ITEMS = 50;

/** POST /api/admin/changes/{products|combos}: one change to many items, each with the version that was loaded. */
export const bulkRequest = v.object({
  items: v.pipe(
    someOf('items', v.object({ id: documentId('id'), version: text('version', 40) }), MAX_BULK_ITEMS),
    v.check((items) => new Set(items.map(({ id }) => id)).size === items.length, 'items names one twice'),
  ),
  change,
  run: bulkRun,
});
export type BulkRequest = v.InferOutput<typeof bulkRequest>;

export interface BulkResponse {
  success: true;
  changed: string[];
  /** Items that already had the value. */
  unchanged: string[];
  /** Items that were not changed, with the reason. */
  failed: { id: string; name: string; message: string }[];
  /** Items that the call had no time for; the client resends them. */
  left: string[];
  /** Names of the combos that went off sale with these products. */
  combosOffSale: string[];
}

/** GET /api/admin/products, GET /api/admin/combos */
export interface CatalogueListResponse extends CatalogueListPage {
  /** Counts of all items, regardless of the search. */
  counts: Record<CatalogueStatus, number>;
  /** The first products, unless archived, with a GST rate outside the tariff, to be corrected by hand. */
  wrongGst: Pick<Product, 'id' | 'name'>[];
}

/** GET /api/admin/known: values in use, for filters and form suggestions. */
export interface KnownValuesResponse {
  categories: string[];
  tags: string[];
  concerns: string[];
  skinTypes: string[];
  countries: string[];
  manufacturers: string[];
}

/** The answer for one product, also after a save or with a conflict. */
export interface AdminProduct {
  product: Product;
  /** The current stock of its variants. */
  levels: StockLevel[];
  /** Number of alerts by size; sizes without alerts are left out. */
  waiting: { sku: string; people: number }[];
  /** Combos that are on sale only while this product is. */
  combos: NamedCombo[];
}
export type NamedCombo = Pick<Combo, 'id' | 'name'>;
export interface AdminCombo {
  combo: Combo;
  /** The products of its parts that exist. */
  parts: Product[];
}

const first = <T extends string>(allowed: readonly T[]) => v.fallback(v.nullable(v.picklist(allowed)), null);

/** The query of the lists' URLs; invalid values are ignored. */
export const catalogueListQuery = v.object({
  q: v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  status: first(STATUSES),
  category: v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(LIMITS.category)), ''),
  stock: first(STOCK_FILTERS),
  sort: v.fallback(v.picklist(SORTS), 'updated'),
  page: v.fallback(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1)), 1),
});

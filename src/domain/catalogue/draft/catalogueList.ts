import type { CatalogueStatus, Combo, ComboPart, Product, Variant } from '../catalogue';
import { partsOffSale } from '../comboSale';
import { comboStock } from '@/domain/catalogue/stock';
import { foldAccents } from '@/domain/text/foldAccents';

/** A product or combo as the admin's lists show and search it. Prices are rupees. */
export interface CatalogueRow {
  id: string;
  name: string;
  subtitle: string;
  mainImage: string;
  /** A product has one for each size, a combo exactly one. */
  skus: string[];
  price: number;
  mrp: number;
  /** The units of all sizes together; for a combo, the number its parts allow. */
  stock: number;
  status: CatalogueStatus;
  /** Empty for a combo. */
  category: string;
  tags: string[];
  createdAt: string;
  /** Also the version for conflict checks. */
  updatedAt: string;
  /** A product's sizes, for the part picker of combos. */
  variants: Pick<Variant, 'id' | 'label' | 'sku' | 'price' | 'mrp' | 'stock'>[];
  /** A combo's parts. */
  items: ComboPart[];
  /** Names of the products that keep a combo off sale; empty for a product. */
  partsOffSale: string[];
}

export const SORTS = ['updated', 'new', 'name', 'price', 'price-down', 'stock'] as const;
export type CatalogueSort = (typeof SORTS)[number];

export const STOCK_FILTERS = ['low', 'out'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

export interface CatalogueListQuery {
  /** Words that must all be found in name, line, SKUs, category or tags. */
  q: string;
  status: CatalogueStatus | null;
  category: string;
  stock: StockFilter | null;
  sort: CatalogueSort;
  /** From 1. */
  page: number;
}

export const EMPTY_QUERY: CatalogueListQuery = {
  q: '',
  status: null,
  category: '',
  stock: null,
  sort: 'updated',
  page: 1,
};
export const ROWS_PER_PAGE = 50;
/** At most this many units of a product count as low stock. */
export const LOW_STOCK = 5;

const textOf = ({ name, subtitle, skus, category, tags }: CatalogueRow) =>
  foldAccents([name, subtitle, ...skus, category, ...tags].join(' '));

/** Whether a row matches the query. */
export function matcher({ q, status, category, stock }: CatalogueListQuery): (row: CatalogueRow) => boolean {
  const words = foldAccents(q).split(/\s+/).filter(Boolean);
  return (row) => {
    if (status && row.status !== status) return false;
    if (category && row.category !== category) return false;
    if (stock && (stock === 'out' ? row.stock > 0 : row.stock > LOW_STOCK)) return false;
    const text = words.length > 0 ? textOf(row) : '';
    return words.every((word) => text.includes(word));
  };
}

type Order = (a: CatalogueRow, b: CatalogueRow) => number;
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byName: Order = (a, b) => byText(foldAccents(a.name), foldAccents(b.name));

const ORDERS: Record<CatalogueSort, Order> = {
  updated: (a, b) => byText(b.updatedAt, a.updatedAt),
  new: (a, b) => byText(b.createdAt, a.createdAt),
  name: byName,
  price: (a, b) => a.price - b.price,
  'price-down': (a, b) => b.price - a.price,
  stock: (a, b) => a.stock - b.stock,
};

export interface CatalogueListPage {
  rows: CatalogueRow[];
  /** The number of matches on all pages. */
  total: number;
  page: number;
  pages: number;
}

/** One page of the matches, sorted; a page beyond the last is the last. */
export function catalogueListPage(
  rows: readonly CatalogueRow[],
  query: CatalogueListQuery,
  size = ROWS_PER_PAGE,
): CatalogueListPage {
  const order = ORDERS[query.sort];
  const found = rows
    .filter(matcher(query))
    // Ties are broken by name and id, so that no page repeats a row.
    .sort((a, b) => order(a, b) || byName(a, b) || byText(a.id, b.id));
  const pages = Math.max(1, Math.ceil(found.length / size));
  const page = Math.min(Math.max(1, query.page), pages);
  return { rows: found.slice((page - 1) * size, page * size), total: found.length, page, pages };
}

/** The number of rows of each status. */
export function statusCounts(rows: readonly CatalogueRow[]): Record<CatalogueStatus, number> {
  const counts = { draft: 0, active: 0, archived: 0 };
  for (const { status } of rows) counts[status] += 1;
  return counts;
}

function sharedCells(item: Product | Combo) {
  const { id, name, subtitle = '', mainImage = '', price, mrp, stock, status, tags = [] } = item;
  const { createdAt = '', updatedAt = '' } = item;
  return { id, name, subtitle, mainImage, price, mrp, stock, status, tags, createdAt, updatedAt };
}

export function productRow(product: Product): CatalogueRow {
  const variants = product.variants.map(({ id, label, sku, price, mrp, stock }) => ({
    id,
    label,
    sku,
    price,
    mrp,
    stock,
  }));
  const skus = variants.map(({ sku }) => sku);
  return {
    ...sharedCells(product),
    skus,
    category: product.category ?? '',
    variants,
    items: [],
    partsOffSale: [],
  };
}

/** Takes a combo's stock and sale status from its parts. A missing product is shown by its id. */
export function comboRow(combo: Combo, products: ReadonlyMap<string, Product>): CatalogueRow {
  const { sku, items } = combo;
  const off = partsOffSale(combo, products).map(
    ({ productId }) => products.get(productId)?.name ?? productId,
  );
  return {
    ...sharedCells(combo),
    stock: comboStock(combo, products),
    skus: [sku],
    category: '',
    variants: [],
    items,
    partsOffSale: [...new Set(off)],
  };
}

import * as v from 'valibot';
import type { Combo, Product } from '../catalogue/catalogue';
import { MAX_BATCH_ROWS } from '../catalogue/csv/batchRows';
import {
  newComboRequest,
  newProductRequest,
  saveComboRequest,
  saveProductRequest,
  catalogueListQuery,
} from './adminCatalogue';
import { documentId } from './fields';

/** So many whole documents in one answer of an export. */
export const EXPORT_PAGE = 500;

/** POST /api/admin/import/{products|combos}: each row is looked at on its own, so that one that is wrong keeps no other back. */
export const importRequest = v.object({
  rows: v.pipe(
    v.array(v.unknown(), 'rows must be a list'),
    v.minLength(1, 'rows must not be empty'),
    v.maxLength(MAX_BATCH_ROWS, `rows must have at most ${MAX_BATCH_ROWS} entries`),
  ),
});

const id = documentId('id');
/** A row of what is stored names it; one without an id is something new. */
export const importRows = {
  products: { stored: v.object({ ...saveProductRequest.entries, id }), fresh: newProductRequest },
  combos: { stored: v.object({ ...saveComboRequest.entries, id }), fresh: newComboRequest },
} as const;
export type ProductRow =
  v.InferOutput<typeof importRows.products.stored> | v.InferOutput<typeof importRows.products.fresh>;
export type ComboRow =
  v.InferOutput<typeof importRows.combos.stored> | v.InferOutput<typeof importRows.combos.fresh>;

/** What became of a row; `field` is the path of the draft's field that keeps it out, as in 'variants.0.price'. */
export type ImportResult =
  | { outcome: 'created' | 'changed' | 'unchanged'; id: string }
  | { outcome: 'refused'; field: string; reason: string }
  /** The call ran out of time before it: to be sent again. */
  | { outcome: 'left' };

/** The results stand in the order of the rows. */
export interface ImportResponse {
  success: true;
  results: ImportResult[];
  /** Names of the combos that went off sale with the products of these rows. */
  combosOffSale: string[];
}

/** GET /api/admin/export/{products|combos}: the list's filters, and where the page before has ended. */
export const exportQuery = v.object({
  ...catalogueListQuery.entries,
  after: v.fallback(v.pipe(v.string(), v.maxLength(200)), ''),
});

/** Oldest first. `next` is null on the last page. */
export interface ExportResponse<T extends Product | Combo = Product | Combo> {
  items: T[];
  total: number;
  next: string | null;
}

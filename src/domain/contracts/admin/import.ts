import * as v from 'valibot';
import type { Combo, Product } from '../../catalogue/catalogue';
import { MAX_BATCH_ROWS } from '../../catalogue/csv/batchRows';
import {
  newComboRequest,
  newProductRequest,
  saveComboRequest,
  saveProductRequest,
  catalogueListQuery,
} from './catalogue';
import { bulkRun, documentId, someOf } from '../fields';

/** Documents in one answer of an export. */
export const EXPORT_PAGE = 500;

/** POST /api/admin/import/{products|combos}: each row is checked alone, so that a wrong one does not block the others. */
export const importRequest = v.object({
  rows: someOf('rows', v.unknown(), MAX_BATCH_ROWS),
  run: bulkRun,
});

export type ImportRequest = v.InferOutput<typeof importRequest>;

const id = documentId('id');
/** A row with an id belongs to a stored item; one without creates an item. */
export const importRows = {
  products: { stored: v.object({ ...saveProductRequest.entries, id }), fresh: newProductRequest },
  combos: { stored: v.object({ ...saveComboRequest.entries, id }), fresh: newComboRequest },
} as const;
export type ProductRow =
  v.InferOutput<typeof importRows.products.stored> | v.InferOutput<typeof importRows.products.fresh>;
export type ComboRow =
  v.InferOutput<typeof importRows.combos.stored> | v.InferOutput<typeof importRows.combos.fresh>;

/** The result of a row; `field` is the path of the refused field, as in 'variants.0.price'. */
export type ImportResult =
  | { outcome: 'created' | 'changed' | 'unchanged'; id: string }
  | { outcome: 'refused'; field: string; reason: string }
  /** The call ran out of time before this row; the client resends it. */
  | { outcome: 'left' };

/** The results in the order of the rows. */
export interface ImportResponse {
  success: true;
  results: ImportResult[];
  /** Names of the combos that went off sale with the products of these rows. */
  combosOffSale: string[];
}

/** GET /api/admin/export/{products|combos}: the list's filters and the cursor of the previous page. */
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

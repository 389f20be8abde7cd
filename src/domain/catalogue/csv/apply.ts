import type { AnyDraft, PictureDraft, ProductDraft, VariantDraft } from '../draft/draft';
import { slugOf } from '@/domain/text/slug';
import { figureOf } from './cells';
import { EMPTY_PICTURE } from './columns';
import { messages } from './messages';
import { cellAt, type Group, type TableHead, type TableRow } from './table';

type Heads = Pick<TableHead<AnyDraft>, 'meta' | 'size'>;

/** The draft of a group's rows, with the context for applying them. */
export interface Applied<Draft extends AnyDraft> {
  /** The draft, changed in place. */
  draft: Draft;
  /** Whether the file proves that it has the newest version of the item, so that its units count as a difference. */
  current: boolean;
  faults: RowError[];
}

/** Thrown and caught within a plan only. */
export class RowError extends Error {
  constructor(
    readonly row: TableRow,
    readonly column: string,
    reason: string,
  ) {
    super(reason);
  }
}

export const isProduct = (draft: AnyDraft): draft is ProductDraft => 'variants' in draft;

export function copyOf<Draft extends AnyDraft>(draft: Draft): Draft {
  if (isProduct(draft)) return { ...draft, variants: draft.variants.map((one) => ({ ...one })) };
  return { ...draft };
}

/** The first row of a group with a value in a column; the group's first row if none has one. */
function rowWith({ rows }: Group, index: number, head: string): TableRow {
  const filled = rows.filter((row) => cellAt(row, index) !== '');
  const [first = rows[0] as TableRow] = filled;
  const other = filled.find((row) => cellAt(row, index) !== cellAt(first, index));
  if (other) throw new RowError(other, head, messages.otherwise(first.place.row));
  return first;
}

function readOwn<Draft extends AnyDraft>(
  head: TableHead<Draft>,
  group: Group,
  { draft, faults }: Applied<Draft>,
): void {
  for (const { column, index } of head.own) {
    const row = rowWith(group, index, column.head);
    const reason = column.read(draft, row.cells[index] ?? '');
    if (reason) faults.push(new RowError(row, column.head, reason));
  }
}

/** The pictures of the file. Fields without a column keep the values of the picture with the same address. */
function readPictures<Draft extends AnyDraft>(head: TableHead<Draft>, group: Group, draft: Draft): void {
  if (head.pictures.length === 0) return;
  const addressed = head.pictures.some(({ column: { column } }) => column.field === 'src');
  const pictures: (PictureDraft | undefined)[] = addressed ? [] : draft.images.map((one) => ({ ...one }));
  for (const { column, index } of head.pictures) {
    const { at } = column;
    const row = rowWith(group, index, column.column.head);
    const cell = row.cells[index] ?? '';
    if (column.column.field === 'src') {
      const picture = { ...EMPTY_PICTURE };
      column.column.read(picture, cell);
      const existing = draft.images.find(({ src }) => src === picture.src);
      if (picture.src) pictures[at] = { ...(existing ?? picture) };
      continue;
    }
    const picture = pictures[at];
    if (!picture && cellAt(row, index) === '') continue;
    if (!picture) throw new RowError(row, column.column.head, messages.noPicture(at + 1));
    const reason = column.column.read(picture, cell);
    if (reason) throw new RowError(row, column.column.head, reason);
  }
  draft.images = pictures.filter((one): one is PictureDraft => one !== undefined);
}

function readParts<Draft extends AnyDraft>(head: TableHead<Draft>, { rows }: Group, draft: Draft): void {
  const [row] = rows;
  if (head.parts.length === 0 || isProduct(draft) || !row) return;
  const named = head.parts.filter(({ column: { column } }) => column.field === 'productId');
  const filled = named.filter(({ index }) => cellAt(row, index) !== '').map(({ column: { at } }) => at);
  const parts = new Map(filled.map((at) => [at, { productId: '', variantId: '', quantity: 1 }]));
  for (const { column, index } of head.parts) {
    const part = parts.get(column.at);
    if (!part && cellAt(row, index) === '') continue;
    if (!part) throw new RowError(row, column.column.head, messages.noPart(column.at + 1));
    const reason = column.column.read(part, row.cells[index] ?? '');
    if (reason) throw new RowError(row, column.column.head, reason);
  }
  draft.items = [...parts.values()];
}

/** A new variant id from its label, unique in the product. */
function sizeId(variants: readonly VariantDraft[], { label }: VariantDraft): string {
  const preferredId = slugOf(label, 50) || `size-${variants.length + 1}`;
  const usedIds = new Set(variants.map(({ id }) => id));
  let own = preferredId;
  for (let n = 2; usedIds.has(own); n += 1) own = `${preferredId}-${n}`;
  return own;
}

/** The variant of a row: by its Size ID, its SKU, or because it is the only one; null for a new one. */
function sizeOf(row: TableRow, { meta }: Heads, { variants }: ProductDraft): VariantDraft | null {
  const [id, sku] = [cellAt(row, meta.sizeId), cellAt(row, meta.sku)];
  const found =
    variants.find((one) => id !== '' && one.id === id) ??
    variants.find((one) => sku !== '' && one.sku === sku);
  if (found || id || sku) return found ?? null;
  if (variants.length > 1) {
    throw new RowError(row, 'SKU', messages.whichSize(variants.length));
  }
  return variants[0] ?? null;
}

/** If the file has the stock at its export, only the difference counts. Imported again it would count twice, so see `current`. */
function stockOf(
  row: TableRow,
  { meta, size }: Heads,
  { typed, now }: { typed: number; now: number },
): number {
  const stock = size.find(({ column }) => column.field === 'stock')?.index ?? -1;
  const seen = cellAt(row, meta.seen) === '' ? Number.NaN : figureOf(cellAt(row, meta.seen));
  return Number.isNaN(seen) || cellAt(row, stock) === '' ? typed : now + typed - seen;
}

/** Variants that the file does not name stay unchanged, and the order stays. Returns the row of each variant. */
function readSizes(
  head: Heads,
  { rows }: Group,
  { draft, current, faults }: Applied<ProductDraft>,
): Map<VariantDraft, TableRow> {
  const rowOf = new Map<VariantDraft, TableRow>();
  if (head.size.length === 0) return rowOf;
  for (const row of rows) {
    // A row without variant columns is about the product alone, or about its only variant.
    const only = rows.length === 1 && draft.variants.length === 1;
    const cells = [...head.size.map(({ index }) => index), head.meta.sizeId];
    const hasVariant = only || cells.some((index) => cellAt(row, index) !== '');
    if (!hasVariant) continue;
    const existing = sizeOf(row, head, draft);
    const size = existing ?? { id: '', label: '', sku: '', price: 0, mrp: 0, stock: 0 };
    const before = rowOf.get(size);
    if (before) throw new RowError(row, 'SKU', messages.sameSize(before.place.row));
    rowOf.set(size, row);
    const { stock } = size;
    for (const { column, index } of head.size) {
      const reason = column.read(size, row.cells[index] ?? '');
      if (reason) faults.push(new RowError(row, column.head, reason));
    }
    if (existing && current) size.stock = stockOf(row, head, { typed: size.stock, now: stock });
    if (existing) continue;
    size.id = cellAt(row, head.meta.sizeId) || sizeId(draft.variants, size);
    draft.variants.push(size);
  }
  return rowOf;
}

/**
 * Applies the rows of a group to a draft. Cells that cannot be read are added to `faults`, all of them; any other problem is
 * thrown. Returns the row of each variant.
 */
export function applyRows<Draft extends AnyDraft>(
  head: TableHead<Draft>,
  group: Group,
  applied: Applied<Draft>,
): Map<VariantDraft, TableRow> {
  const { draft } = applied;
  readOwn(head, group, applied);
  readPictures(head, group, draft);
  readParts(head, group, draft);
  if (!isProduct(draft)) return new Map<VariantDraft, TableRow>();
  return readSizes(head, group, applied as Applied<typeof draft>);
}

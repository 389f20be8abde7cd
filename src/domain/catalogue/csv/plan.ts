import { changesBetween } from '@/domain/records/audit';
import { LIMITS, skusOf, type AnyDraft, type VariantDraft } from '../draft/draft';
import { slugOf } from '@/domain/text/slug';
import { messages as saveMessages } from '../draft/messages/save';
import { missingOfCombo, missingOfProduct } from '../draft/missing';
import { applyRows, RowError, copyOf, isProduct } from './apply';
import type { SheetKind } from './kinds';
import { messages } from './messages';
import { cellAt, type Group, type Place, type TableHead, type TableRow } from './table';
import { META, sheetOf, sizesOf, type Entry } from './write';

/** A problem that excludes rows: its place, column and reason. */
export interface BadRow extends Place {
  /** The item's name in the file. */
  name: string;
  column: string;
  reason: string;
  /** The excluded rows of the file. */
  rows: TableRow[];
}

export interface Difference {
  column: string;
  before: string;
  after: string;
}

export type PlannedRow<Draft extends AnyDraft> =
  | { kind: 'new'; rows: TableRow[]; draft: Draft }
  | {
      kind: 'changed';
      rows: TableRow[];
      before: Entry<Draft>;
      draft: Draft;
      /** Current units by SKU, so that units sold before the save are not added again. */
      seen: Record<string, number>;
      differences: Difference[];
    }
  | { kind: 'unchanged' }
  | { kind: 'bad'; bad: BadRow };

/** The stored items that a plan compares with. */
export interface StoredEntries<Draft extends AnyDraft> {
  byId: ReadonlyMap<string, Entry<Draft>>;
  /** The id of the item that has a SKU. */
  bySku: ReadonlyMap<string, string>;
}

/** The column head of a field; `field` is its path, as problems name it. */
export function columnOfField<Draft extends AnyDraft>(kind: SheetKind<Draft>, field: string): string {
  const [list = '', at = '', part = ''] = field.split('.');
  const own = kind.own.find((column) => column.field === field || column.field === list);
  const n = Number(at) + 1;
  if (own) return own.head;
  if (list === 'images')
    return Number.isNaN(n) ? 'Picture 1' : `Picture ${n}${part === 'alt' ? ' description' : ''}`;
  if (list === 'items') {
    if (Number.isNaN(n)) return 'Product 1';
    return `Product ${n}${part === 'quantity' ? ' quantity' : part === 'variantId' ? ' size' : ''}`;
  }
  if (part === 'id') return META.sizeId;
  return kind.size.find((column) => column.field === part)?.head ?? 'SKU';
}

const textsOf = <Draft extends AnyDraft>(kind: SheetKind<Draft>, entry: Entry<Draft>) => {
  const { head, rowsOf } = sheetOf(kind, [entry]);
  const sizes = sizesOf(entry.draft);
  const many = sizes.length > 1;
  const texts = new Map<string, string>();
  for (const [at, row] of rowsOf(entry).entries()) {
    for (const [index, cell] of row.entries()) {
      const name = head[index] ?? '';
      const ofSize = kind.size.some((column) => column.head === name);
      const size = sizes[at]?.label || sizes[at]?.sku || messages.size(at + 1);
      const key = ofSize && many ? messages.ofSize(name, size) : name;
      if (at === 0 || ofSize) texts.set(key, cell);
    }
  }
  for (const meta of [META.id, META.version, META.seen, META.sizeId]) texts.delete(meta);
  return texts;
};

/** The differences between two drafts as a sheet shows them. */
function differencesOf<Draft extends AnyDraft>(
  kind: SheetKind<Draft>,
  before: Entry<Draft>,
  draft: Draft,
): Difference[] {
  const [old, now] = [textsOf(kind, before), textsOf(kind, { ...before, draft })];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((column) => ({ column, before: old.get(column) ?? '', after: now.get(column) ?? '' }))
    .filter((one) => one.before !== one.after);
}

/** Trims texts like a save. */
function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, tidy(one)]));
}
const same = (a: AnyDraft, b: AnyDraft) =>
  changesBetween(tidy(a) as AnyDraft, tidy(b) as AnyDraft).length === 0;

/** The first field that is missing for sale and has a column in the file; undefined without one. */
function missingIn<Draft extends AnyDraft>(head: TableHead<Draft>, draft: AnyDraft): string | undefined {
  if (draft.status !== 'active') return undefined;
  const missing = isProduct(draft) ? missingOfProduct(draft) : missingOfCombo(draft);
  const columns = [...head.own, ...head.size].map(({ column }) => column.field);
  const hasColumn = (field: string) =>
    columns.includes(field.replace(/^variants\.\d+\./, '')) ||
    (field === 'images' && head.pictures.length > 0);
  return missing.find(({ field }) => hasColumn(field))?.field;
}

/** Joins several problems into one, so that all can be fixed in one go. */
function allOf([first, ...others]: readonly RowError[]): RowError {
  const { row, column, message } = first as RowError;
  const further = others.map((one) => {
    const where = one.row === row ? one.column : messages.place(one.row.place.row, one.column);
    return `${where}: ${one.message}`;
  });
  return new RowError(row, column, further.length > 0 ? messages.also(message, further) : message);
}

/** Plans each group of rows, and tracks the file's SKUs to detect duplicates. */
export function openPlanner<Draft extends AnyDraft>(
  kind: SheetKind<Draft>,
  head: TableHead<Draft>,
  shop: StoredEntries<Draft>,
) {
  const placeBySku = new Map<string, Place>();

  function existing({ id, rows }: Group): Entry<Draft> | null {
    if (id !== null && shop.byId.has(id)) return shop.byId.get(id) ?? null;
    const owner = rows
      .map((row) => shop.bySku.get(cellAt(row, head.meta.sku)))
      .find((one) => one !== undefined);
    return owner === undefined ? null : (shop.byId.get(owner) ?? null);
  }

  function checkSkus(draft: Draft, own: Entry<Draft> | null, rowOf: (sku: string) => TableRow): void {
    for (const sku of skusOf(draft)) {
      const row = rowOf(sku);
      const before = placeBySku.get(sku);
      if (before) throw new RowError(row, 'SKU', messages.skuTwice(sku, before.row));
      const owner = shop.bySku.get(sku);
      if (owner === undefined || owner === own?.id) continue;
      throw new RowError(row, 'SKU', saveMessages.skuTaken(sku, shop.byId.get(owner)?.draft.name ?? owner));
    }
    for (const sku of skusOf(draft)) placeBySku.set(sku, rowOf(sku).place);
  }

  function plan(group: Group): PlannedRow<Draft> {
    const [first] = group.rows as [TableRow];
    const wide = group.rows.find(({ cells }) => cells.slice(head.width).some((cell) => cell.trim() !== ''));
    if (wide) {
      throw new RowError(wide, '', messages.tooWide(wide.cells.length, head.width));
    }
    const before = existing(group);
    if (!before && head.meta.name < 0) {
      const sku = cellAt(first, head.meta.sku) || cellAt(first, head.meta.id);
      const other = [...shop.bySku.keys()].find((one) => one.toUpperCase() === sku.toUpperCase());
      const reason = other
        ? messages.otherSpelling(kind.one, sku, other)
        : messages.unknownSku(kind.one, sku);
      throw new RowError(first, 'SKU', reason);
    }
    if (kind.size.length === 0 && group.rows.length > 1) {
      throw new RowError(group.rows[1] as TableRow, 'ID', messages.sameItem(first.place.row, kind.one));
    }
    const saw = group.rows.map((row) => cellAt(row, head.meta.version)).find(Boolean) ?? '';
    const stale = before !== null && saw !== '' && saw !== before.version;
    const draft = copyOf(before?.draft ?? kind.blank());
    const faults: RowError[] = [];
    const current = before !== null && saw === before.version;
    const sizeRows = applyRows(head, group, { draft, current, faults });
    draft.slug ||= slugOf(draft.name, LIMITS.slug);
    if (before && faults.length === 0 && same(before.draft, draft)) {
      for (const sku of skusOf(draft)) placeBySku.set(sku, first.place);
      return { kind: 'unchanged' };
    }
    if (stale) throw new RowError(first, META.version, messages.stale);
    const rowOfSize = (size: VariantDraft | undefined) => (size && sizeRows.get(size)) ?? first;
    const variants = sizesOf(draft);
    if (faults.length === 0)
      checkSkus(draft, before, (sku) => rowOfSize(variants.find((one) => one.sku === sku)));
    for (const problem of kind.problems(draft)) {
      // For a field that is required for sale, point to the missing field instead of the status.
      const field = (problem.field === 'status' && missingIn(head, draft)) || problem.field;
      const [, at = ''] = field.split('.');
      const row = isProduct(draft) && field.startsWith('variants.') ? rowOfSize(variants[Number(at)]) : first;
      const column = columnOfField(kind, field);
      // An unreadable cell kept its old value and has its own fault already.
      if (faults.some((one) => one.row === row && one.column === column)) continue;
      faults.push(new RowError(row, column, problem.message));
    }
    if (faults.length > 0) throw allOf(faults);
    if (!before) return { kind: 'new', rows: group.rows, draft };
    const seen = Object.fromEntries(sizesOf(before.draft).map(({ sku, stock }) => [sku, stock]));
    const differences = differencesOf(kind, before, draft);
    return { kind: 'changed', rows: group.rows, before, draft, seen, differences };
  }

  return (group: Group): PlannedRow<Draft> => {
    try {
      return plan(group);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      const { row, column, message: reason } = error;
      const rowName = group.rows
        .map((one) => cellAt(one, head.meta.name) || cellAt(one, head.meta.sku))
        .find(Boolean);
      const name = rowName ?? group.id ?? '';
      return { kind: 'bad', bad: { ...row.place, name, column, reason, rows: group.rows } };
    }
  };
}

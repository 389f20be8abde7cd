import { LIMITS, type AnyDraft, type VariantDraft } from '../draft/draft';
import { textOf } from './cells';
import { pictureColumns, type Column, type PictureColumn } from './columns';
import type { SheetKind } from './kinds';
import { messages } from './messages';
import { META } from './write';

/** A row's position: its number in a spreadsheet and its line in a text editor. */
export interface Place {
  row: number;
  line: number;
}

export interface TableRow {
  place: Place;
  cells: readonly string[];
}

interface At<T> {
  /** Of the file's columns. */
  index: number;
  column: T;
}

/** The columns of a file. */
export interface TableHead<Draft extends AnyDraft> {
  own: At<Column<Draft>>[];
  size: At<Column<VariantDraft>>[];
  pictures: At<PictureColumn>[];
  parts: At<ReturnType<SheetKind<Draft>['parts']>[number]>[];
  /** How many columns the first row has. */
  width: number;
  /** The index of each column; -1 if it is missing. */
  meta: Record<keyof typeof META | 'sku' | 'name', number>;
  /** Unknown columns, by their names in the file. */
  unknown: string[];
}

const fold = (head: string) =>
  textOf(head.replace(/^\uFEFF/, ''))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The additional columns of the file of refused rows. */
const OURS = new Set(['problem', 'row']);

/** Synonyms of other shops and suppliers. */
const ALIASES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    title: 'name',
    productname: 'name',
    handle: 'shortname',
    slug: 'shortname',
    inci: 'ingredients',
    gst: 'gst',
    gstrate: 'gst',
    hsncode: 'hsn',
    maker: 'manufacturer',
    variant: 'size',
    qty: 'stock',
    shelflife: 'shelflifemonths',
    subtitle: 'lineunderthename',
    quantity: 'stock',
    unitofmeasure: 'unit',
  }),
);

export type HeadProblem = { ok: false; reason: string };

/** Finds the columns of a kind in the first row of a file, in any order and ignoring case. */
export function readHead<Draft extends AnyDraft>(
  kind: SheetKind<Draft>,
  cells: readonly string[],
): { ok: true; head: TableHead<Draft> } | HeadProblem {
  const named = new Map<string, number>();
  const twice: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const folded = fold(cell);
    const name = ALIASES.get(folded) ?? folded;
    if (name === '') continue;
    if (named.has(name)) twice.push(cell.trim());
    else named.set(name, index);
  }
  const [repeated] = twice;
  if (repeated !== undefined) return { ok: false, reason: messages.columnTwice(repeated) };
  const used = new Set<number>();
  const indexOf = (head: string) => {
    const index = named.get(fold(head)) ?? -1;
    if (index >= 0) used.add(index);
    return index;
  };
  const present = <T>(columns: readonly T[], headOf: (column: T) => string): At<T>[] =>
    columns.map((column) => ({ column, index: indexOf(headOf(column)) })).filter(({ index }) => index >= 0);
  const head: TableHead<Draft> = {
    width: cells.length,
    own: present(kind.own, (column) => column.head),
    size: present(kind.size, (column) => column.head),
    pictures: present(pictureColumns(LIMITS.images), ({ column }) => column.head),
    parts: present(kind.parts(LIMITS.parts), ({ column }) => column.head),
    meta: {
      id: indexOf(META.id),
      version: indexOf(META.version),
      sizeId: indexOf(META.sizeId),
      seen: indexOf(META.seen),
      sku: indexOf('SKU'),
      name: indexOf('Name'),
    },
    unknown: [],
  };
  head.unknown = cells.flatMap((cell, index) =>
    cell.trim() && !used.has(index) && !OURS.has(fold(cell)) ? [cell.trim()] : [],
  );
  const { id, sku, name } = head.meta;
  if (id < 0 && sku < 0 && name < 0) {
    return { ok: false, reason: messages.noColumns(kind.one) };
  }
  return { ok: true, head };
}

/** The text of a row's cell; empty if the file has no such column. */
export const cellAt = ({ cells }: TableRow, index: number): string =>
  index < 0 ? '' : textOf(cells[index] ?? '');

export const isEmpty = ({ cells }: TableRow): boolean => cells.every((cell) => textOf(cell) === '');

/** The rows of one item. */
export interface Group {
  /** The id in the file, or the owner of the SKU; null for a new item. */
  id: string | null;
  rows: TableRow[];
}

/**
 * Groups rows by item: by ID, otherwise by the owner of the SKU. A row without either and without a name belongs to the row
 * above. So a sorted file keeps its products together.
 */
export function groupRows<Draft extends AnyDraft>(
  { meta, size }: TableHead<Draft>,
  rows: readonly TableRow[],
  idOfSku: (sku: string) => string | undefined,
): Group[] {
  const groups = new Map<string, Group>();
  let last: Group | null = null;
  for (const row of rows) {
    const id = cellAt(row, meta.id) || idOfSku(cellAt(row, meta.sku)) || null;
    const follows =
      size.length > 0 && meta.name >= 0 && cellAt(row, meta.name) === '' && cellAt(row, meta.id) === '';
    const key: string = id === null ? `row ${row.place.row}` : `id ${id}`;
    const group: Group = (id === null && follows ? last : null) ?? groups.get(key) ?? { id, rows: [] };
    group.rows.push(row);
    if (group.rows.length === 1) groups.set(key, group);
    last = group;
  }
  return [...groups.values()];
}

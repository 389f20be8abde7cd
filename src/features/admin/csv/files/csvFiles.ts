import Papa from 'papaparse';
import type { Combo, Product } from '@/domain/catalogue/catalogue';
import { BYTE_ORDER_MARK, cellOf, csvLines, separatorOf, textOf } from '@/domain/catalogue/csv/cells';
import { decodeFile, MAX_FILE_ROWS, type Decoded } from '@/domain/catalogue/csv/decode';
import { comboKind, productKind, type SheetKind } from '@/domain/catalogue/csv/kinds';
import { columnOfField, openPlanner, type BadRow, type PlannedRow } from '@/domain/catalogue/csv/plan';
import { groupRows, isEmpty, readHead, type Group, type TableRow } from '@/domain/catalogue/csv/table';
import { sheetOf, type Entry } from '@/domain/catalogue/csv/write';
import { skusOf, type AnyDraft, type ComboDraft, type ProductDraft } from '@/domain/catalogue/draft/draft';
import { draftOfCombo, draftOfProduct } from '@/domain/catalogue/draft/toStored';
import { messages } from '../messages';
import type { CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';
import type { BadLine, Preview, Sample } from '../import/importSlice';
import type { PlannedImport } from '../import/plannedImport';

// This module has the CSV parser, so the import and the export load it when they need it.

/** Rows parsed in one go; the page can render between two chunks. */
const CHUNK = 500;
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

export interface FileTable {
  head: string[];
  rows: TableRow[];
  encoding: Extract<Decoded, { ok: true }>['encoding'];
}
export type Refused = { ok: false; reason: string };

/** Parses a file chunk by chunk; `onRows` gets the number of rows so far. */
export async function readFile(
  bytes: Uint8Array,
  onRows: (rows: number) => void,
): Promise<{ ok: true; table: FileTable } | Refused> {
  const decoded = decodeFile(bytes);
  if (!decoded.ok) return decoded;
  const { separator, text, skipped } = separatorOf(decoded.text);
  const rows: TableRow[] = [];
  let head: string[] | null = null;
  let [row, line] = [1 + skipped, 1 + skipped];
  for (let rest = text, more = true; more;) {
    const { data, errors, meta } = Papa.parse<string[]>(rest, {
      delimiter: separator,
      preview: CHUNK,
      // Papa's fast mode miscounts the end of a chunk, which would lose the next row.
      fastMode: false,
    });
    const quotes = errors.find(({ type }) => type === 'Quotes');
    if (quotes) return { ok: false, reason: messages.problems.quotes(row + (quotes.row ?? 0)) };
    for (const cells of data) {
      const one = { place: { row, line }, cells };
      if (!head) head = cells;
      else if (!isEmpty(one)) rows.push(one);
      row += 1;
      line += 1 + cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
    }
    if (rows.length > MAX_FILE_ROWS)
      return { ok: false, reason: messages.problems.tooManyRows(MAX_FILE_ROWS) };
    onRows(rows.length);
    more = meta.truncated && meta.cursor > 0;
    rest = rest.slice(meta.cursor);
    if (more) await nextTask();
  }
  return { ok: true, table: { head: head ?? [], rows, encoding: decoded.encoding } };
}

interface KindParts<Draft extends AnyDraft, Stored> {
  sheet: SheetKind<Draft>;
  draftOf: (stored: Stored) => Draft;
}
const PRODUCTS: KindParts<ProductDraft, Product> = { sheet: productKind, draftOf: draftOfProduct };
const COMBOS: KindParts<ComboDraft, Combo> = { sheet: comboKind, draftOf: draftOfCombo };

/** Reads and writes files of one kind. */
export interface CsvFiles {
  /** Finds the columns, and groups the rows by item; `plan` decides what the import does with a group. */
  prepare(
    table: FileTable,
    stored: readonly (Product | Combo)[],
  ): { ok: true; unknown: string[]; groups: Group[]; plan: (group: Group) => PlannedRow<AnyDraft> } | Refused;
  /** The parts of a file, in order. */
  write(stored: readonly (Product | Combo)[]): string[];
}

function csvFilesOf<Draft extends AnyDraft, Stored extends Product | Combo>({
  sheet,
  draftOf,
}: KindParts<Draft, Stored>): CsvFiles {
  const entriesOf = (stored: readonly (Product | Combo)[]): Entry<Draft>[] =>
    stored.map((one) => ({ id: one.id, version: one.updatedAt ?? '', draft: draftOf(one as Stored) }));
  return {
    prepare(table, stored) {
      const read = readHead(sheet, table.head);
      if (!read.ok) return read;
      const entries = entriesOf(stored);
      const byId = new Map(entries.map((entry) => [entry.id, entry]));
      const bySku = new Map(
        entries.flatMap(({ id, draft }) => skusOf(draft).map((sku) => [sku, id] as const)),
      );
      const plan = openPlanner(sheet, read.head, { byId, bySku });
      const groups = groupRows(read.head, table.rows, (sku) => bySku.get(sku));
      return {
        ok: true,
        unknown: read.head.unknown,
        groups,
        plan: (group) => plan(group) as PlannedRow<AnyDraft>,
      };
    },
    write(stored) {
      const entries = entriesOf(stored);
      const { head, rowsOf } = sheetOf(sheet, entries);
      return [BYTE_ORDER_MARK, csvLines([head]), ...entries.map((entry) => csvLines(rowsOf(entry)))];
    },
  };
}

export const csvFiles: Record<CatalogueKind, CsvFiles> = {
  products: csvFilesOf(PRODUCTS),
  combos: csvFilesOf(COMBOS),
};

/** A file of the rows that could not be imported, each with its problem; once corrected it can be imported. */
export function badRowsFile(head: readonly string[], bad: readonly BadRow[]): string[] {
  const safe = (cell: string) => cellOf(textOf(cell));
  const rows = bad.flatMap(({ rows: own, column, reason }) =>
    own.map(({ cells, place }) => [
      safe(column ? `${column}: ${reason}` : reason),
      String(place.row),
      ...cells.map(safe),
    ]),
  );
  return [BYTE_ORDER_MARK, csvLines([[...messages.badRows.fileHead, ...head.map(safe)], ...rows])];
}

/** The most changes that the preview shows. */
const SAMPLES = 20;

/** The preview before anything is saved. */
export function previewOf(
  { plans }: PlannedImport,
  { file, unknown, encoding }: { file: string; unknown: string[]; encoding: string },
): Preview {
  const bad: BadLine[] = [];
  const samples: Sample[] = [];
  const counts = { new: 0, changed: 0, unchanged: 0, bad: 0 };
  for (const plan of plans) {
    counts[plan.kind] += 1;
    if (plan.kind === 'bad') bad.push(lineOf(plan.bad));
    if (plan.kind === 'changed' && samples.length < SAMPLES) {
      const { name } = plan.before.draft;
      samples.push({ row: plan.rows[0]?.place.row ?? 0, name, differences: plan.differences });
    }
  }
  const { new: added, changed, unchanged } = counts;
  bad.sort((a, b) => a.row - b.row);
  return { file, added, changed, unchanged, bad, samples, unknown, encoding };
}

const lineOf = ({ rows: _rows, ...line }: BadRow): BadLine => line;

/** A row that the server refused, with its place in the file. */
export function refusedBy(
  kind: CatalogueKind,
  { draft, rows }: Extract<PlannedRow<AnyDraft>, { kind: 'new' | 'changed' }>,
  { field, reason }: { field: string; reason: string },
): BadRow {
  const column = kind === 'products' ? columnOfField(productKind, field) : columnOfField(comboKind, field);
  const place = rows[0]?.place ?? { row: 0, line: 0 };
  return { ...place, name: draft.name, column: field === '' ? '' : column, reason, rows };
}

import Papa from 'papaparse';
import type { Combo, Product } from '@/domain/catalogue/catalogue';
import { BYTE_ORDER_MARK, cellOf, csvLines, separatorOf, textOf } from '@/domain/catalogue/csv/cells';
import { decodeFile, MOST_FILE_ROWS, type Decoded } from '@/domain/catalogue/csv/decode';
import { comboKind, productKind, type SheetKind } from '@/domain/catalogue/csv/kinds';
import { columnOfField, planner, type BadRow, type Planned } from '@/domain/catalogue/csv/plan';
import { groupRows, isEmpty, readHead, type Group, type TableRow } from '@/domain/catalogue/csv/table';
import { sheetOf, type Entry } from '@/domain/catalogue/csv/write';
import type { AnyDraft, ComboDraft, ProductDraft } from '@/domain/catalogue/draft/draft';
import { draftOfCombo, draftOfProduct } from '@/domain/catalogue/draft/toStored';
import type { ShelfKind } from '@/services/admin/createShelfAdmin';
import type { BadLine, Preview, Sample } from './importSlice';
import type { PlannedFile } from './plannedFile';

/** The part of the import and export that is loaded with them alone: reading and writing files, and comparing. */

/** Rows that are parsed in one go; between two the page breathes. */
const PIECE = 500;
const breathe = () => new Promise((resolve) => setTimeout(resolve, 0));

export interface FileTable {
  head: string[];
  rows: TableRow[];
  encoding: Extract<Decoded, { ok: true }>['encoding'];
}
export type Refused = { ok: false; reason: string };

const TOO_MANY = `The file has more than ${MOST_FILE_ROWS.toLocaleString('en-IN')} rows. Please part it.`;
const unquoted = (row: number) =>
  `In row ${row} the quotation marks do not match, so what follows cannot be told apart.`;

/** Parses a file piece by piece; `onRows` hears how many rows there are by now. */
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
      ...{ delimiter: separator, preview: PIECE },
      // Its quicker way miscounts where a piece ends, and would lose the row after it.
      fastMode: false,
    });
    const quotes = errors.find(({ type }) => type === 'Quotes');
    if (quotes) return { ok: false, reason: unquoted(row + (quotes.row ?? 0)) };
    for (const cells of data) {
      const one = { place: { row, line }, cells };
      if (!head) head = cells;
      else if (!isEmpty(one)) rows.push(one);
      row += 1;
      line += 1 + cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
    }
    if (rows.length > MOST_FILE_ROWS) return { ok: false, reason: TOO_MANY };
    onRows(rows.length);
    more = meta.truncated && meta.cursor > 0;
    rest = rest.slice(meta.cursor);
    if (more) await breathe();
  }
  return { ok: true, table: { head: head ?? [], rows, encoding: decoded.encoding } };
}

interface KindWork<Draft extends AnyDraft, Stored> {
  sheet: SheetKind<Draft>;
  draftOf: (stored: Stored) => Draft;
}
const PRODUCTS: KindWork<ProductDraft, Product> = { sheet: productKind, draftOf: draftOfProduct };
const COMBOS: KindWork<ComboDraft, Combo> = { sheet: comboKind, draftOf: draftOfCombo };

const skusOf = (draft: AnyDraft) => ('items' in draft ? [draft.sku] : draft.variants.map(({ sku }) => sku));

/** What one kind of the catalogue does with files; the drafts of the other never come near it. */
export interface CsvWork {
  /** Finds the columns, and what the rows are about; `plan` says of each what it comes to. */
  prepare(
    table: FileTable,
    stored: readonly (Product | Combo)[],
  ): { ok: true; unknown: string[]; groups: Group[]; plan: (group: Group) => Planned<AnyDraft> } | Refused;
  /** The pieces of a file. */
  write(stored: readonly (Product | Combo)[]): string[];
}

function workOf<Draft extends AnyDraft, Stored extends Product | Combo>({
  sheet,
  draftOf,
}: KindWork<Draft, Stored>): CsvWork {
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
      const plan = planner(sheet, read.head, { byId, bySku });
      const groups = groupRows(read.head, table.rows, (sku) => bySku.get(sku));
      return {
        ok: true,
        unknown: read.head.unknown,
        groups,
        plan: (group) => plan(group) as Planned<AnyDraft>,
      };
    },
    write(stored) {
      const entries = entriesOf(stored);
      const { head, rowsOf } = sheetOf(sheet, entries);
      return [BYTE_ORDER_MARK, csvLines([head]), ...entries.map((entry) => csvLines(rowsOf(entry)))];
    },
  };
}

export const csvWork: Record<ShelfKind, CsvWork> = { products: workOf(PRODUCTS), combos: workOf(COMBOS) };

/** The rows that stayed out as a file of their own, with what is wrong before them: mended, it can be imported. */
export function badFile(head: readonly string[], bad: readonly BadRow[]): string[] {
  const safe = (cell: string) => cellOf(textOf(cell));
  const rows = bad.flatMap(({ rows: own, column, reason }) =>
    own.map(({ cells, place }) => [
      safe(column ? `${column}: ${reason}` : reason),
      String(place.row),
      ...cells.map(safe),
    ]),
  );
  return [BYTE_ORDER_MARK, csvLines([['Problem', 'Row', ...head.map(safe)], ...rows])];
}

/** So many changes are shown before anything is saved. */
const SAMPLES = 20;

/** What the admin is shown of a file before anything is saved. */
export function previewOf(
  { plans }: PlannedFile,
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
  const { new: fresh, changed, unchanged } = counts;
  bad.sort((a, b) => a.row - b.row);
  return { file, fresh, changed, unchanged, bad, samples, unknown, encoding };
}

const lineOf = ({ rows: _rows, ...line }: BadRow): BadLine => line;

/** A row that the shop refused, in the words of the file. */
export function refusedBy(
  kind: ShelfKind,
  { draft, rows }: Extract<Planned<AnyDraft>, { kind: 'new' | 'changed' }>,
  { field, reason }: { field: string; reason: string },
): BadRow {
  const column = kind === 'products' ? columnOfField(productKind, field) : columnOfField(comboKind, field);
  const place = rows[0]?.place ?? { row: 0, line: 0 };
  return { ...place, name: draft.name, column: field === '' ? '' : column, reason, rows };
}

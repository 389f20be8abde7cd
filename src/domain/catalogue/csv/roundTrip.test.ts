import fc from 'fast-check';
import Papa from 'papaparse';
import { skusOf, type AnyDraft } from '../draft/draft';
import { applyRows } from './apply';
import { BYTE_ORDER_MARK, csvLines, separatorOf } from './cells';
import { comboKind, productKind, type SheetKind } from './kinds';
import { openPlanner, type StoredEntries } from './plan';
import { cellAt, groupRows, isEmpty, readHead, type TableRow } from './table';
import { someCombos, someProducts } from './testing';
import { sheetOf, type Entry } from './write';

function tableOf<Draft extends AnyDraft>(kind: SheetKind<Draft>, entries: readonly Entry<Draft>[]) {
  const { head, rowsOf } = sheetOf(kind, entries);
  return [head, ...entries.flatMap(rowsOf)];
}

/** As our own export writes it, and as spreadsheets write the same table again. */
const FILES: Record<string, (table: string[][]) => string> = {
  'our own': (table) => BYTE_ORDER_MARK + csvLines(table),
  'with line feeds': (table) => Papa.unparse(table, { newline: '\n' }),
  'with semicolons, as Excel in Europe': (table) =>
    BYTE_ORDER_MARK + Papa.unparse(table, { delimiter: ';', newline: '\r\n' }),
  'that says its separator itself': (table) =>
    `sep=;\r\n${Papa.unparse(table, { delimiter: ';', newline: '\r\n' })}`,
  'with tabs': (table) => Papa.unparse(table, { delimiter: '\t', newline: '\r\n' }),
  'all in quotes, empty rows at the end': (table) =>
    `${Papa.unparse(table, { quotes: true, newline: '\r\n' })}\r\n,,,\r\n\r\n`,
};

function readFile<Draft extends AnyDraft>(kind: SheetKind<Draft>, text: string) {
  const { separator, text: table } = separatorOf(text);
  const { data } = Papa.parse<string[]>(table, { delimiter: separator });
  const [first = [], ...others] = data;
  const read = readHead(kind, first);
  if (!read.ok) throw new Error(read.reason);
  const rows = others
    .map((cells, at): TableRow => ({ cells, place: { row: at + 2, line: at + 2 } }))
    .filter((row) => !isEmpty(row));
  return { head: read.head, rows };
}

function read<Draft extends AnyDraft>(kind: SheetKind<Draft>, text: string): Entry<Draft>[] {
  const { head, rows } = readFile(kind, text);
  expect(head.unknown).toEqual([]);
  return groupRows(head, rows, () => undefined).map((group) => {
    const draft = kind.blank();
    applyRows(head, group, { draft, current: false, faults: [] });
    const version = cellAt(group.rows[0] as TableRow, head.meta.version);
    return { id: group.id ?? '', version, draft };
  });
}

function shopOf<Draft extends AnyDraft>(entries: readonly Entry<Draft>[]): StoredEntries<Draft> {
  return {
    byId: new Map(entries.map((entry) => [entry.id, entry])),
    bySku: new Map(entries.flatMap(({ id, draft }) => skusOf(draft).map((sku) => [sku, id] as const))),
  };
}

function plan<Draft extends AnyDraft>(
  kind: SheetKind<Draft>,
  text: string,
  entries: readonly Entry<Draft>[],
) {
  const shop = shopOf(entries);
  const { head, rows } = readFile(kind, text);
  return groupRows(head, rows, (sku) => shop.bySku.get(sku)).map(openPlanner(kind, head, shop));
}

/** The shop's own format is tested most; the others differ in separators and quotes. */
const runsOf = (name: string) => ({ numRuns: name === 'our own' ? 100 : 25 });

describe.each(Object.entries(FILES))('a catalogue file %s', (name, write) => {
  test('restores every product exactly', () => {
    fc.assert(
      fc.property(someProducts, (entries) => {
        expect(read(productKind, write(tableOf(productKind, entries)))).toEqual(entries);
      }),
      runsOf(name),
    );
  });

  test('restores every combo exactly', () => {
    fc.assert(
      fc.property(someCombos, (entries) => {
        expect(read(comboKind, write(tableOf(comboKind, entries)))).toEqual(entries);
      }),
      runsOf(name),
    );
  });

  test('causes no change when it is imported unchanged', () => {
    fc.assert(
      fc.property(someProducts, someCombos, (products, combos) => {
        const kinds = [
          ...plan(productKind, write(tableOf(productKind, products)), products),
          ...plan(comboKind, write(tableOf(comboKind, combos)), combos),
        ].map(({ kind }) => kind);
        expect(kinds).toEqual([...products, ...combos].map(() => 'unchanged'));
      }),
      runsOf(name),
    );
  });
});

test('no cell of an export is run as a formula by a spreadsheet', () => {
  fc.assert(
    fc.property(someProducts, (entries) => {
      const figures = /^-?\d/;
      for (const cell of tableOf(productKind, entries).flat()) {
        expect(figures.test(cell) || !/^[=+\-@\t\r＝＋－＠]/u.test(cell)).toBe(true);
      }
    }),
  );
});

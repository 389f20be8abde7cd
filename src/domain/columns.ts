/**
 * JSON in which many objects alike stand in a list says each of their keys once: half the characters for a browser to read. No
 * object in it may have a key of `MARK`.
 */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const MARK = '$';

/** The values of one key; `out` are the rows that do not have it. */
type Column = { out?: number[] } & (
  | { each: Json[] }
  /** All rows have the same. */
  | { all: Json }
  /** Every row has a list of so many objects. */
  | { counts: number[]; of: Table }
);

interface Table {
  /** How many rows. */
  [MARK]: number;
  columns: { [key: string]: Column };
}

type Row = { [key: string]: Json };

const isRow = (value: Json | undefined): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areRows = (value: Json): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRow);

function columnOf(values: Json[]): Column {
  const [first] = values.map((value) => JSON.stringify(value));
  if (values.length > 1 && values.every((value) => JSON.stringify(value) === first))
    return { all: toColumns(values[0] ?? null) };
  if (values.every(areRows))
    return { counts: values.map(({ length }) => length), of: tableOf(values.flat()) };
  return { each: values.map(toColumns) };
}

function tableOf(rows: Row[]): Table {
  // As in JSON, what is undefined is not there.
  const keysOf = (row: Row) => Object.keys(row).filter((key) => row[key] !== undefined);
  const keys = [...new Set(rows.flatMap(keysOf))];
  const columns = keys.map((key): [string, Column] => {
    const out = rows.flatMap((row, at) => (row[key] === undefined ? [at] : []));
    const values = rows.flatMap((row) => (row[key] === undefined ? [] : [row[key]]));
    const column = columnOf(values);
    return [key, out.length > 0 ? { ...column, out } : column];
  });
  return { [MARK]: rows.length, columns: Object.fromEntries(columns) };
}

/** Lists of two and more objects become tables. */
export function toColumns(value: Json): Json {
  if (areRows(value) && value.length > 1) return tableOf(value) as unknown as Json;
  if (Array.isArray(value)) return value.map(toColumns);
  if (!isRow(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, toColumns(inside)]));
}

function rowsOf({ [MARK]: count, columns }: Table): Row[] {
  const rows = Array.from({ length: count }, (): Row => ({}));
  for (const [key, column] of Object.entries(columns)) {
    const lists = 'of' in column ? rowsOf(column.of) : [];
    let taken = 0;
    let next = 0;
    rows.forEach((row, at) => {
      if (column.out?.includes(at)) return;
      if ('all' in column) row[key] = fromColumns(column.all);
      else if ('each' in column) row[key] = fromColumns(column.each[next++] ?? null);
      else row[key] = lists.slice(taken, (taken += column.counts[next++] ?? 0));
    });
  }
  return rows;
}

/** What `toColumns` was given. */
export function fromColumns(value: Json): Json {
  if (Array.isArray(value)) return value.map(fromColumns);
  if (!isRow(value)) return value;
  if (MARK in value) return rowsOf(value as unknown as Table);
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, fromColumns(inside)]));
}

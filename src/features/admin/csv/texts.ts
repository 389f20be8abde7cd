import type { ShelfKind } from '@/services/admin/createShelfAdmin';

const number = (count: number) => count.toLocaleString('en-IN');
export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${number(count)} ${count === 1 ? one : many}`;

const WORDS: Record<ShelfKind, [one: string, many: string]> = {
  products: ['product', 'products'],
  combos: ['combo', 'combos'],
};
export const things = (kind: ShelfKind, count: number) => countOf(count, ...WORDS[kind]);

export const csvTexts = {
  importTitle: (kind: ShelfKind) => `Import ${WORDS[kind][1]}`,
  exportTitle: (kind: ShelfKind) => `Export ${WORDS[kind][1]}`,
  lead: 'Choose a CSV file from Excel, LibreOffice or Google Sheets. You see what it would change before anything is saved.',
  limits: 'Up to 10 MB and 20,000 rows.',
  reading: 'Opening the file …',
  rowsRead: (rows: number) => `${countOf(rows, 'row')} read`,
  shopRead: (kind: ShelfKind, done: number, total: number) =>
    `${number(done)} of ${things(kind, total)} of the shop read`,
  compared: (done: number, total: number) => `${number(done)} of ${number(total)} compared`,
  noRows: 'The file has no rows below the names of its columns.',
  notOpened: 'The file could not be opened. Please choose it again.',
  tooLarge: 'The file is larger than 10 MB. Please part it.',
  unknown: (columns: readonly string[]) =>
    columns.length === 1
      ? `The column “${columns[0]}” is not one of the shop’s, and is left out.`
      : `These columns are not the shop’s, and are left out: ${columns.join(', ')}.`,
  encoding: (encoding: string) =>
    `The file was read as ${encoding}. Please look whether names and signs such as ₹ are right; if not, save it as “CSV UTF-8”.`,
  nothing: 'Everything in this file is as it is in the shop. There is nothing to import.',
  allBad: 'None of the rows can go in as they are.',
  good: (count: number) => (count === 1 ? 'Import the good one' : `Import the ${number(count)} good ones`),
  plain: (kind: ShelfKind, count: number) => `Import ${things(kind, count)}`,
  progress: (done: number, total: number) => `${number(done)} of ${number(total)}`,
  stopped: 'Stopped. What is saved stays; the rest waits.',
  failed: (why: string) => `${why} What is saved stays; the rest waits.`,
  noTime: 'The shop was too busy to save any of these rows.',
  leaving: 'The import is not finished. What is saved stays; the rest would not be imported.',
  rest: (count: number) => `Go on with the other ${number(count)}`,
  row: (row: number) => `Row ${number(row)}`,
  line: (line: number) => `line ${number(line)} of the text`,
  badFile: (count: number) => (count === 1 ? 'Download this row' : `Download these ${number(count)} rows`),
  exported: (kind: ShelfKind, count: number) => `The file with ${things(kind, count)} is saved.`,
  exportedEmpty: 'The file with the names of the columns is saved.',
  exportHint: 'A CSV file for Excel, LibreOffice or Google Sheets. Change it there, and import it again.',
} as const;

/** How a file is read, told beside where it is chosen. */
export const RULES: Record<ShelfKind, [what: string, how: string][]> = {
  products: [
    ['Which product', 'ID, or the SKU. A row with neither that the shop knows is a new product.'],
    [
      'Sizes',
      'One row each. The product’s own columns are filled in its first row; the others repeat its ID.',
    ],
    [
      'A column that is not there',
      'Leaves what the shop has. ID or SKU, Price and Stock are enough for new prices.',
    ],
    ['An empty cell', 'Empties the field. Only status, short name, GST, unit and stock stay as they are.'],
    ['Sizes that are not in the file', 'Stay. To take one away, open the product.'],
    ['Stock', 'What was sold since the export is not brought back: the change of the number counts.'],
    ['GST changes', 'A day and its rate, such as 2027-04-01: 5; several parted by semicolons.'],
    ['Lists', 'Entries parted by semicolons; benefits and steps one on each line of the cell.'],
    [
      'An apostrophe at the beginning',
      'Keeps a spreadsheet from changing 0330 or =1; it is not part of the text.',
    ],
  ],
  combos: [
    ['GST', 'The highest rate of its products; it has no column.'],
    ['Which combo', 'ID, or the SKU. A row with neither that the shop knows is a new combo.'],
    ['A column that is not there', 'Leaves what the shop has. ID and Price are enough for new prices.'],
    ['An empty cell', 'Empties the field. Only status and short name stay as they are.'],
    [
      'Products',
      'Product 1, Product 1 size and Product 1 quantity, and so on: the IDs that an export of products names.',
    ],
    ['Lists', 'Entries parted by semicolons; benefits one on each line of the cell.'],
    [
      'An apostrophe at the beginning',
      'Keeps a spreadsheet from changing 0330 or =1; it is not part of the text.',
    ],
  ],
};

import { plural } from '@/domain/text/plural';
import { formatCount } from '@/domain/text/count';
import type { CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';

const items = (kind: CatalogueKind, count: number) =>
  plural(
    count,
    kind === 'products' ? { one: '# product', other: '# products' } : { one: '# combo', other: '# combos' },
  );

type Rule = readonly [what: string, how: string];

const apostropheRule: Rule = [
  'An apostrophe at the beginning',
  'Keeps a spreadsheet from changing 0330 or =1; it is not part of the text.',
];

/** How the import reads a file. */
const rules: Record<CatalogueKind, readonly Rule[]> = {
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
    ['Stock', 'Units sold since the export are not brought back: the change of the number counts.'],
    ['GST changes', 'A day and its rate, such as 2027-04-01: 5; several separated by semicolons.'],
    ['Lists', 'Entries separated by semicolons; benefits and steps one on each line of the cell.'],
    apostropheRule,
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
    ['Lists', 'Entries separated by semicolons; benefits one on each line of the cell.'],
    apostropheRule,
  ],
};

const choose = {
  lead: 'Choose a CSV file from Excel, LibreOffice or Google Sheets. You see what it would change before anything is saved.',
  button: 'Choose a file',
  dropHint: 'Or drop it here. Up to 10 MB and 20,000 rows.',
  file: 'CSV file',
  rulesTitle: 'How a file is read',
  rules,
  columnsFile: 'Download a file with the columns',
  another: 'Choose another file',
};

const problems = {
  noRows: 'The file has no rows below the names of its columns.',
  notOpened: 'The file could not be opened. Please choose it again.',
  tooLarge: 'The file is larger than 10 MB. Please split it.',
  tooManyRows: (max: number) => `The file has more than ${formatCount(max)} rows. Please split it.`,
  quotes: (row: number) => `In row ${row} the quotation marks do not match, so what follows cannot be read.`,
};

const badRows = {
  where: 'Where',
  what: 'What',
  column: 'Column',
  why: 'Why',
  noName: 'Without a name',
  row: (row: number) => `Row ${formatCount(row)}`,
  line: (line: number) => `line ${formatCount(line)} of the text`,
  download: (count: number) => plural(count, { one: 'Download this row', other: 'Download these # rows' }),
  shown: (count: number) => `The first ${count} are shown; the file has them all.`,
  stayOut: 'Rows that cannot be imported',
  stayedOut: 'Refused rows',
  /** The heads of the two columns that the file of bad rows adds. */
  fileHead: ['Problem', 'Row'],
};

const preview = {
  tiles: 'What the file comes to',
  added: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  bad: 'Refused',
  nothing: 'Everything in this file is as it is in the shop. There is nothing to import.',
  allBad: 'None of the rows can be imported as they are.',
  encoding: (encoding: string) =>
    `The file was read as ${encoding}. Please check whether names and signs such as ₹ are right; if not, save it as “CSV UTF-8”.`,
  unknown: (columns: readonly string[]) =>
    plural(
      columns.length,
      {
        one: 'The shop has no column “{columns}”, so it is left out.',
        other: 'The shop does not have these columns, so they are left out: {columns}.',
      },
      { columns: columns.join(', ') },
    ),
  importGood: (count: number) =>
    plural(count, { one: 'Import the good one', other: 'Import the # good ones' }),
  importAll: (kind: CatalogueKind, count: number) => `Import ${items(kind, count)}`,
  row: 'Row',
  rowNumber: (row: number) => `Row ${row}`,
  what: 'What',
  changes: 'What changes',
  empty: 'empty',
  firstOf: (shown: number, all: number) => `The first ${shown} of ${formatCount(all)}.`,
};

const sending = {
  title: 'Importing',
  paused: 'Not finished',
  done: 'Imported',
  progressLabel: 'Progress of the import',
  progress: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)}`,
  stopping: ', stopping …',
  stop: 'Stop',
  stopped: 'Stopped. What is saved stays; the rest waits.',
  failed: (why: string) => `${why} What is saved stays; the rest waits.`,
  noTime: 'The shop was too busy to save any of these rows.',
  leaving: 'The import is not finished. What is saved stays; the rest would not be imported.',
  continue: (count: number) => `Go on with the other ${formatCount(count)}`,
  allSaved: 'Everything in the file is in the shop.',
  tiles: 'What was imported',
  unchanged: 'Unchanged',
  refused: 'Refused',
  showAll: (kinds: string) => `All ${kinds.toLowerCase()}`,
  readAloud: (file: string) => `${file} is read.`,
  percentAloud: (percent: number) => `${percent} percent imported`,
  doneAloud: 'The import is finished.',
};

export const messages = {
  choose,
  problems,
  badRows,
  preview,
  sending,
  items,
  importTitle: { products: 'Import products', combos: 'Import combos' } satisfies Record<
    CatalogueKind,
    string
  >,
  reading: 'Opening the file …',
  rowsRead: (rows: number) => plural(rows, { one: '# row read', other: '# rows read' }),
  shopRead: (kind: CatalogueKind, done: number, total: number) =>
    `${formatCount(done)} of ${items(kind, total)} of the shop read`,
  compared: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)} compared`,
  export: {
    title: (kind: CatalogueKind) => (kind === 'products' ? 'Export products' : 'Export combos'),
    hint: 'A CSV file for Excel, LibreOffice or Google Sheets. Change it there, and import it again.',
    found: 'What the list shows',
    all: 'All',
    saved: (kind: CatalogueKind, count: number) => `The file with ${items(kind, count)} is saved.`,
    columnsSaved: 'The file with the names of the columns is saved.',
  },
};

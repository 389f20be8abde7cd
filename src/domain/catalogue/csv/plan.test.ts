import type { ProductDraft } from '../draft/draft';
import { aComboDraft, aProductDraft } from '../draft/testing';
import { comboKind, productKind } from './kinds';
import { openPlanner, type PlannedRow, type StoredEntries } from './plan';
import { groupRows, readHead, type TableRow } from './table';
import type { Entry } from './write';

const VERSION = '2026-11-01T10:00:00.000Z';
const entry = <Draft>(id: string, draft: Draft) => ({ id, version: VERSION, draft });
const size = (id: string, sku: string, price = 180) => ({ id, label: id, sku, price, mrp: 200, stock: 7 });
const mist = entry('rose-mist', aProductDraft());
const two = entry(
  'duo-mist',
  aProductDraft({ name: 'Duo', slug: 'duo-mist', variants: [size('s', 'DUO-S'), size('l', 'DUO-L', 190)] }),
);
const shop: StoredEntries<ProductDraft> = {
  byId: new Map<string, Entry<ProductDraft>>([mist, two].map((one) => [one.id, one])),
  bySku: new Map([
    ['MIST-100', 'rose-mist'],
    ['DUO-S', 'duo-mist'],
    ['DUO-L', 'duo-mist'],
  ]),
};

/** A typed file: one line for each row, columns separated by |. */
const tableOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

function plan(text: string, over = shop): PlannedRow<ProductDraft>[] {
  const [first = [], ...others] = tableOf(text);
  const read = readHead(productKind, first);
  if (!read.ok) throw new Error(read.reason);
  const rows = others.map((cells, at): TableRow => ({ cells, place: { row: at + 2, line: at + 2 } }));
  return groupRows(read.head, rows, (sku) => over.bySku.get(sku)).map(
    openPlanner(productKind, read.head, over),
  );
}
const reasons = (text: string) =>
  plan(text).map((one) =>
    one.kind === 'bad' ? `${one.bad.row} ${one.bad.column}: ${one.bad.reason}` : one.kind,
  );

test('a file with prices and stock changes nothing else', () => {
  const [first, second] = plan(
    'SKU | Price | Stock\nMIST-100 | ₹ 1,290.00 | 4\nDUO-L | 190 | 7'.replace('1,290', '290'),
  );
  expect(first).toMatchObject({
    kind: 'changed',
    draft: { ...mist.draft, variants: [{ ...mist.draft.variants[0], price: 290, stock: 4 }] },
    seen: { 'MIST-100': 10 },
    differences: [
      { column: 'Price', before: '300', after: '290' },
      { column: 'Stock', before: '10', after: '4' },
    ],
  });
  expect(second).toEqual({ kind: 'unchanged' });
});

test('an empty cell clears its field, and a missing column leaves it unchanged', () => {
  const [cleared] = plan('ID | Label | Tags\nrose-mist | | ');
  expect(cleared).toMatchObject({ kind: 'changed', draft: { label: '', tags: [], benefits: ['Cools'] } });
  expect(reasons('ID | Status | Short name | GST % | Stock\nrose-mist | | | | ')).toEqual(['unchanged']);
  expect(reasons('ID | Price\nrose-mist | ')).toEqual([
    '2 Price: Before this can be on sale it needs the price.',
  ]);
});

test('column names are recognised in any order and spelling, and unknown ones are reported', () => {
  const read = readHead(productKind, ['\uFEFFprice', 'Colour of box', ' SKU ', 'gst', 'Short_Name', '']);
  expect(read).toMatchObject({ ok: true, head: { unknown: ['Colour of box'], meta: { sku: 2, id: -1 } } });
  expect(readHead(productKind, ['Price', 'Stock'])).toMatchObject({ ok: false });
  expect(readHead(productKind, ['SKU', 'Price', 'PRICE'])).toMatchObject({
    reason: 'The column “PRICE” is there twice.',
  });
});

test('rows of one product are grouped in any sort order', () => {
  const [first] = plan(
    'ID | Name | SKU | Price\nduo-mist | | DUO-L | 199\nrose-mist | Rose Mist | MIST-100 | 300\nduo-mist | Duo | DUO-S | 170',
  );
  expect(first).toMatchObject({
    kind: 'changed',
    draft: {
      variants: [
        { id: 's', price: 170 },
        { id: 'l', price: 199 },
      ],
    },
  });
});

test('a new product takes its sizes from the rows below it', () => {
  const [first, other] = plan(
    'Name | Size | SKU | Price | MRP | Stock\nDew | 50 ml | DEW-50 | 200 | 250 | 5\n | 100 ml | DEW-100 | 300 | 350 | 6\nFog | | FOG | | |',
  );
  expect(first).toMatchObject({
    kind: 'new',
    draft: {
      name: 'Dew',
      slug: 'dew',
      status: 'draft',
      gstRate: 18,
      variants: [
        { id: '50-ml', sku: 'DEW-50', stock: 5 },
        { id: '100-ml', sku: 'DEW-100', price: 300 },
      ],
    },
  });
  expect(other).toMatchObject({ kind: 'new', draft: { variants: [{ id: 'size-1', sku: 'FOG', price: 0 }] } });
});

test('a size missing in the file is kept, and a new size is added after it', () => {
  const [changed] = plan('ID | SKU | Size | Price | MRP\nrose-mist | MIST-200 | 200 ml | 500 | 600');
  expect(changed).toMatchObject({
    draft: { variants: [{ sku: 'MIST-100' }, { id: '200-ml', sku: 'MIST-200', stock: 0 }] },
  });
});

test('the units of a current export apply as a difference, and those of an old export are refused', () => {
  const head = 'ID | SKU | Stock | Stock when exported | Last saved';
  const at = (stock: number, seen: number, version = VERSION) =>
    plan(`${head}\nrose-mist | MIST-100 | ${stock} | ${seen} | ${version}`)[0];
  // Exported with 14, of which 4 are sold by now.
  expect(at(14, 14)).toEqual({ kind: 'unchanged' });
  expect(at(20, 14)).toMatchObject({ draft: { variants: [{ stock: 16 }] }, seen: { 'MIST-100': 10 } });
  expect(at(10, 14)).toMatchObject({ draft: { variants: [{ stock: 6 }] } });
  expect(at(3, 14)).toMatchObject({ kind: 'bad', bad: { column: 'Stock' } });
  const old = '2026-10-01T10:00:00.000Z';
  expect(at(20, 14, old)).toMatchObject({ kind: 'bad', bad: { column: 'Last saved' } });
  // The file equals the stored catalogue, as after importing the same file.
  expect(at(10, 6, old)).toEqual({ kind: 'unchanged' });
});

test('a file imported again, with or without “Last saved”, never adds its difference a second time', () => {
  const planAt = (stock: number, file: string) => {
    const draft = aProductDraft();
    draft.variants[0] = { ...size('100-ml', 'MIST-100'), stock };
    const saved = { ...entry('rose-mist', draft), version: '2026-11-02T10:00:00.000Z' };
    return plan(file, { byId: new Map([['rose-mist', saved]]), bySku: shop.bySku })[0];
  };
  const head = 'ID | SKU | Stock | Stock when exported';
  const withVersion = `${head} | Last saved\nrose-mist | MIST-100 | 60 | 50 | ${VERSION}`;
  const without = `${head}\nrose-mist | MIST-100 | 60 | 50`;
  const emptied = `${head} | Last saved\nrose-mist | MIST-100 | 60 | 50 |`;
  // The first import made 60 of 50.
  expect(planAt(60, withVersion)).toEqual({ kind: 'unchanged' });
  expect(planAt(60, without)).toEqual({ kind: 'unchanged' });
  expect(planAt(60, emptied)).toEqual({ kind: 'unchanged' });
  // One unit was sold since.
  expect(planAt(59, withVersion)).toMatchObject({
    bad: {
      column: 'Last saved',
      reason: expect.stringContaining('Each typed stock then replaces the stored one.'),
    },
  });
  expect(planAt(59, without)).toMatchObject({
    draft: { variants: [{ stock: 60 }] },
    seen: { 'MIST-100': 59 },
  });
});

test.each([
  ['ID | Price\nrose-mist | cheap', '2 Price: “cheap” is not a number.'],
  ['ID | Price\nrose-mist | 1e309', '2 Price: “1e309” is not a number.'],
  ['ID | Price\nrose-mist | 351', '2 Price: The price is above the MRP.'],
  ['ID | Price\nrose-mist | -1', '2 Price: The price is an amount in rupees.'],
  ['ID | Status\nrose-mist | sold', '2 Status: “sold” is none of: Draft, On sale, Archived.'],
  ['ID | Name\nrose-mist | <script>', '2 Name: The name is one line of plain text, without < and >.'],
  [
    'ID | Price | Stock\nrose-mist | -5 | many',
    '2 Stock: “many” is not a number. Also Price: The price is an amount in rupees.',
  ],
  [
    'ID | Price | Stock\nrose-mist | cheap | many',
    '2 Price: “cheap” is not a number. Also Stock: “many” is not a number.',
  ],
  ['SKU | Price\nmist-100 | 5', '2 SKU: No product has “mist-100”. The shop writes it MIST-100.'],
  ['ID | Price\nduo-mist | 1', '2 SKU: It has 2 sizes: fill in the SKU of the one you mean.'],
  [
    'SKU | Price\nNONE-1 | 5',
    '2 SKU: No product has “NONE-1”, and for a new one the column Name is missing.',
  ],
  [
    'Name | SKU\nDew | DUO S',
    '2 SKU: A SKU has 2 to 60 letters, digits, - or _, and begins with a letter or digit.',
  ],
  ['ID | SKU\nrose-mist | DUO-S', '2 SKU: DUO-S is already the SKU of Duo.'],
  [
    'ID | Picture 1 | Picture 2 description\nrose-mist | /pictures/a.webp | Its back',
    '2 Picture 2 description: There is no address of picture 2.',
  ],
  [
    'ID | Picture 1\nrose-mist | javascript:alert(1)',
    '2 Picture 1: A picture’s address begins with https://, /media/ or /pictures/.',
  ],
])('%s is refused', (text, reason) => {
  expect(reasons(text)).toEqual([reason]);
});

test('a bad row is reported by its line number, and the other rows are imported', () => {
  expect(
    reasons('ID | SKU | Price\nrose-mist | MIST-100 | 310\nduo-mist | DUO-S | 170\nduo-mist | DUO-L | 999'),
  ).toEqual(['changed', '4 Price: The price is above the MRP.']);
});

test('duplicates within one file are refused', () => {
  expect(reasons('Name | SKU\nDew | DEW-1\nFog | DEW-1')).toEqual([
    'new',
    '3 SKU: DEW-1 is also the SKU of row 2.',
  ]);
  expect(reasons('ID | SKU | Price\nduo-mist | DUO-S | 1\nduo-mist | DUO-S | 2')).toEqual([
    '3 SKU: Row 2 is of the same size.',
  ]);
  expect(reasons('ID | Label | SKU\nduo-mist | New | DUO-S\nduo-mist | Old | DUO-L')).toEqual([
    '3 Label: Row 2 says something else of the same product.',
  ]);
});

test('products created by an earlier import of the file are recognised by SKU', () => {
  const file = 'Name | SKU | Size | Price | MRP | Stock\nDew | DEW-50 | 50 ml | 200 | 250 | 5';
  const [planned] = plan(file);
  if (planned?.kind !== 'new') throw new Error('It should be new.');
  const made = entry('dew', planned.draft);
  const after = { byId: new Map([['dew', made]]), bySku: new Map([['DEW-50', 'dew']]) };
  expect(plan(file, after)).toEqual([{ kind: 'unchanged' }]);
});

test('a picture that stays keeps its dimensions, and one that is missing is removed', () => {
  const [src = ''] = mist.draft.images.map((one) => one.src);
  const [planned] = plan(`ID | Picture 1 | Picture 2\nrose-mist | /pictures/back.webp | ${src}`);
  expect(planned).toMatchObject({
    draft: {
      images: [
        { src: '/pictures/back.webp', width: 0 },
        { src, width: 800, alt: 'Rose Mist' },
      ],
    },
  });
  expect(reasons('ID | Picture 1\nrose-mist | ')).toEqual([
    '2 Picture 1: Before this can be on sale it needs a picture.',
  ]);
});

test('a combo has one row with its parts in one cell', () => {
  const set = entry('two-mists', aComboDraft());
  const over = { byId: new Map([['two-mists', set]]), bySku: new Map([['SET-2', 'two-mists']]) };
  const planCombo = (text: string) => {
    const [first = [], ...others] = tableOf(text);
    const read = readHead(comboKind, first);
    if (!read.ok) throw new Error(read.reason);
    const rows = others.map((cells, at): TableRow => ({ cells, place: { row: at + 2, line: at + 2 } }));
    return groupRows(read.head, rows, (sku) => over.bySku.get(sku)).map(
      openPlanner(comboKind, read.head, over),
    );
  };
  const head = 'ID | Product 1 | Product 1 size | Product 1 quantity';
  expect(planCombo(`${head}\ntwo-mists | rose-mist | 100-ml | 3`)).toMatchObject([
    { kind: 'changed', draft: { items: [{ productId: 'rose-mist', variantId: '100-ml', quantity: 3 }] } },
  ]);
  expect(planCombo('ID | Price\ntwo-mists | 450\ntwo-mists | 460')).toMatchObject([
    { kind: 'bad', bad: { row: 3, reason: 'Row 2 is of the same combo.' } },
  ]);
  expect(planCombo('ID | Product 1 quantity\ntwo-mists | 3')).toMatchObject([{ kind: 'bad' }]);
});

test('names such as `constructor` are ordinary columns, SKUs and ids', () => {
  const read = readHead(productKind, ['constructor', 'SKU', 'Price', 'valueof']);
  expect(read).toMatchObject({ ok: true, head: { unknown: ['constructor', 'valueof'] } });
  const text = 'ID | SKU | Price | constructor\n__proto__ | toString | 5 | x\n| constructor | 6 | y';
  expect(reasons(text)).toEqual([
    '2 SKU: No product has “toString”, and for a new one the column Name is missing.',
    '3 SKU: No product has “constructor”, and for a new one the column Name is missing.',
  ]);
  expect(reasons('Name | SKU | Price | Stock\nFog | constructor | 5 | 1')).toEqual([
    '2 SKU: “constructor” cannot be a SKU. Please choose another.',
  ]);
});

test('each GST change has a day and a rate', () => {
  const text = (cell: string) => `SKU | GST changes\nMIST-100 | ${cell}`;
  expect(plan(text('2027-04-01: 5; 2026-12-01 : 12 %'))[0]).toMatchObject({
    kind: 'changed',
    draft: {
      gstRates: [
        { from: '2027-04-01', rate: 5 },
        { from: '2026-12-01', rate: 12 },
      ],
    },
  });
  expect(reasons(text('5 from April'))).toEqual([
    '2 GST changes: “5 from April” is no change of GST such as 2027-04-01: 5.',
  ]);
  expect(reasons(text('2027-04-31: 5'))).toEqual([
    '2 GST changes: Please choose the day from which this rate counts.',
  ]);
});

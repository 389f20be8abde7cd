import { aProduct, aProductDraft } from '@/domain/catalogue/draft/testing';
import type { ImportResult, ProductRow } from '@/domain/contracts/admin/import';
import { heldFiles } from '@/services';
import { createCsvAdmin } from '@/services/admin/catalogue/createCsvAdmin';
import { fakeServices } from '@/testing/fakeServices';
import { answered } from '@/testing/answered';
import { runAdminSaga } from '../../testing/runAdminSaga';
import { importSaga } from './importSaga';
import {
  badFileRequested,
  fileChosen,
  importClosed,
  importOpened,
  selectImport,
  sendingRequested,
  stopRequested,
} from './importSlice';

type Http = ReturnType<typeof fakeServices>['services']['http'];

const COUNT = 250;
const stored = Array.from({ length: COUNT }, (_, n) => {
  const variants = [{ ...aProductDraft().variants[0]!, sku: `MIST-${n}` }];
  return aProduct(aProductDraft({ name: `Mist ${n}`, slug: `mist-${n}`, variants }));
});

/** The shop, as the calls of an import see it. */
function fakeShop() {
  const sent: ProductRow[][] = [];
  const record = { down: 0, refuse: '', rowsInOneCall: Infinity };
  const http: Http = async ({ path, body }) => {
    if (path.includes('/export/')) return answered(200, { items: stored, total: COUNT, next: null });
    if (record.down > 0) {
      record.down -= 1;
      return { kind: 'network' };
    }
    const { rows } = body as { rows: ProductRow[] };
    sent.push(rows);
    const results = rows.map((row, at): ImportResult => {
      if (at >= record.rowsInOneCall) return { outcome: 'left' };
      if (row.draft.name === record.refuse) {
        return { outcome: 'refused', field: 'variants.0.sku', reason: 'It is somebody’s.' };
      }
      return 'id' in row ? { outcome: 'changed', id: row.id } : { outcome: 'created', id: row.draft.slug };
    });
    return answered(200, { results });
  };
  return { http, sent, record };
}

const files = new Map<string, File>();
beforeEach(() => {
  jest.spyOn(heldFiles, 'fileOf').mockImplementation((id) => files.get(id) ?? null);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((go) => setTimeout(go, 5));
}

function begin() {
  const shop = fakeShop();
  const fake = fakeServices();
  fake.services.http = shop.http;
  const run = runAdminSaga(
    [(services) => importSaga(services, createCsvAdmin(services.http))],
    fake.services,
  );
  run.dispatch(importOpened('products'));
  const now = () => selectImport(run.state()).import;
  async function choose(text: string | Uint8Array<ArrayBuffer>) {
    files.set('f', new File([text], 'prices.csv'));
    run.dispatch(fileChosen({ id: 'f', name: 'prices.csv' }));
    await until(() => now().status !== 'reading');
  }
  return { run, shop, fake, now, choose };
}

const prices = (price: (n: number) => string | number) =>
  ['SKU,Price', ...stored.map((_, n) => `MIST-${n},${price(n)}`)].join('\r\n');

test('a file is read and compared, and nothing is sent before the confirmation', async () => {
  const { shop, now, choose } = begin();
  await choose(prices((n) => (n === 3 ? 'cheap' : n < 10 ? 299 : 300)));
  expect(now()).toMatchObject({
    status: 'preview',
    preview: {
      file: 'prices.csv',
      added: 0,
      changed: 9,
      unchanged: 240,
      unknown: [],
      encoding: 'UTF-8',
      bad: [{ row: 5, line: 5, name: 'MIST-3', column: 'Price', reason: '“cheap” is not a number.' }],
      samples: expect.arrayContaining([
        { row: 2, name: 'Mist 0', differences: [{ column: 'Price', before: '300', after: '299' }] },
      ]),
    },
  });
  expect(shop.sent).toEqual([]);
});

test('valid rows are sent in batches, and refused rows are named', async () => {
  const { run, shop, fake, now, choose } = begin();
  await choose(`${prices(() => 290)}\r\nNEW-1,100`);
  shop.record.refuse = 'Mist 7';
  run.dispatch(sendingRequested());
  await until(() => now().status === 'done');
  expect(now()).toMatchObject({
    status: 'done',
    done: COUNT,
    total: COUNT,
    changed: COUNT - 1,
    preview: { bad: [{ row: 252, column: 'SKU' }] },
    refused: [{ row: 9, name: 'Mist 7', column: 'SKU', reason: 'It is somebody’s.' }],
  });
  expect(shop.sent.length).toBeGreaterThan(2);
  expect(shop.sent.every((rows) => rows.length <= 100)).toBe(true);
  expect(shop.sent.flat()[0]).toMatchObject({ id: 'mist-0', seen: { 'MIST-0': 10 } });
  run.dispatch(badFileRequested());
  await until(() => fake.record.saved.length > 0);
  expect(fake.record.saved[0]?.name).toMatch(/^products-to-mend-.*\.csv$/);
});

test('an interrupted import waits for the connection, reports a long outage, and can continue', async () => {
  const { run, shop, now, choose } = begin();
  await choose(prices(() => 290));
  jest.useFakeTimers();
  shop.record.down = 3;
  run.dispatch(sendingRequested());
  await run.advance(120_000);
  expect(now().status).toBe('done');
  await choose2(run, now);
  shop.record.down = 1000;
  run.dispatch(sendingRequested());
  await run.advance(120_000);
  expect(now()).toMatchObject({ status: 'paused', message: expect.stringContaining('could not be reached') });
  shop.record.down = 0;
  run.dispatch(sendingRequested());
  await run.advance(1000);
  expect(now()).toMatchObject({ status: 'done', done: COUNT });
});

async function choose2(run: ReturnType<typeof begin>['run'], now: ReturnType<typeof begin>['now']) {
  jest.useRealTimers();
  run.dispatch(fileChosen({ id: 'f', name: 'prices.csv' }));
  await until(() => now().status === 'preview');
  jest.useFakeTimers();
}

test('an import stops between two batches and continues from there', async () => {
  const { run, shop, now, choose } = begin();
  await choose(prices(() => 290));
  run.dispatch(sendingRequested());
  run.dispatch(stopRequested());
  await until(() => now().status === 'paused');
  const before = shop.sent.length;
  expect(before).toBeLessThan(3);
  run.dispatch(sendingRequested());
  await until(() => now().status === 'done');
  const ids = shop.sent.flat().map((row) => ('id' in row ? row.id : ''));
  expect(new Set(ids).size).toBe(COUNT);
  expect(ids).toHaveLength(COUNT);
});

test('rows that a call had no time for are sent again and counted once', async () => {
  const { run, shop, now, choose } = begin();
  await choose(prices(() => 290));
  shop.record.rowsInOneCall = 30;
  run.dispatch(sendingRequested());
  await until(() => now().status === 'done');
  expect(now()).toMatchObject({ done: COUNT, total: COUNT, changed: COUNT, refused: [] });
  expect(shop.sent.length).toBeGreaterThan(8);
});

test('an import ends when the server saves none of its rows', async () => {
  const { run, shop, now, choose } = begin();
  await choose(prices(() => 290));
  shop.record.rowsInOneCall = 0;
  run.dispatch(sendingRequested());
  await until(() => now().status === 'paused');
  expect(now()).toMatchObject({ done: 0, message: expect.stringContaining('too busy') });
  shop.record.rowsInOneCall = 100;
  run.dispatch(sendingRequested());
  await until(() => now().status === 'done');
  expect(now()).toMatchObject({ done: COUNT, changed: COUNT });
});

test('leaving the page stops the import', async () => {
  const { run, shop, choose } = begin();
  await choose(prices(() => 290));
  run.dispatch(sendingRequested());
  run.dispatch(importClosed());
  await new Promise((go) => setTimeout(go, 100));
  expect(shop.sent.length).toBeLessThan(3);
});

test.each<[string, string | Uint8Array<ArrayBuffer>, RegExp]>([
  ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), /not a CSV file/],
  ['nothing', '', /empty/],
  ['a head alone', 'SKU,Price', /no rows/],
  ['a file without an identifying column', 'Price,Stock\n1,2', /It needs ID, SKU or Name/],
  ['a quotation mark that is not closed', 'SKU,Name\nMIST-1,"Rose\nMIST-2,Dew', /row 2 the quotation marks/],
  ['more rows than may be', `SKU\n${'A-1\n'.repeat(20_001)}`, /more than 20,000 rows/],
])('%s is refused with a message', async (_name, file, problem) => {
  const { now, choose } = begin();
  await choose(file);
  expect(now()).toEqual({ status: 'choosing', problem: expect.stringMatching(problem) });
});

test('lines are counted as in a text editor and rows as in a spreadsheet', async () => {
  const { now, choose } = begin();
  await choose('SKU,Description,Price\r\nMIST-1,"One\ntwo\nthree",300\r\n\r\nMIST-2,x,dear');
  expect(now()).toMatchObject({ preview: { changed: 1, bad: [{ row: 4, line: 6 }] } });
});

test('a file in an old Excel encoding is read with a notice', async () => {
  const { now, choose } = begin();
  await choose(new Uint8Array([...new TextEncoder().encode('SKU;Name\r\nMIST-1;Cr'), 0xe8, 0x6d, 0x65]));
  expect(now()).toMatchObject({
    preview: { encoding: 'Windows-1252', samples: [{ differences: [{ after: 'Crème' }] }] },
  });
});

import { aProductDraft } from '../draft/testing';
import { productKind } from './kinds';
import { openPlanner } from './plan';
import { groupRows, readHead } from './table';
import { sheetOf } from './write';

const withStock = (stock: number) => ({
  id: 'duo-mist',
  version: '2026-11-01T10:00:00.000Z',
  draft: aProductDraft({
    variants: ['DUO-S', 'DUO-L'].map((sku) => ({ id: sku, label: sku, sku, price: 180, mrp: 200, stock })),
  }),
});

test('a second size exported without the first row keeps the units sold since', () => {
  const { head, rowsOf } = sheetOf(productKind, [withStock(50)]);
  const row = rowsOf(withStock(50))[1] ?? [];
  const columns = ['ID', 'SKU', 'Stock', 'Stock when exported', 'Last saved'];
  const cells = columns.map((name) => (name === 'Stock' ? '60' : (row[head.indexOf(name)] ?? '')));
  const read = readHead(productKind, columns);
  if (!read.ok) throw new Error(read.reason);
  const stored = withStock(42);
  const planner = openPlanner(productKind, read.head, {
    byId: new Map([['duo-mist', stored]]),
    bySku: new Map(['DUO-S', 'DUO-L'].map((sku) => [sku, 'duo-mist'])),
  });
  const groups = groupRows(read.head, [{ cells, place: { row: 2, line: 2 } }], () => undefined);
  expect(groups.map(planner)).toMatchObject([
    { kind: 'changed', draft: { variants: [{ stock: 42 }, { stock: 52 }] }, seen: { 'DUO-L': 42 } },
  ]);
});

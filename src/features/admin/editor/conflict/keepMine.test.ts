import { aProduct, aProductDraft } from '@/domain/catalogue/draft/testing';
import type { AdminItem } from '@/services/admin/catalogue/createCatalogueAdmin';
import type { ProductForm } from '@/features/admin/catalogue/form/forms';
import { editorActions, editorReducer, type Editing } from '../editorSlice';
import { formOf, seenOf } from '../formDrafts';

const SKU = 'MIST-100';
const target = { kind: 'products', id: 'rose-mist' } as const;

/** The product with these units in stock, in open orders and sent. */
function withUnits(
  available: number,
  reserved = 0,
  sold = 0,
  change: { updatedAt?: string } = {},
): AdminItem {
  const draft = aProductDraft({ variants: [{ ...aProductDraft().variants[0]!, stock: available }] });
  const levels = [{ sku: SKU, available, reserved, sold }];
  return {
    kind: 'products',
    product: { ...aProduct(draft), ...change },
    levels,
    waiting: [],
    combos: [],
  } as AdminItem;
}
const typed = (base: AdminItem, stock: string): ProductForm => {
  const form = formOf(base) as ProductForm;
  return { ...form, variants: [{ ...form.variants[0]!, stock }] };
};
const stockIn = ({ form }: Editing) => (form as ProductForm).variants[0]?.stock;
const LATER = { updatedAt: '2026-11-20T00:00:00.000Z' };

/** The editor after a reload that restores a typed stock; `now` is what is stored by then. */
function restored(base: AdminItem, stock: string, now: AdminItem) {
  const draft = { base, form: typed(base, stock), key: '' };
  return editorReducer(undefined, editorActions.draftRestored({ target, draft, now })) as Editing;
}

test('a stock typed before a reload is less the units that were ordered meanwhile', () => {
  const editing = restored(withUnits(10, 1, 4), '20', withUnits(8, 2, 5));
  expect(stockIn(editing)).toBe('18');
  expect(seenOf(editing.base!)).toEqual({ [SKU]: 8 });
});

test.each([
  ['all typed units are ordered', '20', withUnits(0, 10), '10'],
  ['more than the typed units are ordered', '4', withUnits(3, 7), '0'],
  ['an order is cancelled', '20', withUnits(12, -2), '22'],
  ['nothing was typed', '10', withUnits(8, 2), '8'],
  ['no number was typed', 'many', withUnits(8, 2), 'many'],
])('after a reload, where %s', (_name, stock, now, after) => {
  expect(stockIn(restored(withUnits(10), stock, now))).toBe(after);
});

test.each([
  ['a colleague saved another field', withUnits(8, 2, 0, LATER)],
  ['a colleague typed another stock', withUnits(13, 2, 0, LATER)],
  ['the own save came through, and only its answer was lost', withUnits(18, 2, 0, LATER)],
])('‘Keep mine’ keeps the typed stock less what was ordered, where %s', (_name, now) => {
  const conflict = restored(withUnits(10), '20', now);
  expect(conflict.sending.status).toBe('conflict');
  const mine = editorReducer(conflict, editorActions.conflictSettled('mine')) as Editing;
  expect(stockIn(mine)).toBe('18');
  const theirs = editorReducer(conflict, editorActions.conflictSettled('theirs')) as Editing;
  expect(stockIn(theirs)).toBe((formOf(now) as ProductForm).variants[0]?.stock);
});

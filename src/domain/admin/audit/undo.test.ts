import fc from 'fast-check';
import { aProduct } from '@/domain/catalogue/draft/testing';
import { draftOfProduct } from '@/domain/catalogue/draft/toStored';
import type { Product } from '@/domain/catalogue/catalogue';
import { changesBetween } from '@/domain/records/audit';
import { anOffer } from '@/domain/offers/testing';
import { draftOfOffer } from '@/domain/offers/offerStored';
import type { Offer } from '@/domain/offers/offer';
import { ROLES } from '@/domain/staff/roles';
import { AUDIT_ACTIONS, AUDIT_KINDS, MAX_ACTIONS } from './actions';
import { flatten, unflatten } from './flatDraft';
import { runEntry, runKey, undoRun } from './bulk';
import { mayUndo, planUndo, undoRunTarget, undoTarget, type UndoPlan } from './undo';

const base = aProduct();
const size = base.variants[0]!;
const large = { ...size, id: 'large', label: 'Large', sku: 'LARGE-1', price: 900, stock: 0 };
const product = (change: Partial<Product>): Product => ({ ...base, ...change });
const sized = (change: Partial<typeof size>, ...more: (typeof size)[]): Product =>
  product({ variants: [{ ...size, ...change }, ...more] });

function undoOf(before: Product, after: Product, now: Product): UndoPlan {
  const changes = changesBetween(before, after);
  const target = undoTarget({ action: 'product.saved', target: `products/${base.id}`, changes });
  if (!target) throw new Error('It cannot be undone');
  return planUndo({ entry: { changes }, target, stored: now, draftOf: draftOfProduct });
}

const backOf = (plan: UndoPlan): unknown => (plan.kind === 'save' ? plan.draft : plan);

test.each<[string, Product, Product, Product, Product]>([
  ['a name', base, product({ name: 'B' }), product({ name: 'B' }), base],
  [
    'a name, while the price was changed',
    base,
    product({ name: 'B' }),
    { ...sized({ price: 1 }), name: 'B' },
    sized({ price: 1 }),
  ],
  ['a price', base, sized({ price: 9 }), sized({ price: 9 }), base],
  [
    'a price, while units were sold',
    base,
    sized({ price: 9 }),
    sized({ price: 9, stock: 2 }),
    sized({ stock: 2 }),
  ],
  [
    'ten units more',
    base,
    sized({ stock: size.stock + 10 }),
    sized({ stock: size.stock + 7 }),
    sized({ stock: size.stock - 3 }),
  ],
  ['a size that was added', base, sized({}, large), sized({}, large), base],
  ['a size that was removed', sized({}, large), base, sized({ price: 7 }), sized({ price: 7 }, large)],
  [
    'a sequence of sizes',
    sized({}, large),
    product({ variants: [large, size] }),
    product({ variants: [large, size] }),
    sized({}, large),
  ],
  ['an archived product', base, product({ status: 'archived' }), product({ status: 'archived' }), base],
])('undoing %s brings back what was, and nothing else', (_name, before, after, now, back) => {
  expect(backOf(undoOf(before, after, now))).toEqual(draftOfProduct(back));
});

test.each<[string, Product, Product, Product, UndoPlan['kind'], string[]]>([
  ['the same name again', base, product({ name: 'B' }), product({ name: 'C' }), 'changed', ['name']],
  [
    'the same price again',
    base,
    sized({ price: 9 }),
    sized({ price: 8 }),
    'changed',
    [`variants.${size.id}.price`],
  ],
  [
    'one of two fields',
    base,
    product({ name: 'B', label: 'New' }),
    product({ name: 'B', label: 'Hot' }),
    'changed',
    ['label'],
  ],
  [
    'the size away',
    sized({}, large),
    sized({}, { ...large, price: 1 }),
    base,
    'changed',
    ['variants.large.price'],
  ],
  [
    'a size that was added',
    base,
    sized({}, large),
    sized({}, { ...large, price: 5 }),
    'changed',
    ['variants.large.price'],
  ],
  ['it back by hand', base, product({ name: 'B' }), base, 'already', []],
])('where somebody changed %s, nothing is planned', (_name, before, after, now, kind, fields) => {
  const plan = undoOf(before, after, now);
  expect(plan.kind).toBe(kind);
  expect(plan.kind === 'changed' ? plan.differences.map(({ field }) => field) : []).toEqual(fields);
});

test('undoing an undo is the change again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 0, max: 50 }),
      fc.string(),
      (price, stock, name) => {
        const after = { ...sized({ price, stock }), name: `x${name}` };
        if (changesBetween(base, after).length === 0) return;
        const once = undoOf(base, after, after);
        expect(backOf(once)).toEqual(draftOfProduct(base));
        expect(backOf(undoOf(after, base, base))).toEqual(draftOfProduct(after));
      },
    ),
  );
});

const offer = anOffer('glow10');
const offerUndo = (
  action: string,
  changes: ReturnType<typeof changesBetween>,
  stored: Offer | null,
): UndoPlan => {
  const target = undoTarget({ action, target: 'offers/glow10', changes });
  if (!target) throw new Error('It cannot be undone');
  return planUndo({ entry: { changes }, target, stored, draftOf: draftOfOffer });
};

test.each<[string, string, Offer | null, Offer | null, Offer | null, UndoPlan['kind']]>([
  ['a deleted offer', 'offer.deleted', offer, null, null, 'restore'],
  ['a deleted offer that is back', 'offer.deleted', offer, null, offer, 'already'],
  ['a new offer', 'offer.created', null, offer, offer, 'delete'],
  ['a new offer that was changed', 'offer.created', null, offer, { ...offer, title: 'B' }, 'changed'],
  ['a new offer that was deleted', 'offer.created', null, offer, null, 'already'],
  ['a restored offer', 'offer.restored', null, offer, offer, 'delete'],
  [
    'an offer that was switched off',
    'offer.switched_off',
    offer,
    { ...offer, enabled: false },
    { ...offer, enabled: false },
    'save',
  ],
  ['a change of an offer that is gone', 'offer.saved', offer, { ...offer, title: 'B' }, null, 'gone'],
])('%s: %s is %s', (_name, action, before, after, now, kind) => {
  expect(offerUndo(action, changesBetween(before, after), now).kind).toBe(kind);
});

test('a new product leaves the shop as an archived one', () => {
  const changes = changesBetween(null, base);
  const target = undoTarget({ action: 'product.created', target: 'products/p', changes })!;
  const stored = sized({ stock: size.stock - 1 });
  expect(planUndo({ entry: { changes }, target, stored, draftOf: draftOfProduct })).toMatchObject({
    kind: 'save',
    draft: { status: 'archived' },
    lines: [{ field: 'status', now: base.status, back: 'archived' }],
  });
});

const change = [{ field: 'status', before: 'placed', after: 'packed' }];
test.each<[string, string, typeof change]>([
  ['order.packed', 'orders/GLM1', change],
  ['banner.arranged', 'banners', change],
  ['product.saved', 'products/p', []],
  ['product.saved', 'constructor/p', change],
  ['staff.removed', 'staff/ada', change],
])('%s of %s is not undone here', (action, target, changes) => {
  expect(undoTarget({ action, target, changes })).toBeNull();
});

test('an undo needs the right of the editor', () => {
  const offers = undoTarget({ action: 'offer.saved', target: 'offers/x', changes: change })!;
  expect(ROLES.filter((role) => mayUndo(role, offers))).toEqual(['owner', 'manager']);
  expect(mayUndo(null, offers)).toBe(false);
});

test('a draft with sizes is flattened without a loss', () => {
  const draft = draftOfProduct(sized({}, large));
  expect(unflatten(flatten(draft))).toEqual(draft);
});

test('a kind has no more actions than one query asks for, and each belongs to one kind', () => {
  const all = AUDIT_KINDS.flatMap((kind): readonly string[] => AUDIT_ACTIONS[kind]);
  expect(new Set(all).size).toBe(all.length);
  for (const kind of AUDIT_KINDS) expect(AUDIT_ACTIONS[kind].length).toBeLessThanOrEqual(MAX_ACTIONS);
});

describe('the undo of a bulk act', () => {
  const act = { action: 'product.changed', target: 'products', run: 'ada_run-00000001_product.changed' };

  test.each<[string, Parameters<typeof undoRunTarget>[0], string | undefined]>([
    ['a change of prices', act, 'products'],
    ['an import of combos', { ...act, action: 'combo.created', target: 'combos' }, 'combos'],
    ['orders that were packed', { ...act, action: 'order.packed', target: 'orders' }, undefined],
    ['refunds that were noted', { ...act, action: 'payment.refund_noted', target: 'payments' }, undefined],
    ['one product of it', { ...act, target: 'products/toner' }, undefined],
    ['a single act', { action: 'product.changed', target: 'products' }, undefined],
  ])('%s', (_what, entry, kind) => expect(undoRunTarget(entry)?.kind).toBe(kind));

  it('has a key that follows from the act’s, fits, and is never the same', () => {
    const runs = fc.stringMatching(/^[A-Za-z0-9-]{8,40}$/);
    fc.assert(
      fc.property(runs, fc.stringMatching(/^[A-Za-z0-9]{28}$/), (run, uid) => {
        const undo = undoRun(runKey(uid, run, 'product.changed'));
        expect(undo).toMatch(/^[A-Za-z0-9-]{8,40}$/);
        expect(undo).toBe(undoRun(runKey('other', run, 'combo.saved')));
        fc.pre(!run.startsWith('undo-undo-undo-'));
        expect(undo).not.toBe(run);
      }),
    );
  });

  it('says which act it takes back', () => {
    const part = { ...act, target: 'products/toner', at: '2026-11-26', by: { uid: 'ada', email: 'a@b.c' } };
    const entry = runEntry({ ...part, changes: [], requestId: 'r' }, 'key', 'run_act');
    expect(entry).toMatchObject({ target: 'products', run: 'key', undoes: 'run_act' });
  });
});

import { type Product } from '@/domain/catalogue/catalogue';
import { draftOfProduct } from '@/domain/catalogue/draft/toStored';
import { aBanner, aBannerDraft } from '@/domain/offers/scheduled/testing';
import type { Offer } from '@/domain/offers/offer';
import { anOffer, anOfferDraft } from '@/domain/offers/testing';
import { anEntry as entry, auditLog, changedDraft, type ProductChange } from '../testing/calls/auditLog';
import { cartLine, codBody, combo, picture, product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const toner = product('toner', { cost: 300, units: 10, images: [picture] });
const serum = product('serum', { cost: 900, units: 3, images: [picture] });
const duo = combo('duo', [{ productId: 'toner', variantId: 'v1', quantity: 2 }], 500);
const { updatedAt: version } = toner;
const sold = { products: [toner, serum], combos: [duo] };
const team = { 'staff-manager': 'manager', 'staff-packer': 'packer' } as const;

beforeAll(async () => {
  shop = await startTestShop({ instances: 2 });
});
beforeEach(async () => {
  await shop.seed({ ...sold, offers: [anOffer('glow10')], banners: [aBanner('one', 1)], team });
  // The functions may still cache the catalogue of the test before.
  shop.advance(11 * 60_000);
});
afterAll(() => shop.close());

const { pathOf, read, newest, parts: partsOf, undo, undoPart, preview: previewOf } = auditLog(() => shop);
const stored = async <T = Product>(path = 'products/toner') => (await shop.db.doc(path).get()).data() as T;
async function save(change: ProductChange, as = 'ada') {
  const now = await stored();
  const seen = { 'toner-1': now.variants[0]?.stock ?? 0 };
  const body = { version: now.updatedAt, draft: changedDraft(now, change), seen };
  const reply = await shop.admin('products/toner', body, as);
  expect(reply.status).toBe(200);
}
const priceNow = async () => (await stored()).price;

test('the log is listed newest first, by page, without an entry twice or left out', async () => {
  const batch = shop.db.batch();
  for (let n = 0; n < 70; n += 1)
    batch.set(
      shop.db.doc(`auditLog/r_order.noted_orders.GLM${n}`),
      entry(n, n < 60 ? 'orders/GLM1' : 'products/gone'),
    );
  await batch.commit();
  const first = await read();
  const second = await read(`?after=${encodeURIComponent(first.next)}`);
  const all = [...first.entries, ...second.entries];
  expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 20, '']);
  expect(new Set(all.map(({ id }) => id)).size).toBe(70);
  const times = all.map(({ at }) => at);
  expect(times).toEqual([...times].sort().reverse());
  expect((await read('?thing=products/gone')).entries).toHaveLength(10);
});

test('it is narrowed by person, kind, days and thing, and by all at once', async () => {
  await save({ price: 310 });
  await save({ price: 320 }, 'staff-manager');
  await shop.admin('offers/glow10/switch', { version: anOffer().updatedAt, enabled: false });
  const on = (await newest()).at.slice(0, 10);
  const count = async (query: string) => (await read(query)).entries.length;
  expect(await count('?person=staff-manager@example.com')).toBe(1);
  expect([await count('?kind=product'), await count('?kind=offer'), await count('?kind=order')]).toEqual([
    2, 1, 0,
  ]);
  expect([await count(`?to=2020-01-01`), await count('?from=2020-01-01')]).toEqual([0, 3]);
  expect(await count(`?from=${on}&kind=product&person=ada@example.com&thing=the+toner`)).toBe(1);
  expect([
    await count('?thing=GLOW10'),
    await count('?thing=products/toner'),
    await count('?thing=serum'),
  ]).toEqual([1, 2, 0]);
  const { people } = await read();
  expect(people.map(({ email }) => email)).toContain('staff-manager@example.com');
});

test('people and things are named, and a deleted thing too', async () => {
  await shop.admin('banners/one/delete', { version: aBanner('one', 1).updatedAt });
  await save({ price: 310 });
  const [saved, deleted] = (await read()).entries;
  expect(saved).toMatchObject({ name: 'The toner', targetExists: true, isUndoable: true });
  expect(saved?.by).toMatchObject({ name: 'ada@example.com' });
  const { title: name } = aBanner('one', 1);
  expect(deleted).toMatchObject({ action: 'banner.deleted', name, targetExists: false });
  // An entry from before names were kept takes the name that the thing has now.
  await shop.db.doc('auditLog/old').set({ ...entry(1, 'products/serum'), action: 'product.saved' });
  expect((await read('?thing=products/serum')).entries[0]).toMatchObject({
    name: 'The serum',
    isUndoable: false,
  });
});

test('a bulk act is one entry with its parts, and each thing has its own part', async () => {
  const items = ['toner', 'serum'].map((id) => ({ id, version }));
  const change = { kind: 'price', mode: 'percent', percent: -10 };
  const done = await shop.admin('changes/products', { items, change, run: 'run-00000001' });
  expect(done.body['changed']).toHaveLength(2);
  const [act, ...others] = (await read()).entries;
  expect([act?.action, act?.parts, others]).toEqual(['product.changed', 2, []]);
  const parts = await partsOf(act!);
  expect(parts.map(({ target }) => target).sort()).toEqual(['products/serum', 'products/toner']);
  const [ofToner] = (await read('?thing=toner')).entries;
  expect(ofToner).toMatchObject({ target: 'products/toner', parts: 0, isUndoable: true });
  expect((await undo(ofToner!)).body).toMatchObject({ isDone: true });
  expect([await priceNow(), (await stored('products/serum')).price]).toEqual([300, 810]);
  const again = { items: [{ id: 'serum', version: (await stored('products/serum')).updatedAt }], change };
  await shop.admin('changes/products', { ...again, run: 'run-00000001' }, 'staff-manager');
  expect((await read('?kind=product')).entries.filter(({ parts: many }) => many > 0)).toHaveLength(2);
});

test('a bulk act is undone part by part as one entry, and what was changed since stays', async () => {
  const items = ['toner', 'serum'].map((id) => ({ id, version }));
  const change = { kind: 'price', mode: 'percent', percent: -10 };
  await shop.admin('changes/products', { items, change, run: 'run-00000003' });
  const act = await newest();
  expect([act.isUndoable, await previewOf(act)]).toEqual([true, { kind: 'parts', count: 2 }]);
  await save({ price: 250 });
  const parts = await partsOf(act);
  const replies = await Promise.all(parts.map((part) => undoPart(part)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect([await priceNow(), (await stored('products/serum')).price]).toEqual([250, 900]);
  const own = await newest();
  expect(own).toMatchObject({ undoes: act.id, parts: 1, isUndoable: true });
  const serum = parts.find(({ target }) => target === 'products/serum')!;
  for (const again of [await undoPart(serum), await undo(serum, 'staff-manager')])
    expect(again.body).toMatchObject({ isDone: false });
  expect(await previewOf(serum)).toMatchObject({ kind: 'undone' });
  expect([(await undoPart(serum, 'staff-packer')).status, (await undo(act)).status]).toEqual([403, 409]);
  expect((await undoPart((await partsOf(own))[0]!)).body).toMatchObject({ isDone: true });
  expect((await stored('products/serum')).price).toBe(810);
});

test('orders that are packed in bulk are one entry', async () => {
  for (const id of ['GLM0001', 'GLM0002']) {
    await shop.order(codBody(id, [cartLine(toner)]));
    expect((await shop.admin(`orders/${id}/pack`, { run: 'run-00000002' })).status).toBe(200);
  }
  expect(await newest('?kind=order')).toMatchObject({ action: 'order.packed', parts: 2, isUndoable: false });
  expect(await newest('?thing=0001')).toMatchObject({ target: 'orders/GLM0001', parts: 0 });
});

test('an undo brings back the fields of its entry, keeps all others, and can be undone itself', async () => {
  await save({ price: 250, stock: 14 });
  const saved = await newest();
  await save({ name: 'A better toner' });
  expect((await shop.order(codBody('GLM0003', [cartLine({ ...toner, price: 250 })]))).status).toBe(200);
  expect(await previewOf(saved)).toMatchObject({
    kind: 'possible',
    how: 'save',
    lines: [{ field: 'variants.v1.price', now: 250, back: 300 }, { field: 'variants.v1.stock' }],
  });
  expect((await undo(saved)).body).toMatchObject({ isDone: true });
  const level = async () => (await shop.db.doc('stock/toner-1').get()).get('available') as number;
  expect([await priceNow(), (await stored()).name, await level()]).toEqual([300, 'A better toner', 9]);
  const own = await newest();
  expect(own).toMatchObject({ action: 'product.saved', undoes: saved.id, isUndoable: true });
  expect(await previewOf(saved)).toMatchObject({ kind: 'undone' });
  expect((await undo(own)).body).toMatchObject({ isDone: true });
  expect([await priceNow(), await level()]).toEqual([250, 13]);
});

test('two presses at once undo once, also where the same number of units could come back twice', async () => {
  await save({ stock: 25 });
  const saved = await newest();
  const replies = await Promise.all([undo(saved), undo(saved), undo(saved, 'staff-manager')]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(replies.filter(({ body }) => body['isDone'] === true)).toHaveLength(1);
  expect((await stored()).stock).toBe(10);
  expect((await read('?thing=products/toner')).entries).toHaveLength(2);
});

test('what somebody changed since is not overwritten: the refusal says field by field', async () => {
  await save({ price: 250 });
  const saved = await newest();
  await save({ price: 260 }, 'staff-manager');
  const before = await shop.snapshot();
  const difference = { field: 'variants.v1.price', left: 250, now: 260 };
  expect(await previewOf(saved)).toEqual({ kind: 'changed', differences: [difference] });
  const refused = await undo(saved);
  expect([refused.status, refused.body['code'], refused.body['differences']]).toEqual([
    409,
    'changed_since',
    [difference],
  ]);
  expect(await shop.snapshot()).toEqual(before);
});

test('a save in the same moment is before the undo or after it, and never lost', async () => {
  for (let round = 0; round < 3; round += 1) {
    const before = await priceNow();
    await save({ price: 250 + round });
    const saved = await newest();
    const now = await stored();
    const body = {
      version: now.updatedAt,
      draft: changedDraft(now, { price: 200 - round }),
      seen: { 'toner-1': 10 },
    };
    const [undone, other] = await Promise.all([undo(saved), shop.admin('products/toner', body)]);
    // The second request sees the first: the undo is refused, or the save has a conflict.
    expect([
      [200, 409],
      [409, 200],
    ]).toContainEqual([undone.status, other.status]);
    expect(await priceNow()).toBe(other.status === 200 ? 200 - round : before);
  }
});

test('what the editor would refuse, the undo refuses', async () => {
  const large = { id: 'large', label: '200 ml', sku: 'toner-2', price: 500, mrp: 500, stock: 4 };
  const now = await stored();
  const draft = draftOfProduct(now);
  const body = {
    version: now.updatedAt,
    draft: { ...draft, variants: [...draft.variants, large] },
    seen: { 'toner-1': 10 },
  };
  expect((await shop.admin('products/toner', body)).status).toBe(200);
  const refused = await undo(await newest());
  expect([refused.status, refused.body['code']]).toEqual([400, 'not_valid']);
  expect(refused.body['message']).toMatch(/4 of “200 ml” \(toner-2\) are in stock/);
});

test('a new product is archived, and on sale again after the undo of the undo', async () => {
  const draft = { ...changedDraft(toner, { name: 'Mist' }), slug: 'mist' };
  const variants = draft.variants.map((one) => ({ ...one, sku: 'mist-1' }));
  expect((await shop.admin('products', { key: 'key-0001', draft: { ...draft, variants } })).status).toBe(200);
  expect((await undo(await newest())).body).toMatchObject({ isDone: true });
  expect((await stored('products/mist')).status).toBe('archived');
  expect((await undo(await newest())).body).toMatchObject({ isDone: true });
  expect((await stored('products/mist')).status).toBe('active');
});

test.each(['offers/glow10', 'banners/one'])(
  '%s comes back after its deletion, also when the bin is empty',
  async (path) => {
    const [kind = '', id = ''] = path.split('/');
    const before = await stored<Offer>(path);
    await shop.admin(`${path}/delete`, { version: before.updatedAt });
    const deleted = await newest();
    expect(await previewOf(deleted)).toMatchObject({ kind: 'possible', how: 'restore' });
    expect((await undo(deleted)).body).toMatchObject({ isDone: true });
    expect(await stored<object>(path)).toEqual(before);
    expect((await undo(await newest())).body).toMatchObject({ isDone: true });
    expect(await stored(path)).toBeUndefined();
    const again = await newest();
    await shop.db.doc(`deleted/${kind}.${id}`).delete();
    expect((await undo(again)).body).toMatchObject({ isDone: true });
    expect(await stored<object>(path)).toMatchObject({ title: before.title });
  },
);

test('an offer whose code somebody took stays deleted, and a new banner goes to the bin', async () => {
  await shop.admin('offers/glow10/delete', { version: anOffer().updatedAt });
  const deleted = await newest();
  await shop.admin('offers', { key: 'key-of-another1', draft: anOfferDraft({ code: 'GLOW10' }) });
  const refused = await undo(deleted);
  expect([refused.status, refused.body['code']]).toEqual([409, 'code_taken']);
  await shop.admin('banners', { key: 'key-of-banner01', draft: aBannerDraft() });
  const made = await newest();
  expect((await undo(made)).body).toMatchObject({ isDone: true });
  expect(await stored('banners/key-of-banner01')).toBeUndefined();
  expect((await undo(made)).body).toMatchObject({ isDone: false });
});

test('only roles with the right read or undo, and a bad call names its field', async () => {
  await save({ price: 310 });
  const saved = await newest();
  const before = await shop.snapshot();
  for (const [as, status] of [
    [null, 401],
    ['alice', 403],
    ['staff-packer', 403],
  ] as const) {
    expect((await read('', as)).status).toBe(status);
    expect((await undo(saved, as)).status).toBe(status);
    expect((await shop.call(`/api/admin/${pathOf(saved)}`, { as })).status).toBe(status);
  }
  for (const [query, field] of [
    [`?thing=${'x'.repeat(121)}`, 'thing'],
    ['?kind=everything', 'kind'],
    ['?from=yesterday', 'from'],
    ['?to=2026-02-31', 'to'],
  ]) {
    expect(await read(query)).toMatchObject({ status: 400, field });
  }
  for (const id of ['nothing', '__x__', '..%2Fusers', 'a%2Fb', 'x'.repeat(1200)])
    expect((await shop.admin(`activity/${id}/undo`)).status).toBe(404);
  expect(await shop.snapshot()).toEqual(before);
  await shop.order(codBody('GLM0004', [cartLine({ ...toner, price: 310 })]));
  await shop.admin('orders/GLM0004/pack');
  const packed = await newest();
  expect(await previewOf(packed)).toEqual({ kind: 'none' });
  expect((await undo(packed)).body).toMatchObject({ code: 'cannot_undo' });
  expect((await undo(saved, 'staff-manager')).body).toMatchObject({ isDone: true });
});

import { type Offer } from '@/domain/offers/offer';
import { type OfferDraft } from '@/domain/offers/offerDraft';
import { anOffer, anOfferDraft } from '@/domain/offers/testing';
import { draftOfOffer } from '@/domain/offers/offerStored';
import { cartLine, codBody, combo, paymentBody, product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const toner = product('toner', { cost: 349, units: 50 });
const serum = product('serum', { cost: 899.5, units: 50 });
const duo = combo('duo', [{ productId: 'toner', variantId: 'v1', quantity: 2 }], 601);

beforeAll(async () => {
  shop = await startTestShop({ instances: 2 });
});
beforeEach(() =>
  shop.seed({
    products: [toner, serum],
    combos: [duo],
    offers: [anOffer('glow10', {}, 7), anOffer('mist100', { type: 'fixed', discount: 100 })],
  }),
);
afterAll(() => shop.close());

const version = anOffer().updatedAt ?? '';
const stored = async (id = 'glow10') => (await shop.db.doc(`offers/${id}`).get()).data() as Offer;
const remove = async (id = 'glow10') =>
  shop.admin(`offers/${id}/delete`, { version: (await stored(id)).updatedAt });
const turn = async (enabled: boolean) =>
  shop.admin('offers/glow10/switch', { version: (await stored()).updatedAt, enabled });
const uses = async () => (await shop.db.doc('offerUses/glow10').get()).data();
const read = async (path: string) => (await shop.call(`/api/admin/${path}`, { as: 'ada' })).body;
const make = (code: string, key = `key-of-${code.toLowerCase()}`, change: Partial<OfferDraft> = {}) =>
  shop.admin('offers', { key, draft: anOfferDraft({ code, ...change }) });
const save = (change: object, id = 'glow10') =>
  shop.admin(`offers/${id}`, { version, draft: { ...anOfferDraft(), ...change } });
const validate = (couponCode: string, items = [cartLine(toner, 3)], paymentMethod = 'Cash on Delivery') =>
  shop.validate({ cartItems: items, couponCode, paymentMethod });
const codes = async () => {
  const { docs } = await shop.db.collection('offers').get();
  return docs.map((doc) => String(doc.get('code')).toUpperCase()).sort();
};

test.each<[string, object, string, RegExp]>([
  ['no code', { code: ' ' }, 'code', /required/],
  ['a code of two letters', { code: 'AB' }, 'code', /3 to 20/],
  ['a code with a blank', { code: 'GLOW 20' }, 'code', /3 to 20/],
  ['a code that is a path', { code: '../users' }, 'code', /3 to 20/],
  ['another’s code', { code: 'mist100' }, 'code', /MIST100 is already the code of “10% off”/],
  ['no title', { title: '' }, 'title', /required/],
  ['a title with markup', { title: '<b>10%</b>' }, 'title', /plain text/],
  ['a type of its own', { type: 'free' }, 'draft.type', /percentage, fixed, bogo, free_delivery/],
  ['0 percent', { discount: 0 }, 'discount', /above 0/],
  ['101 percent', { discount: 101 }, 'discount', /at most 100/],
  ['−5 percent', { discount: -5 }, 'discount', /above 0/],
  ['₹−5 off', { type: 'fixed', discount: -5 }, 'discount', /above ₹0/],
  // JSON writes NaN as null.
  ['a percentage of null', { discount: null }, 'draft.discount', /a number/],
  ['a percentage in text', { discount: '10' }, 'draft.discount', /a number/],
  ['₹0 off', { type: 'fixed', discount: 0 }, 'discount', /above ₹0/],
  ['half a paisa off', { type: 'fixed', discount: 10.005 }, 'discount', /two decimals/],
  [
    'a percentage on a BOGO',
    { type: 'bogo', discount: 10 },
    'discount',
    /“Buy one, get one” has no such figure/,
  ],
  ['free items on a percentage', { maxFreeItems: 2 }, 'maxFreeItems', /“Percentage off” has no such figure/],
  [
    'a most on ₹100 off',
    { type: 'fixed', discount: 100, maxDiscount: 50 },
    'maxDiscount',
    /“Rupees off” has no such figure/,
  ],
  ['a scope without products', { scope: { kind: 'products', items: [] } }, 'scopeItems', /at least one/],
  ['a scope of its own', { scope: { kind: 'vip' } }, 'draft.scope.kind', /scope\.kind must be one of/],
  ['half an item', { minProducts: 1.5 }, 'minProducts', /whole number/],
  ['−1 uses', { usageLimit: -1 }, 'usageLimit', /whole number/],
  ['half a use each', { perUserLimit: 0.5 }, 'perUserLimit', /whole number/],
  ['a subtotal below ₹0', { minSubtotal: -1 }, 'minSubtotal', /rupees/],
  ['a start that is no time', { startsAt: 'soon' }, 'startsAt', /a day and a time/],
  ['an invalid date', { endsAt: '2026-13-40T00:00:00.000Z' }, 'endsAt', /a day and a time/],
  [
    'an end before the start',
    { startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-11-30T00:00:00.000Z' },
    'endsAt',
    /after the start/,
  ],
  ['enabled in text', { enabled: 'true' }, 'draft.enabled', /true or false/],
])(
  'an offer with %s is refused at its field, and nothing is written',
  async (_name, wrong, field, message) => {
    const before = await shop.snapshot();
    for (const reply of [
      await save(wrong),
      await shop.admin('offers', {
        key: 'key-0000new',
        draft: { ...anOfferDraft({ code: 'NEW' }), ...wrong },
      }),
    ]) {
      expect([reply.status, reply.body['field']]).toEqual([400, field]);
      expect(reply.body['message']).toMatch(message);
    }
    expect(await shop.snapshot()).toEqual(before);
  },
);

test('all rules of all three types are stored as given, with the code in capitals', async () => {
  const drafts: Partial<OfferDraft>[] = [
    { code: 'pct-1', discount: 12.5, maxDiscount: 300.5, minProducts: 2, minSubtotal: 499.99 },
    { code: 'FIX_1', type: 'fixed', discount: 99.5, usageLimit: 10, perUserLimit: 1 },
    {
      code: 'Bogo1',
      type: 'bogo',
      discount: 0,
      maxFreeItems: 2,
      startsAt: '2026-12-01T03:30:00.000Z',
      endsAt: '2026-12-31T18:29:00.000Z',
    },
  ];
  for (const change of drafts) {
    const draft = anOfferDraft(change);
    const { body, status } = await shop.admin('offers', {
      key: `key-of-${draft.code}`.replace('_', '-'),
      draft,
    });
    expect([status, draftOfOffer(body['offer'] as Offer)]).toEqual([
      200,
      { ...draft, code: draft.code.toUpperCase() },
    ]);
  }
});

test('the use count is set by orders only, not by a draft, a save or a restored offer', async () => {
  await save({ title: 'Anew', usedCount: 0 });
  expect(await stored()).toMatchObject({ title: 'Anew' });
  expect(await stored()).not.toHaveProperty('usedCount');
  expect(await uses()).toMatchObject({ usedCount: 7 });
  await remove();
  const restored = await shop.admin('offers/glow10/restore');
  expect(restored.body).toMatchObject({ offer: { usedCount: 7 } });
  expect(await uses()).toMatchObject({ usedCount: 7 });
  expect(await read('offers/glow10')).toMatchObject({ offer: { usedCount: 7 } });
  const made = await shop.admin('offers', {
    key: 'key-0000new',
    draft: { ...anOfferDraft({ code: 'NEW' }), usedCount: 99 },
  });
  expect(made.body['offer']).not.toHaveProperty('usedCount');
});

test('an order and a save at the same time keep both the use and the saved fields', async () => {
  const amounts = { discountAmount: 104.7, finalTotal: 942.3 };
  const order = { ...codBody('GLM0001', [cartLine(toner, 3)], amounts), coupon_code: 'GLOW10' };
  const [placed, saved] = await Promise.all([shop.order(order), save({ title: 'Anew' })]);
  expect([placed.status, saved.status]).toEqual([200, 200]);
  expect(await stored()).toMatchObject({ title: 'Anew' });
  expect(await stored()).not.toHaveProperty('usedCount');
  expect(await uses()).toMatchObject({ usedCount: 8 });
});

test('the public offer is marked used up until a use comes back or the limit is raised', async () => {
  const amounts = { discountAmount: 104.7, finalTotal: 942.3 };
  await save({ usageLimit: 8 });
  expect(await stored()).not.toHaveProperty('isUsedUp');
  const order = { ...codBody('GLM0001', [cartLine(toner, 3)], amounts), coupon_code: 'GLOW10' };
  expect((await shop.order(order)).status).toBe(200);
  expect(await stored()).toMatchObject({ isUsedUp: true });
  expect((await shop.cancel('GLM0001')).status).toBeLessThan(300);
  expect(await stored()).toMatchObject({ isUsedUp: false });
  const version = (await stored()).updatedAt;
  const limited = await shop.admin('offers/glow10', {
    version,
    draft: { ...anOfferDraft(), usageLimit: 7 },
  });
  expect(limited.status).toBe(200);
  expect(await stored()).toMatchObject({ isUsedUp: true });
  await shop.admin('offers/glow10', {
    version: (await stored()).updatedAt,
    draft: { ...anOfferDraft(), usageLimit: 9 },
  });
  expect(await stored()).not.toHaveProperty('isUsedUp');
  const fields = (await shop.audit()).flatMap(({ changes }) => changes.map(({ field }) => field));
  expect(fields).not.toContain('isUsedUp');
});

test('of two admins who create the same code at once one succeeds, and the other sees which offer has it', async () => {
  const replies = await Promise.all([make('FEST20', 'key-0000one'), make('fest20', 'key-0000two')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(replies.find(({ status }) => status === 400)?.body).toMatchObject({
    field: 'code',
    message: 'FEST20 is already the code of “10% off”.',
  });
  expect(await codes()).toEqual(['FEST20', 'GLOW10', 'MIST100']);
});

test('of several offers that take the same code at once, one gets it', async () => {
  const replies = await Promise.all([
    save({ code: 'FEST20' }),
    save({ code: 'fest20', type: 'fixed', discount: 100 }, 'mist100'),
    make('Fest20'),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect((await codes()).filter((code) => code === 'FEST20')).toHaveLength(1);
});

test('a freed code can be used again, and a restored offer cannot take it back', async () => {
  await save({ code: 'OTHER' });
  expect((await make('GLOW10')).status).toBe(200);
  await remove('mist100');
  expect((await make('mist100')).status).toBe(200);
  const before = await shop.snapshot();
  const back = await shop.admin('offers/mist100/restore');
  expect([back.status, back.body['code']]).toEqual([409, 'code_taken']);
  expect(back.body['message']).toBe('It cannot come back: MIST100 is the code of “10% off” by now.');
  expect(await shop.snapshot()).toEqual(before);
  await remove('key-of-mist100');
  expect((await shop.admin('offers/mist100/restore')).status).toBe(200);
});

test('an offer that is switched off is refused by the next call on every instance, and accepted once on again', async () => {
  const items = [cartLine(toner, 3)];
  const amounts = { discountAmount: 104.7, finalTotal: 942.3 };
  const order = (id: string) => shop.order({ ...codBody(id, items, amounts), coupon_code: 'GLOW10' });
  const pay = (id: string) => shop.pay(paymentBody(id, items, { couponCode: 'GLOW10', amount: 895.18 }));
  // Every instance now has the code in its cache.
  for (const _instance of [1, 2, 3, 4])
    expect((await validate('glow10')).body).toMatchObject({ success: true });
  await turn(false);
  for (const _instance of [1, 2]) {
    expect((await validate('glow10')).body).toMatchObject({ success: false, message: 'Invalid Coupon Code' });
    expect((await order('GLM0001')).body).toMatchObject({ success: false, message: 'Invalid Coupon Code' });
    expect((await pay('GLM0002')).body).toMatchObject({ success: false, message: 'Invalid Coupon Code' });
  }
  expect((await shop.db.collection('orders').get()).size).toBe(0);
  await turn(true);
  for (const _instance of [1, 2]) expect((await validate('glow10')).body).toMatchObject({ success: true });
  expect((await order('GLM0003')).status).toBe(200);
  expect((await shop.audit()).map(({ action }) => action).sort()).toEqual([
    'offer.switched_off',
    'offer.switched_on',
  ]);
});

test.each<[string, (now: number) => Partial<OfferDraft>, object]>([
  [
    'begins in an hour',
    (now) => ({ startsAt: iso(now + 3_600_000) }),
    { success: false, message: 'This offer has not started yet.' },
  ],
  [
    'ended a second ago',
    (now) => ({ endsAt: iso(now - 1000) }),
    { success: false, message: 'This offer has ended.' },
  ],
  [
    'began a minute ago',
    (now) => ({ startsAt: iso(now - 60_000), endsAt: iso(now + 600_000) }),
    { success: true },
  ],
  ['is used up', () => ({ usageLimit: 7 }), { success: false, message: 'This offer has been used up.' }],
  ['is deleted', () => ({}), { success: true }],
])('a change of the offer’s conditions applies immediately: %s', async (_name, change, expected) => {
  await validate('glow10');
  expect((await save(change(Date.now()))).status).toBe(200);
  for (const _instance of [1, 2]) expect((await validate('glow10')).body).toMatchObject(expected);
  await remove();
  for (const _instance of [1, 2]) {
    expect((await validate('glow10')).body).toMatchObject({ success: false, message: 'Invalid Coupon Code' });
  }
});
const iso = (at: number) => new Date(at).toISOString();

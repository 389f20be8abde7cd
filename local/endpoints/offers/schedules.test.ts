import { aBanner, aHighlight } from '@/domain/offers/scheduled/testing';
import { anOffer, anOfferDraft } from '@/domain/offers/testing';
import { cartLine, codBody, product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const MINUTE = 60_000;
const toner = product('toner', { cost: 349, units: 50 });

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(() => shop.seed({ products: [toner], offers: [anOffer('glow10', {}, 7)] }));
afterAll(() => shop.close());

const inMinutes = (minutes: number) => new Date(shop.now().getTime() + minutes * MINUTE).toISOString();
const stored = async (path = 'offers/glow10') => (await shop.db.doc(path).get()).data();
const open = async (name: string) =>
  (await shop.db.collection(name).where('enabled', '==', true).get()).docs.map(({ id }) => id);
const readSchedules = async () =>
  (
    await shop.validate({
      cartItems: [cartLine(toner, 3)],
      couponCode: 'GLOW10',
      paymentMethod: 'Pay Online',
    })
  ).body;
const openedBy = async (kind: 'offers' | 'banners' | 'highlights') => {
  const { body } = await shop.call('/api/catalogue', { key: null });
  return (body[kind] as { id: string }[]).map(({ id }) => id);
};
const read = async (path: string) => (await shop.call(`/api/admin/${path}`, { as: 'ada' })).body;

const act = async (what: 'switch' | 'delete', change: object = {}) =>
  shop.admin(`offers/glow10/${what}`, { version: (await stored())?.['updatedAt'], ...change });

async function schedule(minutes: number) {
  const version = anOffer().updatedAt;
  const draft = anOfferDraft({ startsAt: inMinutes(minutes) });
  return shop.admin('offers/glow10', { version, draft });
}

test('a stored document is disabled before its start, and the admin sees it enabled', async () => {
  const saved = await schedule(60);
  expect(saved.body['offer']).toMatchObject({ enabled: true });
  expect(saved.body['offer']).not.toHaveProperty('isScheduled');
  expect(await stored()).toMatchObject({ enabled: false, isScheduled: true });
  expect(await open('offers')).toEqual([]);
  expect(await read('offers/glow10')).toMatchObject({ offer: { enabled: true } });
  expect(await read('offers')).toMatchObject({ offers: [{ enabled: true }] });
  expect(JSON.stringify(await read('offers'))).not.toContain('isScheduled');
  expect(await readSchedules()).toMatchObject({ success: false, message: 'This offer has not started yet.' });
  expect(await shop.reconcile()).toMatchObject({ schedules: 0 });
});

test('it is active everywhere from its start, also before the reconciler has enabled it', async () => {
  await schedule(60);
  shop.advance(50 * MINUTE);
  expect(await openedBy('offers')).toEqual(['glow10']);
  shop.advance(10 * MINUTE);
  expect(await stored()).toMatchObject({ enabled: false });
  expect(await openedBy('offers')).toEqual(['glow10']);
  expect(await readSchedules()).toMatchObject({ success: true });
  const amounts = { discountAmount: 104.7, finalTotal: 942.3 };
  const order = { ...codBody('GLM0001', [cartLine(toner, 3)], amounts), coupon_code: 'GLOW10' };
  expect((await shop.order(order)).status).toBe(200);
});

test('the reconciler enables it once without causing an edit conflict', async () => {
  await schedule(60);
  const version = (await stored())?.['updatedAt'] as string;
  shop.advance(60 * MINUTE);
  const runs = await Promise.all([shop.reconcile(), shop.reconcile()]);
  expect(runs.map(({ schedules }) => schedules).sort()).toEqual([0, 1]);
  expect(await stored()).toMatchObject({ enabled: true, updatedAt: version });
  expect(await stored()).not.toHaveProperty('isScheduled');
  expect(await shop.reconcile()).toMatchObject({ schedules: 0 });
  expect((await shop.admin('offers/glow10', { version, draft: anOfferDraft() })).status).toBe(200);
});

test('it stays hidden before its start after being switched off, on, deleted and restored', async () => {
  await schedule(60);
  await act('switch', { enabled: false });
  expect(await stored()).toMatchObject({ enabled: false });
  expect(await stored()).not.toHaveProperty('isScheduled');
  expect(await readSchedules()).toMatchObject({ success: false, message: 'Invalid Coupon Code' });
  await act('switch', { enabled: true });
  expect(await stored()).toMatchObject({ enabled: false, isScheduled: true });
  await act('delete');
  await shop.admin('offers/glow10/restore');
  expect(await stored()).toMatchObject({ enabled: false, isScheduled: true });
  await act('delete');
  shop.advance(61 * MINUTE);
  await shop.admin('offers/glow10/restore');
  expect(await stored()).toMatchObject({ enabled: true });
});

test('a document stored as enabled before its start is disabled, and enabled in time', async () => {
  const startsAt = inMinutes(60);
  await shop.seed({
    products: [toner],
    offers: [anOffer('glow10', { startsAt }), anOffer('off', { startsAt, enabled: false })],
    banners: [aBanner('soon', 1, { startsAt }), aBanner('now', 2)],
    highlights: [aHighlight('soon', 1, { startsAt })],
  });
  expect(await shop.reconcile()).toMatchObject({ schedules: 3 });
  expect([await open('offers'), await open('banners'), await open('highlights')]).toEqual([[], ['now'], []]);
  shop.advance(50 * MINUTE);
  expect([await openedBy('banners'), await openedBy('highlights')]).toEqual([['soon', 'now'], ['soon']]);
  shop.advance(10 * MINUTE);
  expect(await shop.reconcile()).toMatchObject({ schedules: 3 });
  expect([await open('offers'), await open('highlights')]).toEqual([['glow10'], ['soon']]);
  expect(await open('banners')).toEqual(['now', 'soon']);
});

import type { Order } from '@/domain/orders/order/order';
import { cancellingShop, isCancelled } from '../testing/shops/cancellingShop';
import { cartLine, codBody, paymentBody, product } from '../testing/documents/fixtures';
import { sendTracking } from '../testing/sandboxes/webhooks';

const { shop, nextId, order, level } = cancellingShop('SA');
const toner = product('toner', { cost: 300, units: 200 });
const mist = product('mist', { cost: 90, units: 3 });
const hidden = product('hidden', { status: 'draft', units: 3 });
const MIST = { id: 'mist', sku: 'mist-1', title: 'The mist, 100 ml' };
const PACKER = 'staff-packer';

const offerSamples = (sampleFromPaise: number | null = 60_000) =>
  shop()
    .db.doc('settings/cart')
    .set({ sampleFromPaise, samples: [MIST] });
/** A cash order of two toners, ₹600, with a sample. */
const cash = (id: string, sample: unknown = 'mist-1') => ({ ...codBody(id, [cartLine(toner, 2)]), sample });
const online = (id: string, units = 2, sample: unknown = 'mist-1') => ({
  ...paymentBody(id, [cartLine(toner, units)]),
  sample,
});
const pay = (body: object) => shop().call('/api/payment/create-order', { as: 'alice', body });
const place = (body: object) => shop().call('/api/nimbus/create-shipment', { as: 'alice', body });

beforeEach(async () => {
  await shop().seed({ products: [toner, mist, hidden], team: { [PACKER]: 'packer' } });
  await offerSamples();
});

test('what is offered is the team’s choice, is read by anybody, and a wrong choice is refused in words', async () => {
  const settings = (changes?: object, as = 'ada') =>
    shop().call('/api/admin/cart-settings', { as, body: changes && { changes } });
  const offered = async () => (await shop().call('/api/cart/extras', {})).body['sample'];
  expect(await offered()).toMatchObject({ from: 600, choices: [{ sku: 'mist-1', name: 'The mist' }] });
  const samples = [
    { id: 'hidden', sku: 'hidden-1' },
    { id: 'toner', sku: 'toner-1' },
  ];
  expect(await settings({ sampleFromPaise: 99_900, samples })).toMatchObject({
    status: 200,
    body: {
      settings: { sampleFromPaise: 99_900, samples: [{ title: 'The hidden, 100 ml' }, { sku: 'toner-1' }] },
      left: { 'hidden-1': 0, 'toner-1': 200 },
    },
  });
  expect(await offered()).toMatchObject({ from: 999, choices: [{ sku: 'toner-1' }] });
  expect((await shop().auditOf('cart.changed')).map(({ changes }) => changes)).toMatchObject([
    [{ field: 'sampleFromPaise' }, { field: 'samples' }],
  ]);
  const bad = [
    { samples: [{ id: 'toner', sku: 'mist-1' }] },
    { samples: [] },
    { samples: [{ sku: 'mist-1' }] },
    { samples: [...samples, samples[0]] },
    { sampleFromPaise: 99 },
    { sampleFromPaise: '999' },
    { samples: Array.from({ length: 9 }, (_, at) => ({ id: 'toner', sku: `toner-${at}` })) },
  ];
  for (const changes of bad) {
    expect(await settings(changes)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  }
  expect((await settings({ samples }, PACKER)).status).toBe(403);
  await settings({ sampleFromPaise: null });
  expect(await offered()).toBeNull();
});

test('a sample is packed, scanned and sold with its order, and comes back with a parcel that nobody took', async () => {
  const id = nextId();
  expect(await place(cash(id))).toMatchObject({ status: 200, body: { amounts: { finalTotal: 600 } } });
  expect(await place(cash(id))).toMatchObject({ status: 200, body: { orderId: id } });
  expect(await place({ ...cash(id), sample: undefined })).toMatchObject({
    status: 409,
    body: { code: 'order_exists' },
  });
  expect(await order(id)).toMatchObject({
    sample: { id: 'mist', sku: 'mist-1', name: 'The mist', variant: '100 ml' },
    reserved: { 'toner-1': 2, 'mist-1': 1 },
  });
  expect(await level('mist-1')).toMatchObject({ available: 2, reserved: 1 });

  // An edit below the sum keeps it, and says so.
  const { isDefault: _, createdAt: __, ...address } = (await order(id)).address;
  const edit = {
    editId: 'edit-0001',
    total: 370,
    kept: [{ line: 0, quantity: 1 }],
    added: [],
    address,
    seen: 0,
  };
  expect(await shop().admin(`orders/${id}/edit`, edit)).toMatchObject({ status: 200 });
  const edited = await order(id);
  expect(edited.reserved).toEqual({ 'toner-1': 1, 'mist-1': 1 });
  expect(edited.edits?.[0]?.what).toContain('Your free sample stays.');

  const scan = await shop().call('/api/admin/scan', { as: PACKER, body: { code: id } });
  expect(scan).toMatchObject({ status: 200, body: { order: { sample: 'The mist, 100 ml' } } });
  const done = (counted: object) =>
    shop().call(`/api/admin/orders/${id}/packing/done`, { as: PACKER, body: { counted } });
  expect(await done({ 'toner-1': 1 })).toMatchObject({ status: 409, body: { code: 'miscounted' } });
  expect(await done({ 'toner-1': 1, 'mist-1': 1 })).toMatchObject({ status: 200 });
  const { awb } = (await order(id)).shipment;
  for (const step of ['in transit', 'rto']) await sendTracking(shop(), awb, step);
  expect(await level('mist-1')).toMatchObject({ available: 2, sold: 1 });
  expect(await shop().admin(`orders/${id}/receive`, { restock: true })).toMatchObject({ status: 200 });
  expect(await level('mist-1')).toMatchObject({ available: 3, sold: 0 });
});

test.each([
  ['two samples', ['mist-1', 'mist-1'], 400],
  ['fifty of one', { sku: 'mist-1', quantity: 50 }, 400],
  ['an empty SKU', '', 400],
  ['a number', 7, 400],
  ['a size that is sold, and no sample', 'toner-1', 409],
  ['a product that is not published', 'hidden-1', 409],
  ['a path', '../stock/mist-1', 409],
])(
  'an order that asks for %s is refused, in cash and online, and nothing is placed',
  async (_, sample, status) => {
    for (const reply of [await place(cash(nextId(), sample)), await pay(online(nextId(), 2, sample))]) {
      expect(reply).toMatchObject({
        status,
        body: { code: status === 400 ? 'bad_request' : 'sample_changed' },
      });
    }
    expect((await shop().db.collection('orders').get()).size).toBe(0);
  },
);

test('a cart that another tab made smaller, and samples switched off meanwhile, are told before anything is paid', async () => {
  expect(await pay(online(nextId(), 1))).toMatchObject({
    status: 409,
    body: { code: 'sample_changed', why: 'below', message: expect.stringContaining('₹600') as string },
  });
  await offerSamples(null);
  expect(await place(cash(nextId()))).toMatchObject({ status: 409, body: { why: 'off' } });
  await offerSamples();
  // The coupon counts, the discount for paying online does not: ₹600 less 5 % still has its sample.
  const id = nextId();
  expect(await pay(online(id))).toMatchObject({ status: 200, body: { orderId: id, amount: 57_000 } });
  expect(await pay({ ...online(id), sample: undefined })).toMatchObject({ status: 409 });
  expect(await level('mist-1')).toMatchObject({ available: 2, reserved: 1 });
  const cancelled = await shop().call(`/api/orders/${id}/cancel`, { as: 'alice', body: { reason: '' } });
  expect(isCancelled(cancelled) || cancelled.status === 409).toBe(true);
});

test('of twelve shoppers who choose the last three samples, three get one and the others are told', async () => {
  const ids = Array.from({ length: 12 }, nextId);
  const buy = async (id: string) => {
    for (let tries = 0; ; tries += 1) {
      const reply = await place(cash(id));
      if (reply.status !== 503 || tries > 60) return reply;
    }
  };
  const replies = await Promise.all(ids.map(buy));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  const others = replies.filter(({ status }) => status !== 200);
  expect(others.every(({ body }) => body['code'] === 'sample_changed' && body['why'] === 'gone')).toBe(true);
  expect(await level('mist-1')).toMatchObject({ available: 0, reserved: 3 });
  const orders = (await shop().db.collection('orders').get()).docs.map((doc) => doc.data() as Order);
  expect(orders.map(({ sample }) => sample?.sku)).toEqual(['mist-1', 'mist-1', 'mist-1']);
});

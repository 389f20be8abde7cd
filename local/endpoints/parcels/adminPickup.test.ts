import { type CourierLabelsResponse, type PickupResponse } from '@/domain/contracts/adminOrders/print';
import { type DialectName } from '../../../functions/src/gateways/nimbuspost';
import { cartLine, codBody, product } from '../testing/documents/fixtures';
import { STRANGERS } from '../testing/people/strangers';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const toner = product('toner', { units: 1000 });

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  await shop.courierMode('ok');
  await shop.seed({ products: [toner], team: { 'staff-packer': 'packer', 'staff-support': 'support' } });
});
afterAll(() => shop.close());

const ask = (orders: unknown, as: string | null = 'staff-packer') =>
  shop.call('/api/admin/pickup', { body: { orders }, as });
const pickup = async (orders: string[]) => {
  const reply = await ask(orders);
  expect(reply.status).toBe(200);
  return reply.body as unknown as PickupResponse;
};
const labels = async (orders: string[], run?: string) =>
  (await shop.call('/api/admin/courier-labels', { body: { orders, run }, as: 'staff-packer' }))
    .body as unknown as CourierLabelsResponse;

/** Orders that are packed and booked. */
async function packedOrders(...ids: string[]): Promise<void> {
  for (const id of ids) {
    expect((await shop.order(codBody(id, [cartLine(toner)]))).status).toBe(200);
    expect((await shop.admin(`orders/${id}/pack`, {})).status).toBe(200);
  }
}
const parcel = async (id: string) =>
  ((await shop.shipments()) as { order_number: string; manifest?: string }[]).find(
    ({ order_number: number }) => number === id,
  );

describe.each<DialectName>(['b2c-v1', 'b2b-cargo', 'partner-v2'])('the courier API %s', (dialect) => {
  const name = (what: string) => `GLM-${dialect}-${what}`;
  beforeAll(() => shop.speak(dialect));
  afterAll(() => shop.speak('b2c-v1'));

  test('is asked once for all packed parcels, and its manifest can be opened', async () => {
    const [a, b] = [name('p1'), name('p2')];
    await packedOrders(a, b);
    const { done, refused, manifests } = await pickup([a, b]);
    expect({ done, refused }).toEqual({ done: [a, b], refused: [] });
    expect(manifests).toHaveLength(1);
    for (const url of manifests) expect((await fetch(url)).status).toBe(200);
    for (const id of [a, b]) {
      expect((await parcel(id))?.manifest).not.toBe('');
      const { shipment, updatedAt } = await shop.storedOrder(id);
      expect(shipment.pickup).toEqual({
        at: updatedAt,
        manifest: expect.stringContaining('/manifests/') as string,
      });
    }
    // Asked again, it is the same pickup.
    expect((await pickup([b, a])).done).toEqual([b, a]);
  });

  test('is slow: a mark has the time at which it is written, so that lists which poll see it', async () => {
    const id = name('slow');
    await packedOrders(id);
    const { courier } = shop;
    const real = { pickup: courier.pickup, labels: courier.labels };
    const wait = (what: 'pickup' | 'labels') =>
      jest.spyOn(courier, what).mockImplementation((awbs, signal) => {
        shop.advance(60_000);
        return real[what](awbs, signal) as never;
      });
    for (const [what, act] of [
      ['pickup', pickup],
      ['labels', labels],
    ] as const) {
      wait(what);
      const asked = shop.now().getTime();
      expect((await act([id])).done).toEqual([id]);
      expect(Date.parse((await shop.storedOrder(id)).updatedAt)).toBeGreaterThanOrEqual(asked + 60_000);
    }
  });

  test('that answers for half of them: the others are named, and nothing is written about them', async () => {
    const [here, gone, unknown] = [name('h1'), name('h2'), name('h3')];
    await packedOrders(here, gone, unknown);
    // At the courier one is cancelled, and one has a number that nobody knows.
    await shop.courier.cancel((await shop.storedOrder(gone)).shipment.awb, AbortSignal.timeout(5000));
    await shop.db.doc(`orders/${unknown}`).update({ 'shipment.awb': '404' });
    const { done, refused } = await pickup([here, gone, unknown]);
    expect(done).toEqual([here]);
    expect(refused.map(({ id, code }) => [id, code])).toEqual([
      [gone, 'courier_refused'],
      [unknown, 'courier_refused'],
    ]);
    for (const { id, message } of refused) expect(message).toContain(id);
    expect((await shop.storedOrder(gone)).shipment.pickup).toBeUndefined();
    expect((await shop.storedOrder(unknown)).shipment.pickup).toBeUndefined();
  });

  test.each(['down', 'html', 'accept-then-drop'])(
    'with the courier %s nothing is marked, and asking again is one pickup',
    async (mode) => {
      const id = name(`m-${mode}`);
      await packedOrders(id);
      await shop.courierMode(mode);
      const { done, refused } = await pickup([id]);
      expect({ done, codes: refused.map(({ code }) => code) }).toEqual({
        done: [],
        codes: ['courier_unavailable'],
      });
      expect(refused[0]?.message).toContain(id);
      expect((await shop.storedOrder(id)).shipment.pickup).toBeUndefined();
      await shop.courierMode('ok');
      expect((await pickup([id])).done).toEqual([id]);
    },
  );

  test('gives its own labels of several parcels as one file, and they are marked and logged as printed', async () => {
    const [a, b] = [name('l1'), name('l2')];
    await packedOrders(a, b);
    const run = `labels-of-${dialect}`;
    const answer = await labels([a, b, 'GLM-404'], run);
    expect(answer).toMatchObject({ done: [a, b], refused: [{ id: 'GLM-404', code: 'not_found' }] });
    expect(answer.urls).toHaveLength(1);
    const page = await (await fetch(answer.urls[0] ?? '')).text();
    for (const id of [a, b]) expect(page).toContain((await shop.storedOrder(id)).shipment.awb);
    for (const id of [a, b]) {
      const { printed, updatedAt } = await shop.storedOrder(id);
      expect(printed?.label).toBe(updatedAt);
    }
    const parts = await shop.db.collection('auditParts').where('action', '==', 'orders.printed').get();
    expect(
      parts.docs.map((doc) => doc.data()).filter((part) => String(part.run).includes(run)),
    ).toMatchObject([{ by: { uid: 'staff-packer' }, changes: [{ field: 'courier-labels', after: [a, b] }] }]);
    await shop.courierMode('down');
    const before = await shop.storedOrder(a);
    expect(await labels([a])).toMatchObject({ done: [], urls: [], refused: [{ id: a }] });
    expect(await shop.storedOrder(a)).toEqual(before);
  });
});

test('only packed, booked parcels that have not left are fetched; each other order has its reason', async () => {
  await packedOrders('GLM-OK');
  const order = await shop.storedOrder('GLM-OK');
  const as = (orderId: string, fields: object) =>
    shop.db.doc(`orders/${orderId}`).set({ ...order, orderId, ...fields });
  await as('GLM-PLACED', { status: 'placed' });
  await as('GLM-SHIPPED', { status: 'shipped' });
  await as('GLM-UNBOOKED', { shipment: { ...order.shipment, status: 'failed', awb: '' } });
  await as('GLM-CANCELLING', {
    cancelling: { at: '', by: '', reason: '', attempts: 0, nextAt: '', problem: '' },
  });
  const ids = ['GLM-PLACED', 'GLM-OK', 'GLM-SHIPPED', 'GLM-UNBOOKED', 'GLM-CANCELLING', 'GLM-404'];
  const { done, refused } = await pickup(ids);
  expect(done).toEqual(['GLM-OK']);
  expect(refused.map(({ code, message }) => [code, message])).toEqual([
    ['not_packed', 'GLM-PLACED is not packed yet.'],
    ['too_late', 'GLM-SHIPPED is shipped: there is nothing to fetch.'],
    ['no_label', 'GLM-UNBOOKED has no courier yet: book one first.'],
    ['cancelling', 'GLM-CANCELLING is being cancelled: nothing is fetched.'],
    ['not_found', 'There is no order GLM-404.'],
  ]);
  expect(await shop.auditOf('orders.pickup_asked')).toMatchObject([
    { target: 'orders', changes: [{ field: 'pickup', after: ['GLM-OK'] }] },
  ]);
});

test('two packers who ask at once cause one mark each time, and both get the same answer', async () => {
  await packedOrders('GLM-T1', 'GLM-T2');
  const answers = await Promise.all([pickup(['GLM-T1', 'GLM-T2']), pickup(['GLM-T1', 'GLM-T2'])]);
  expect(answers.map(({ done }) => done)).toEqual([
    ['GLM-T1', 'GLM-T2'],
    ['GLM-T1', 'GLM-T2'],
  ]);
});

test('only those who pack may ask, and a wrong list is refused as a whole', async () => {
  await packedOrders('GLM-OK');
  for (const [status, as] of STRANGERS) expect((await ask(['GLM-OK'], as)).status).toBe(status);
  expect((await ask(['GLM-OK'], 'staff-support')).status).toBe(403);
  const before = await shop.snapshot();
  const many = Array.from({ length: 51 }, (_, at) => `GLM-${at}`);
  for (const orders of [[], ['GLM-OK', 'GLM-OK'], ['a/b'], 'GLM-OK', many]) {
    expect((await ask(orders)).status).toBe(400);
    expect((await shop.call('/api/admin/courier-labels', { body: { orders }, as: 'ada' })).status).toBe(400);
  }
  expect(await shop.snapshot()).toEqual(before);
});

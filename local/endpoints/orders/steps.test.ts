import { type Order } from '@/domain/orders/order/order';
import { cartLine, codBody, product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';
import { sendTracking } from '../testing/sandboxes/webhooks';

let shop: TestShop;
const toner = product('toner');

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  await shop.seed({ products: [toner] });
  shop.events.length = 0;
});
afterAll(() => shop.close());

async function place(orderId: string): Promise<Order> {
  expect((await shop.order(codBody(orderId, [cartLine(toner)]))).status).toBe(200);
  return shop.storedOrder(orderId);
}
const refused = () =>
  shop.events.filter(({ event }) => event === 'order.transition_refused').map(({ fields }) => fields);

test('cancelling a shipped order and returning an undelivered one are refused and logged', async () => {
  const { shipment } = await place('GLM0001');
  await sendTracking(shop, shipment.awb, 'picked');
  const before = await shop.snapshot();
  const cancelled = await shop.cancel('GLM0001');
  const returned = await shop.requestReturn('GLM0001');
  expect([cancelled.status, returned.status]).toEqual([409, 409]);
  expect(await shop.snapshot()).toEqual(before);
  const from = { orderId: 'GLM0001', from: 'shipped', by: 'alice' };
  expect(refused()).toEqual([
    { ...from, to: 'cancelled', requestId: cancelled.body['requestId'] },
    { ...from, to: 'return_requested', requestId: returned.body['requestId'] },
  ]);
});

test('a parcel of a cancelled order cannot be delivered', async () => {
  const { shipment } = await place('GLM0001');
  await shop.cancel('GLM0001');
  const before = await shop.snapshot();
  expect((await sendTracking(shop, shipment.awb, 'delivered')).status).toBe(200);
  // The parcel is noted for the team, with no change of the order.
  const {
    [`strayParcels/${shipment.awb}`]: stray,
    [`staffNews/stray-${shipment.awb}`]: news,
    ...rest
  } = await shop.snapshot();
  expect(rest).toEqual(before);
  expect([stray, news]).toMatchObject([{ awb: shipment.awb, status: 'delivered' }, { kind: 'mismatch' }]);
  expect(refused()).toEqual([]);
  expect(shop.events.find(({ event }) => event === 'tracking.picked_up_after_cancel')?.fields).toMatchObject({
    orderId: 'GLM0001',
    status: 'delivered',
  });
});

test('valid steps, late tracking and timely cancellations log no such event', async () => {
  const { shipment } = await place('GLM0001');
  for (const word of ['picked', 'out for delivery', 'delivered', 'picked', 'delivered']) {
    expect((await sendTracking(shop, shipment.awb, word)).status).toBe(200);
  }
  await place('GLM0002');
  expect((await shop.cancel('GLM0002')).status).toBe(200);
  expect((await shop.cancel('GLM0002')).status).toBe(200);
  expect(refused()).toEqual([]);
});

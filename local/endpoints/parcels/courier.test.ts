import { dayText } from '@/domain/orders/shipment/deliveryDate';
import { parcelOf } from '../../../functions/src/shipment/parcel';
import { type DialectName } from '../../../functions/src/gateways/nimbuspost';
import { cartLine, codBody, product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';
import { signedWebhook, type Webhook } from '../testing/sandboxes/webhooks';

let shop: TestShop;
const toner = product('toner', { units: 1000 });
const MINUTE = 60_000;

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  await shop.courierMode('ok');
  await shop.seed({ products: [toner] });
});
afterAll(() => shop.close());

const place = (id: string) => shop.order(codBody(id, [cartLine(toner)]));
const receive = ({ body, headers }: Webhook) =>
  shop.call('/api/nimbus/webhook', { key: null, raw: body, headers });
const parcelsOf = async (id: string) =>
  (await shop.shipments()).filter((parcel) => parcel.order_number === id).length;

describe.each<[DialectName, string[]]>([
  ['b2c-v1', ['down', 'html', 'refuse', 'unauthorized']],
  // The adapters' contract covers the other modes (local/nimbuspost/contract.test.ts).
  ['b2b-cargo', ['html']],
  ['partner-v2', ['html', 'refuse']],
])('the courier API %s', (dialect, modes) => {
  beforeAll(() => shop.speak(dialect));
  afterAll(() => shop.speak('b2c-v1'));

  test.each(modes)(
    'with the courier %s an order is placed, and the reconciler books it after the outage',
    async (mode) => {
      const id = `GLM-${dialect}-${mode}`;
      await shop.courierMode(mode);
      const reply = await place(id);
      expect(reply).toMatchObject({
        status: 200,
        body: { success: true, status: 'placed', shipment: { status: 'booking', awb: '' } },
      });
      const order = await shop.storedOrder(id);
      expect(order.shipment).toMatchObject({ status: 'booking', attempts: 1 });
      expect(order.shipment.problem).not.toBe('');
      expect(order.reserved).toEqual({ 'toner-1': 1 });
      await shop.courierMode('ok');
      shop.advance(MINUTE);
      expect(await shop.reconcile()).toMatchObject({ due: 1, booked: 1 });
      const { shipment } = await shop.storedOrder(id);
      expect(shipment).toMatchObject({ status: 'booked', problem: '', nextAttemptAt: '' });
      expect(await parcelsOf(id)).toBe(1);
    },
  );

  test('a booking whose answer was lost is found by its order number, and one parcel exists', async () => {
    const id = `GLM-${dialect}-drop`;
    await shop.courierMode('accept-then-drop');
    const reply = await place(id);
    expect(reply.body).toMatchObject({
      shipment: { status: 'booked', awb: expect.stringMatching(/^\d+$/) },
    });
    expect(await parcelsOf(id)).toBe(1);
    shop.advance(MINUTE);
    expect(await shop.reconcile()).toMatchObject({ due: 0 });
    expect(await parcelsOf(id)).toBe(1);
  });

  test('a webhook with a valid signature moves the order, and one with an invalid signature does not', async () => {
    const id = `GLM-${dialect}-hook`;
    const { awb } = (await place(id)).body['shipment'] as { awb: string };
    const hook = signedWebhook(dialect, awb, 'in transit');
    expect(await receive(signedWebhook(dialect, awb, 'in transit', 'another secret'))).toMatchObject({
      status: 401,
    });
    const other = dialect === 'partner-v2' ? 'b2c-v1' : 'partner-v2';
    expect(await receive({ ...hook, headers: signedWebhook(other, awb, 'x').headers })).toMatchObject({
      status: 401,
    });
    expect((await shop.storedOrder(id)).status).toBe('placed');
    expect(await receive(hook)).toMatchObject({ status: 200 });
    expect((await shop.storedOrder(id)).status).toBe('shipped');
  });

  test('a cancellation by the shopper cancels the parcel', async () => {
    const id = `GLM-${dialect}-cancel`;
    await place(id);
    expect((await shop.cancel(id)).status).toBe(200);
    expect((await shop.storedOrder(id)).status).toBe('cancelled');
    const [parcel] = (await shop.shipments()).filter(({ order_number }) => order_number === id);
    expect(parcel?.status).toBe('cancelled');
  });
});

test('a retry after a timeout finds the late parcel and books no second one', async () => {
  await place('GLM-login');
  await shop.courierMode('slow', { delayMs: 5 * MINUTE, times: 1 });
  const reply = await place('GLM-slow');
  expect(reply).toMatchObject({ status: 200, body: { shipment: { status: 'booking' } } });
  await shop.courierMode('ok');
  expect(await shop.reconcile()).toMatchObject({ due: 0 });
  await shop.releaseCourier();
  while ((await parcelsOf('GLM-slow')) === 0) await new Promise((resolve) => setTimeout(resolve, 100));
  shop.advance(MINUTE);
  expect(await shop.reconcile()).toMatchObject({ due: 1, booked: 1 });
  expect(await parcelsOf('GLM-slow')).toBe(1);
});

test('a certain refusal is tried again without an answer to the look-up, which B2C v1 does not document', async () => {
  await shop.courierMode('refuse');
  await place('GLM-sure');
  await shop.courierMode('ok');
  await shop.courierMode('down', { about: 'order_number=GLM-sure' });
  shop.advance(MINUTE);
  expect(await shop.reconcile()).toMatchObject({ due: 1, booked: 1 });
  await shop.courierMode('ok', { about: 'order_number=GLM-sure' });
  expect(await parcelsOf('GLM-sure')).toBe(1);
});

test('a parcel that the courier has in spite of its refusal is found and not booked twice', async () => {
  await shop.courierMode('refuse');
  await place('GLM-mistaken');
  await shop.courierMode('ok');
  const order = await shop.storedOrder('GLM-mistaken');
  expect(await shop.courier.book(parcelOf(order), AbortSignal.timeout(MINUTE))).toMatchObject({
    kind: 'booked',
  });
  shop.advance(MINUTE);
  expect(await shop.reconcile()).toMatchObject({ due: 1, booked: 1 });
  expect(await parcelsOf('GLM-mistaken')).toBe(1);
});

test('a repeated request during a courier outage gets the same answer without a courier call', async () => {
  await shop.courierMode('down');
  const first = await place('GLM-again');
  await shop.courierMode('ok');
  expect((await place('GLM-again')).body).toEqual(first.body);
  expect(await parcelsOf('GLM-again')).toBe(0);
});

test('two reconcilers at once book each order once', async () => {
  await shop.courierMode('down');
  const ids = ['GLM-r1', 'GLM-r2', 'GLM-r3', 'GLM-r4'];
  for (const id of ids) await place(id);
  await shop.courierMode('ok');
  shop.advance(MINUTE);
  const reports = await Promise.all([shop.reconcile(), shop.reconcile()]);
  expect(reports.reduce((sum, report) => sum + report.booked, 0)).toBe(4);
  for (const id of ids) expect([id, await parcelsOf(id)]).toEqual([id, 1]);
});

test('an order whose process died before booking is booked when its lease ends', async () => {
  await shop.courierMode('down');
  await place('GLM-died');
  const lease = new Date(Date.now() + 20 * MINUTE).toISOString();
  await shop.db.doc('orders/GLM-died').update({ 'shipment.nextAttemptAt': lease, 'shipment.problem': '' });
  await shop.courierMode('ok');
  expect(await shop.reconcile()).toMatchObject({ due: 0 });
  shop.advance(30 * MINUTE);
  expect(await shop.reconcile()).toMatchObject({ due: 1, booked: 1 });
});

test('an order that was cancelled before its booking is not booked', async () => {
  await shop.courierMode('down');
  await place('GLM-gone');
  await shop.db.doc('orders/GLM-gone').update({ status: 'cancelled' });
  await shop.courierMode('ok');
  shop.advance(MINUTE);
  expect(await shop.reconcile()).toMatchObject({ due: 1, booked: 0, other: 1 });
  expect(await parcelsOf('GLM-gone')).toBe(0);
});

describe('serviceability', () => {
  const serviceability = (pincode: string) => shop.call(`/api/serviceability?pincode=${pincode}`);

  test('reports whether the courier delivers to a PIN code and accepts cash', async () => {
    const date = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    expect((await serviceability('560001')).body).toEqual({
      pincode: '560001',
      deliverable: true,
      cod: true,
      by: date,
    });
    expect((await serviceability('744101')).body).toMatchObject({ deliverable: true, cod: false });
    expect((await serviceability('799999')).body).toMatchObject({ deliverable: false, cod: false, by: null });
  });

  test('promises the delivery date of the quote on the order and in its mail', async () => {
    await place('GLM-unasked');
    expect(await shop.storedOrder('GLM-unasked')).not.toHaveProperty('deliverBy');
    shop.advance(61 * MINUTE);
    const { body } = await serviceability('560001');
    await place('GLM-promised');
    expect((await shop.storedOrder('GLM-promised')).deliverBy).toBe(body['by']);
    const mails = await shop.db.collection('mail').get();
    const texts = mails.docs.map((mail) => mail.get('message.text') as string);
    expect(texts.filter((text) => text.includes(`Arrives by ${dayText(String(body['by']))}`))).toHaveLength(
      1,
    );
  });

  test('does not report a PIN code as undeliverable during an outage, and keeps cached answers', async () => {
    await shop.courierMode('down');
    expect((await serviceability('110001')).body).toEqual({
      pincode: '110001',
      deliverable: true,
      cod: true,
      by: null,
    });
    expect((await serviceability('799999')).body).toMatchObject({ deliverable: false });
    await shop.courierMode('ok');
    expect((await serviceability('110001')).body['by']).not.toBeNull();
  });

  test.each([['012345'], ['5600'], ['abcdef'], ['']])('refuses the PIN %p', async (pincode) => {
    expect(await serviceability(pincode)).toMatchObject({ status: 400, body: { field: 'pincode' } });
  });
});

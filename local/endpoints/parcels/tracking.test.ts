import { createHmac } from 'node:crypto';
import { type StockLevel } from '@/domain/catalogue/catalogue';
import { type OrderStatus } from '@/domain/orders/order/order';
import { cartLine, codBody, combo, product } from '../testing/documents/fixtures';
import { WEBHOOK_SECRET } from '../testing/sandboxes/courierSandbox';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const toner = product('toner', { units: 10 });
const serum = product('serum', { units: 10 });
const ritual = combo('ritual', [{ productId: 'toner', variantId: 'v1', quantity: 2 }], 500);
const QUARTER = 15 * 60_000;

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  await shop.courierMode('ok');
  await shop.seed({ products: [toner, serum], combos: [ritual] });
  shop.events.length = 0;
});
afterAll(() => shop.close());

/** Places an order over a toner and two combos of two, and answers its AWB. */
async function place(id: string): Promise<string> {
  const { body } = await shop.order(codBody(id, [cartLine(toner), cartLine(ritual, 2)]));
  expect(body).toMatchObject({ success: true, shipment: { status: 'booked' } });
  return (body as { shipment: { awb: string } }).shipment.awb;
}

const sign = (raw: string, secret = WEBHOOK_SECRET) =>
  createHmac('sha256', secret).update(raw).digest('base64');

function post(raw: string, signature: string | null = sign(raw)) {
  const headers: Record<string, string> = signature === null ? {} : { 'x-hmac-sha256': signature };
  return shop.call('/api/nimbus/webhook', { raw, key: null, headers });
}
const receive = (awb: string, status: string) => post(JSON.stringify({ awb_number: awb, status }));
const steps = async (id: string): Promise<OrderStatus[]> =>
  (await shop.storedOrder(id)).history.map(({ to }) => to);
const level = async () => (await shop.db.doc('stock/toner-1').get()).data() as StockLevel;
const RESERVED = { available: 5, reserved: 5, sold: 0 };
const SOLD = { available: 5, reserved: 0, sold: 5 };

test('webhooks move the order to delivered, and shipping sells its units', async () => {
  const awb = await place('GLM-way');
  expect(await level()).toMatchObject(RESERVED);
  expect(await receive(awb, 'pending pickup')).toMatchObject({ status: 200, body: { success: true } });
  expect(await level()).toMatchObject(RESERVED);
  await receive(awb, 'in transit');
  expect(await level()).toMatchObject(SOLD);
  await receive(awb, 'exception');
  await receive(awb, 'out for delivery');
  await receive(awb, 'delivered');
  expect(await shop.storedOrder('GLM-way')).toMatchObject({
    status: 'delivered',
    shipment: { awb, status: 'booked' },
  });
  expect(await steps('GLM-way')).toEqual(['placed', 'packed', 'shipped', 'out_for_delivery', 'delivered']);
  expect(await level()).toMatchObject(SOLD);
});

test.each([
  ['exception', 'exception', 'could not hand over'],
  ['lost', 'lost', 'is lost'],
])('%s reaches the admin and the shopper once, by webhook or by polling', async (word, kind, words) => {
  const awb = await place(`GLM-${word}`);
  await receive(awb, 'in transit');
  await receive(awb, word);
  await receive(awb, word);
  expect(await shop.storedOrder(`GLM-${word}`)).toMatchObject({
    status: 'shipped',
    shipment: { trouble: { kind } },
  });
  const waiting = async () => {
    const { body } = await shop.call('/api/admin/orders?waits=parcel', { as: 'ada' });
    return (body['rows'] as { id: string }[]).map(({ id }) => id);
  };
  const counted = async () =>
    ((await shop.call('/api/admin/orders/counts', { as: 'ada' })).body['waits'] as { parcel: number }).parcel;
  const differs = async () =>
    ((await shop.call('/api/admin/mismatches', { as: 'ada' })).body['mismatches'] as { kind: string }[]).map(
      (one) => one.kind,
    );
  expect([await waiting(), await counted(), await differs()]).toEqual([
    [`GLM-${word}`],
    1,
    ['parcel_trouble'],
  ]);
  const mails = await shop.db.collection('mail').where('orderId', '==', `GLM-${word}`).get();
  const sent = mails.docs.filter((doc) => JSON.stringify(doc.data()).includes(words));
  expect(sent).toHaveLength(1);
  await shop.admin(`orders/GLM-${word}/note`, { note: 'The courier looks for it' });
  expect([await waiting(), await counted(), await differs()]).toEqual([[], 0, []]);
  await receive(awb, 'delivered');
  expect((await shop.storedOrder(`GLM-${word}`)).shipment).not.toHaveProperty('trouble');
});

test.each<[string, (raw: string) => string | null]>([
  ['no signature', () => null],
  ['an empty signature', () => ''],
  ['another secret’s', (raw) => sign(raw, 'guessed')],
  ['that of another body', () => sign('{"awb_number":"1","status":"delivered"}')],
  ['that of the same body spelled otherwise', (raw) => sign(JSON.stringify(JSON.parse(raw), null, 1))],
])('an unsigned or forged webhook is refused with 401, and nothing is written: %s', async (_name, forge) => {
  const awb = await place('GLM-forged');
  const before = await shop.snapshot();
  const raw = JSON.stringify({ awb_number: awb, status: 'delivered' });
  expect(await post(raw, forge(raw))).toMatchObject({ status: 401, body: { code: 'bad_signature' } });
  expect(await shop.snapshot()).toEqual(before);
});

test.each<[string, string, number]>([
  ['not JSON', '{', 400],
  ['no AWB', '{"status":"delivered"}', 400],
  ['an invalid AWB', '{"awb_number":{"a":1},"status":"delivered"}', 400],
  ['an empty AWB', '{"awb_number":" ","status":"delivered"}', 400],
])('a signed webhook with %s: %s gets %p, and nothing is written', async (_name, raw, status) => {
  await place('GLM-odd');
  const before = await shop.snapshot();
  expect(await post(raw)).toMatchObject({ status });
  expect(await shop.snapshot()).toEqual(before);
});

test('a signed webhook for an unknown parcel is stored for the admin, and nothing else is written', async () => {
  await place('GLM-stray');
  const before = await shop.snapshot();
  const report = (status: string) => post(JSON.stringify({ awb_number: '404404', status }));
  expect(await report('in transit')).toMatchObject({ status: 200 });
  const { ['strayParcels/404404']: stray, ['staffNews/stray-404404']: news, ...rest } = await shop.snapshot();
  expect(rest).toEqual(before);
  expect(stray).toMatchObject({ awb: '404404', status: 'in transit' });
  expect(news).toMatchObject({ kind: 'mismatch', about: 'Parcel 404404' });
  await shop.db.doc('staffNews/stray-404404').delete();
  await report('cancelled');
  expect(await shop.snapshot()).toEqual(before);
});

test('a webhook that is faster than the answer to its booking is no news', async () => {
  await receive('404405', 'booked');
  await receive('404405', 'pending pickup');
  const news = shop.db.doc('staffNews/stray-404405');
  expect((await news.get()).exists).toBe(false);
  expect((await shop.db.doc('strayParcels/404405').get()).get('status')).toBe('pending pickup');
  await receive('404405', 'picked');
  expect((await news.get()).get('about')).toBe('Parcel 404405');
});

test('the answer to an unsigned webhook reveals nothing of its body', async () => {
  expect(await post('{', null)).toMatchObject({ status: 401 });
});

test('repeated, late and unordered webhooks change nothing more', async () => {
  const awb = await place('GLM-again');
  await receive(awb, 'out for delivery');
  const before = await shop.snapshot();
  for (const late of [
    'out for delivery',
    'picked',
    'in transit',
    'pending pickup',
    'booked',
    'cancelled',
    '?',
  ]) {
    expect(await receive(awb, late)).toMatchObject({ status: 200 });
  }
  expect(await shop.snapshot()).toEqual(before);
  await receive(awb, 'delivered');
  await receive(awb, 'rto');
  expect((await shop.storedOrder('GLM-again')).status).toBe('delivered');
});

test('a cancelled order is not reopened by its parcel', async () => {
  const awb = await place('GLM-cancelled');
  await shop.db.doc('orders/GLM-cancelled').update({ status: 'cancelled' });
  await receive(awb, 'delivered');
  expect((await shop.storedOrder('GLM-cancelled')).status).toBe('cancelled');
  expect(await level()).toMatchObject(RESERVED);
});

test('a parcel that comes back counts as sold and then as received', async () => {
  const awb = await place('GLM-rto');
  await receive(awb, 'rto in transit');
  await receive(awb, 'rto delivered');
  expect(await steps('GLM-rto')).toEqual(['placed', 'packed', 'shipped', 'rto']);
  expect(await level()).toMatchObject(SOLD);
});

test('twenty webhooks and two pollers at once apply each step once and sell once', async () => {
  const awb = await place('GLM-race');
  await shop.parcelMoves(awb, 'delivered');
  const words = ['picked', 'in transit', 'out for delivery', 'delivered', 'pending pickup'];
  const reports = Array.from({ length: 20 }, (_, n) => receive(awb, words[n % words.length] ?? ''));
  const replies = await Promise.all([...reports, shop.reconcile('hand'), shop.reconcile('hand')]);
  for (const reply of replies.slice(0, 20)) expect(reply).toMatchObject({ status: 200 });
  expect(await steps('GLM-race')).toEqual(['placed', 'packed', 'shipped', 'out_for_delivery', 'delivered']);
  expect(await level()).toMatchObject(SOLD);
});

test('the stock sums hold when orders sharing it ship while others buy', async () => {
  const first = await place('GLM-s1');
  const { body } = await shop.order(codBody('GLM-s2', [cartLine(toner), cartLine(serum, 2)]));
  const second = (body as { shipment: { awb: string } }).shipment.awb;
  await Promise.all([
    receive(first, 'picked'),
    receive(second, 'picked'),
    shop.order(codBody('GLM-s3', [cartLine(toner, 2), cartLine(serum)])),
  ]);
  expect(await level()).toMatchObject({ available: 2, reserved: 2, sold: 6 });
  expect((await shop.db.doc('stock/serum-1').get()).data()).toMatchObject({
    available: 7,
    reserved: 1,
    sold: 2,
  });
});

const unavailable = () => shop.events.filter(({ event }) => event === 'tracking.unavailable');

describe('the tracking poller', () => {
  test('finds missed updates a quarter of an hour after the last request', async () => {
    const awb = await place('GLM-poll');
    await shop.parcelMoves(awb, 'in transit');
    expect(await shop.reconcile()).toMatchObject({ checked: 0, followed: 0 });
    shop.advance(QUARTER);
    expect(await shop.reconcile()).toMatchObject({ checked: 1, followed: 1 });
    expect((await shop.storedOrder('GLM-poll')).status).toBe('shipped');
    expect(await level()).toMatchObject(SOLD);
    await shop.parcelMoves(awb, 'delivered');
    expect(await shop.reconcile()).toMatchObject({ checked: 0, followed: 0 });
    expect(await shop.reconcile('hand')).toMatchObject({ checked: 1, followed: 1 });
    expect((await shop.storedOrder('GLM-poll')).status).toBe('delivered');
    shop.advance(QUARTER);
    expect(await shop.reconcile()).toMatchObject({ checked: 0, followed: 0 });
  });

  test.each([['down'], ['html'], ['unauthorized']])(
    'changes nothing when the courier is %s',
    async (mode) => {
      const awb = await place('GLM-down');
      await shop.courierMode(mode);
      // The sums of the day follow it.
      await shop.reconcile();
      await shop.parcelMoves(awb, 'delivered');
      const before = await shop.storedOrder('GLM-down');
      expect(await shop.reconcile('hand')).toMatchObject({ checked: 0, followed: 0 });
      const { checkedAt, asksInVain, ...shipment } = (await shop.storedOrder('GLM-down')).shipment;
      expect({ ...before, shipment: { ...before.shipment, checkedAt, asksInVain } }).toEqual(
        await shop.storedOrder('GLM-down'),
      );
      expect([asksInVain, shipment.awb]).toEqual([1, awb]);
      await shop.courierMode('ok');
      expect(await shop.reconcile('hand')).toMatchObject({ checked: 1, followed: 1 });
    },
  );

  test('asks less often about a parcel that gets no answer, so that others come first', async () => {
    await place('GLM-mute');
    const requestsPerMinute: number[] = [];
    await shop.courierMode('down');
    for (let minute = 0; minute < 40; minute += 1) {
      shop.advance(60_000);
      const before = unavailable().length;
      await shop.reconcile();
      if (unavailable().length > before) requestsPerMinute.push(minute);
    }
    // A quarter of an hour after its booking; then after 1, 2, 4 and 8 minutes.
    expect(requestsPerMinute.map((minute) => minute - (requestsPerMinute[0] ?? 0))).toEqual([0, 1, 3, 7, 15]);
    await shop.courierMode('ok');
    shop.advance(QUARTER);
    expect(await shop.reconcile()).toMatchObject({ checked: 1 });
    expect((await shop.storedOrder('GLM-mute')).shipment.asksInVain).toBe(0);
  });

  test.each(['ok', 'down'])('leaves a newer parcel as it is when the courier is %s', async (mode) => {
    const awb = await place('GLM-new');
    await shop.parcelMoves(awb, 'lost');
    const { shipment } = await shop.storedOrder('GLM-new');
    const next = { ...shipment, awb: '404405' };
    const { track } = shop.courier;
    jest.spyOn(shop.courier, 'track').mockImplementationOnce(async (...call) => {
      await shop.db.doc('orders/GLM-new').update({ shipment: next });
      return track(...call);
    });
    await shop.courierMode(mode);
    await shop.reconcile('hand');
    expect((await shop.storedOrder('GLM-new')).shipment).toEqual(next);
  });

  test('is not blocked by a parcel that the courier does not know, and does not ask for it each time', async () => {
    const awb = await place('GLM-p1');
    const other = await shop.order(codBody('GLM-p2', [cartLine(serum)]));
    expect(other.status).toBe(200);
    await shop.db.doc('orders/GLM-p2').update({ 'shipment.awb': '404404' });
    await shop.parcelMoves(awb, 'picked');
    expect(await shop.reconcile('hand')).toMatchObject({ checked: 2, followed: 1 });
    expect((await shop.storedOrder('GLM-p2')).status).toBe('placed');
    expect(await shop.reconcile()).toMatchObject({ checked: 0 });
  });
});

import { type Courier } from '../../functions/src/gateways/courier';
import { type DialectName } from '../../functions/src/gateways/nimbuspost';
import { isSignedByNimbusPost } from '../../functions/src/gateways/nimbuspost/webhook/webhookSignature';
import { HOOKS, openAdapterBench, parcel, patience, SECRETS, type AdapterBench } from './testing/adapter';

// The shop's contract with a courier, checked on every dialect's adapter over HTTP.

let bench: AdapterBench;
beforeAll(async () => {
  bench = await openAdapterBench();
});
afterAll(() => bench.close());

describe.each<[DialectName, RegExp]>([
  ['b2c-v1', /^\/v1\//],
  ['b2b-cargo', /^\/api\//],
  ['partner-v2', /^\/v2\//],
])('%s', (dialect, face) => {
  let courier: Courier;
  beforeEach(async () => {
    await bench.mode('ok');
    courier = bench.open(dialect);
  });

  async function booked(change?: Parameters<typeof parcel>[0]): Promise<{ awb: string; order: string }> {
    const request = parcel(change);
    const outcome = await courier.book(request, patience());
    if (outcome.kind !== 'booked') throw new Error(JSON.stringify(outcome));
    return { awb: outcome.awb, order: request.orderNumber };
  }

  test('calls only the paths of its own dialect', async () => {
    const paths: string[] = [];
    const real = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
      paths.push(new URL(url as string).pathname);
      return real(url, init);
    });
    const { awb, order } = await booked();
    await Promise.all([courier.find(order, patience()), courier.serviceability('560001', patience())]);
    await courier.track(awb, patience());
    await courier.cancel(awb, patience());
    expect(paths.filter((path) => !face.test(path))).toEqual([]);
  });

  test('books a parcel with an AWB, a courier and an existing label', async () => {
    const request = parcel();
    const outcome = await courier.book(request, patience());
    expect(outcome).toMatchObject({ kind: 'booked', courier: 'Delhivery Surface' });
    const { label, trackingUrl } = outcome as { label: string; trackingUrl: string };
    expect((await fetch(label)).status).toBe(200);
    expect((await fetch(trackingUrl)).status).toBe(200);
    expect(await bench.parcelsOf(request.orderNumber)).toMatchObject([
      { order: { payment_type: 'cod', order_amount: 370, package_weight: 1000 } },
    ]);
  });

  test('books a prepaid parcel without an amount to collect', async () => {
    const { order } = await booked({ payment: 'prepaid', shippingCharges: 0, amount: 285, discount: 15 });
    expect(await bench.parcelsOf(order)).toMatchObject([{ order: { payment_type: 'prepaid' } }]);
  });

  test('books a parcel back under a number of its own, and finds it by that', async () => {
    const { order } = await booked();
    const back = parcel({ orderNumber: `${order}-R`, payment: 'prepaid', amount: 300 });
    const outcome = await courier.bookReverse(back, patience());
    expect(outcome).toMatchObject({ kind: 'booked', courier: 'Delhivery Surface' });
    expect(await bench.parcelsOf(`${order}-R`)).toMatchObject([{ order: { payment_type: 'reverse' } }]);
    expect(await courier.find(`${order}-R`, patience())).toMatchObject({ kind: 'booked' });
    const awb = outcome.kind === 'booked' ? outcome.awb : '';
    // The customer was not met: it can be cancelled until it is fetched.
    await bench.advance(awb, 'exception');
    expect((await courier.cancel(awb, patience())).kind).toBe('cancelled');
    const fetched = await courier.bookReverse(parcel({ orderNumber: `${order}-R2` }), patience());
    const fetchedAwb = fetched.kind === 'booked' ? fetched.awb : '';
    await bench.advance(fetchedAwb, 'in transit');
    await bench.advance(fetchedAwb, 'exception');
    expect((await courier.cancel(fetchedAwb, patience())).kind).toBe('refused');
    const nowhere = parcel({ orderNumber: `${order}-X`, pincode: '799999' });
    expect((await courier.bookReverse(nowhere, patience())).kind).toBe('refused');
    await bench.mode('down');
    expect((await courier.bookReverse(parcel(), patience())).kind).toBe('unavailable');
  });

  test('finds a booking by its order number only', async () => {
    const { awb, order } = await booked();
    expect(await courier.find(order, patience())).toMatchObject({
      kind: 'booked',
      awb,
      courier: 'Delhivery Surface',
      label: expect.stringContaining(awb),
    });
    expect(await courier.find('GLM-nobody', patience())).toEqual({ kind: 'none' });
  });

  test('cancels a parcel, which is then not found and tracked as cancelled', async () => {
    const { awb, order } = await booked();
    expect(await courier.cancel(awb, patience())).toEqual({ kind: 'cancelled' });
    expect(await courier.find(order, patience())).toEqual({ kind: 'none' });
    expect(await courier.track(awb, patience())).toMatchObject({ kind: 'tracked', status: 'cancelled' });
  });

  test('does not cancel a parcel in transit or an unknown one', async () => {
    const { awb } = await booked();
    await bench.advance(awb, 'in transit');
    expect((await courier.cancel(awb, patience())).kind).toBe('refused');
    expect((await courier.cancel('404', patience())).kind).toBe('refused');
    expect(await courier.track(awb, patience())).toMatchObject({ kind: 'tracked', status: 'in transit' });
    expect(await courier.track('404', patience())).toEqual({ kind: 'none' });
  });

  test('refuses an unserviceable PIN code, and cash on delivery where it is not available', async () => {
    const outcome = await courier.book(parcel({ pincode: '799999' }), patience());
    expect(outcome).toEqual({ kind: 'refused', problem: 'Pincode 799999 is not serviceable' });
    expect((await courier.book(parcel({ pincode: '744101' }), patience())).kind).toBe('refused');
    const request = parcel({ pincode: '744101', payment: 'prepaid' });
    expect((await courier.book(request, patience())).kind).toBe('booked');
  });

  test('reports where couriers deliver', async () => {
    const by = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    const request = await Promise.all(
      ['560001', '744101', '799999'].map((pincode) => courier.serviceability(pincode, patience())),
    );
    expect(request).toEqual([
      { kind: 'known', deliverable: true, cod: true, by },
      { kind: 'known', deliverable: true, cod: false, by },
      { kind: 'known', deliverable: false, cod: false, by: null },
    ]);
  });

  test.each([
    ['down', 'unavailable', 'unavailable'],
    ['html', expect.stringMatching(/^(unknown|unavailable)$/), 'unavailable'],
    ['unauthorized', 'unavailable', 'unavailable'],
  ])('has no result in the mode %s, and reveals no secret', async (name, written, read) => {
    const { awb, order } = await booked();
    await bench.mode(name);
    const request = parcel();
    const outcomes = {
      book: await courier.book(request, patience()),
      cancel: await courier.cancel(awb, patience()),
      find: await courier.find(order, patience()),
      track: await courier.track(awb, patience()),
      serviceability: await courier.serviceability('560001', patience()),
    };
    await bench.mode('ok');
    expect(outcomes).toMatchObject({
      book: { kind: written },
      cancel: { kind: written },
      find: { kind: read },
      track: { kind: read },
      serviceability: { kind: read },
    });
    expect(SECRETS.filter((secret) => JSON.stringify(outcomes).includes(secret))).toEqual([]);
    expect(await bench.parcelsOf(request.orderNumber)).toEqual([]);
    expect(await courier.track(awb, patience())).toMatchObject({ status: 'booked' });
  });

  test('returns the courier’s message of a refusal', async () => {
    await bench.mode('refuse');
    expect(await courier.book(parcel(), patience())).toEqual({
      kind: 'refused',
      problem: 'The courier refused this request',
    });
  });

  test('sends nothing with a wrong password and does not reveal it', async () => {
    const stranger = bench.open(dialect, { password: 'wrong-word', apiSecret: 'wrong-word' });
    const outcome = await stranger.book(parcel(), patience());
    expect(outcome).toMatchObject({ kind: 'unavailable' });
    expect(JSON.stringify(outcome)).not.toContain('wrong-word');
  });

  test('finds the one booking whose answer was lost', async () => {
    await bench.mode('accept-then-drop');
    const request = parcel();
    expect((await courier.book(request, patience())).kind).toBe('unknown');
    expect((await courier.find(request.orderNumber, patience())).kind).toBe('booked');
    expect(await bench.parcelsOf(request.orderNumber)).toHaveLength(1);
  });

  test('tracks a parcel as cancelled when the answer of the cancellation was lost', async () => {
    const { awb } = await booked();
    await bench.mode('accept-then-drop');
    expect((await courier.cancel(awb, patience())).kind).toBe('unknown');
    expect(await courier.track(awb, patience())).toMatchObject({ status: 'cancelled' });
  });

  test('reports an unknown result after a timeout', async () => {
    const { awb } = await booked();
    await bench.mode('slow', { delayMs: 300 });
    const [cancel, track] = await Promise.all([
      courier.cancel(awb, patience(50)),
      courier.track(awb, patience(50)),
    ]);
    expect([cancel.kind, track.kind]).toEqual(['unknown', 'unavailable']);
  });

  test('sends a webhook for every step, signed as in its dialect', async () => {
    const { awb } = await booked();
    bench.inbox.received.length = 0;
    await bench.advance(awb, 'out for delivery');
    const hook = bench.inbox.received[0];
    const header = dialect === 'partner-v2' ? 'x-nimbus-signature' : 'X-Hmac-SHA256';
    const sent = (name: string) => hook?.headers[name] as string | undefined;
    const bytes = Buffer.from(hook?.body ?? '');
    expect(isSignedByNimbusPost(bytes, sent, { header, secret: HOOKS })).toBe(true);
    expect(isSignedByNimbusPost(bytes, sent, { header, secret: 'another' })).toBe(false);
    expect(hook?.body).toContain(awb);
  });
});

describe.each<DialectName>(['b2c-v1', 'b2b-cargo'])('%s: the login', (dialect) => {
  test('is renewed once when its token is refused', async () => {
    await bench.mode('ok');
    const courier = bench.open(dialect);
    await courier.find('GLM-0', patience());
    await bench.mode('unauthorized', { times: 1 });
    expect((await courier.find('GLM-0', patience())).kind).toBe('none');
    await bench.mode('unauthorized', { times: 2 });
    expect((await courier.find('GLM-0', patience())).kind).toBe('unavailable');
    expect((await courier.find('GLM-0', patience())).kind).toBe('none');
  });
});

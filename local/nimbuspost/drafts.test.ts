import { partnerBody } from '../../functions/src/gateways/nimbuspost/bodies/partnerBody';
import { ACCOUNT, openAdapterBench, parcel, patience, type AdapterBench } from './testing/adapter';

let bench: AdapterBench;
beforeAll(async () => {
  bench = await openAdapterBench();
});
afterAll(() => bench.close());

describe('drafts of Partner v2', () => {
  const courier = () => bench.open('partner-v2');
  beforeEach(() => bench.mode('ok'));

  test('a draft whose answer was lost is found and booked, and no second one is created', async () => {
    const request = parcel();
    await bench.mode('accept-then-drop', { times: 1 });
    expect((await courier().book(request, patience())).kind).toBe('booked');
    expect(await bench.draftsOf(request.orderNumber)).toMatchObject([{ status: 'booked' }]);
    expect(await bench.parcelsOf(request.orderNumber)).toHaveLength(1);
  });

  test('a draft that could not be booked is booked on the next attempt', async () => {
    const request = parcel();
    await fetch(`${bench.url}/v2/orders`, {
      method: 'POST',
      headers: { 'x-api-key': ACCOUNT.apiKey, 'x-api-secret': ACCOUNT.apiSecret },
      body: JSON.stringify(partnerBody(request, { warehouse: 'Main', pincode: '560025' })),
    });
    expect(await bench.draftsOf(request.orderNumber)).toMatchObject([{ status: 'created' }]);
    expect(await courier().find(request.orderNumber, patience())).toEqual({ kind: 'none' });
    expect((await courier().book(request, patience())).kind).toBe('booked');
    expect(await bench.draftsOf(request.orderNumber)).toHaveLength(1);
  });

  test('two concurrent bookings book one parcel', async () => {
    const request = parcel();
    await bench.mode('refuse', { about: 'order_id' });
    expect((await courier().book(request, patience())).kind).toBe('refused');
    await bench.mode('ok', { about: 'order_id' });
    const [one, other] = await Promise.all([
      courier().book(request, patience()),
      courier().book(request, patience()),
    ]);
    const [existing, ...more] = await bench.parcelsOf(request.orderNumber);
    expect(more).toEqual([]);
    const same = { kind: 'booked', awb: existing?.awb_number };
    expect([one, other]).toMatchObject([same, same]);
  });

  test('a booking whose answer was lost is found and not repeated', async () => {
    const request = parcel();
    await bench.mode('accept-then-drop', { about: '/v2/shipments/book' });
    expect((await courier().book(request, patience())).kind).toBe('unknown');
    const [existing] = await bench.parcelsOf(request.orderNumber);
    const again = await courier().book(request, patience());
    await bench.mode('ok', { about: '/v2/shipments/book' });
    expect(again).toMatchObject({ kind: 'booked', awb: existing?.awb_number });
    expect(await bench.parcelsOf(request.orderNumber)).toHaveLength(1);
  });

  test('the draft of a cancelled order is withdrawn, repeatedly without effect, and others are not', async () => {
    const [request, booked] = [parcel(), parcel()];
    await bench.mode('refuse', { about: '/v2/shipments/book' });
    await courier().book(request, patience());
    await bench.mode('ok', { about: '/v2/shipments/book' });
    await courier().book(booked, patience());

    const done = { kind: 'cancelled' };
    expect(await courier().discard('GLM-nobody', patience())).toEqual(done);
    expect(await courier().discard(booked.orderNumber, patience())).toMatchObject({ kind: 'unknown' });
    expect(await courier().discard(request.orderNumber, patience())).toEqual(done);
    expect(await courier().discard(request.orderNumber, patience())).toEqual(done);
    expect(await bench.draftsOf(request.orderNumber)).toMatchObject([{ status: 'cancelled' }]);
    expect(await bench.parcelsOf(booked.orderNumber)).toMatchObject([{ status: 'booked' }]);
  });

  test('a new draft is created after a cancellation', async () => {
    const request = parcel();
    const first = await courier().book(request, patience());
    expect(first.kind).toBe('booked');
    await courier().cancel((first as { awb: string }).awb, patience());
    const second = await courier().book(request, patience());
    expect(second).toMatchObject({ kind: 'booked' });
    expect(second).not.toEqual(first);
  });
});

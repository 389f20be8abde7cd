import { type DialectName } from '../../functions/src/gateways/nimbuspost';
import { openAdapterBench, parcel, patience, type AdapterBench } from './testing/adapter';

// Failed attempts and lost parcels, asked of every dialect's adapter over HTTP.

let bench: AdapterBench;
beforeAll(async () => {
  bench = await openAdapterBench();
});
afterAll(() => bench.close());

const AGAIN = { act: 'again', day: '', phone: '', landmark: '', address: '', note: '' } as const;

describe.each<DialectName>(['b2c-v1', 'b2b-cargo', 'partner-v2'])('%s', (dialect) => {
  beforeEach(() => bench.mode('ok'));
  const courier = () => bench.open(dialect);

  /** A parcel that the courier failed to hand over, and what the shop says of it. */
  async function failed(message = 'Consignee not available') {
    const request = parcel();
    const booked = await courier().book(request, patience());
    if (booked.kind !== 'booked') throw new Error(JSON.stringify(booked));
    await bench.advance(booked.awb, 'in transit');
    await bench.advance(booked.awb, 'exception', message);
    const answer = (instruction: object = {}) =>
      courier().answerUndelivered(
        { awb: booked.awb, consignee: request.consignee },
        { ...AGAIN, ...instruction },
        patience(),
      );
    return { awb: booked.awb, order: request.orderNumber, answer };
  }

  test('reports why and when an attempt failed', async () => {
    const { awb } = await failed('Customer refused to accept');
    const tracking = await courier().track(awb, patience());
    expect(tracking).toMatchObject({ kind: 'tracked', status: 'exception' });
    const [latest] = tracking.kind === 'tracked' ? tracking.events : [];
    expect(latest?.text).toBe('Customer refused to accept');
    expect(latest?.at).toMatch(/^\d{4}-\d{2}-\d{2} /);
  });

  test.each(['lost', 'damaged'])('reports a parcel that is %s', async (status) => {
    const { awb } = await failed();
    await bench.advance(awb, status);
    expect(await courier().track(awb, patience())).toMatchObject({ kind: 'tracked', status });
  });

  test('takes another attempt on a day, with another phone, landmark and address', async () => {
    const { order, answer } = await failed();
    const instruction = {
      day: '2026-12-01',
      phone: '9845000000',
      landmark: 'Blue gate',
      address: '5 Hill Road',
      note: 'Ring',
    };
    expect(await answer(instruction)).toEqual({ kind: 'taken' });
    expect(await bench.parcelsOf(order)).toMatchObject([
      {
        status: 'in transit',
        order: { consignee: { phone: '9845000000', address: '5 Hill Road', address_2: 'Blue gate' } },
        ndr: [
          { action: 'change_address' },
          { action: 'change_phone' },
          { action: 're-attempt', data: { re_attempt_date: '2026-12-01', remarks: 'Ring' } },
        ],
      },
    ]);
  });

  test('sends a parcel back', async () => {
    const { awb, answer } = await failed();
    expect(await answer({ act: 'return' })).toEqual({ kind: 'taken' });
    expect(await courier().track(awb, patience())).toMatchObject({ status: 'rto' });
  });

  test('does nothing in part, and nothing for a parcel that waits for no answer', async () => {
    const { awb, order, answer } = await failed();
    expect(await answer({ landmark: 'Blue gate', phone: '12' })).toMatchObject({
      kind: 'refused',
      problem: expect.stringContaining('10 digits'),
    });
    expect(await bench.parcelsOf(order)).toMatchObject([{ status: 'exception', ndr: [] }]);
    await bench.advance(awb, 'out for delivery');
    expect((await answer()).kind).toBe('refused');
    await bench.advance(awb, 'lost');
    expect((await answer({ act: 'return' })).kind).toBe('refused');
  });

  test.each([
    ['down', ['unavailable']],
    ['html', ['unknown', 'unavailable']],
    ['refuse', ['refused']],
    ['unauthorized', ['unavailable']],
  ])('has no effect in the mode %s', async (mode, kinds) => {
    const { order, answer } = await failed();
    await bench.mode(mode);
    const outcome = await answer();
    await bench.mode('ok');
    expect(kinds).toContain(outcome.kind);
    expect(await bench.parcelsOf(order)).toMatchObject([{ status: 'exception', ndr: [] }]);
  });

  test('has an unknown result when the answer is lost', async () => {
    const { order, answer } = await failed();
    await bench.mode('accept-then-drop');
    expect((await answer()).kind).toBe('unknown');
    await bench.mode('ok');
    expect(await bench.parcelsOf(order)).toMatchObject([{ status: 'in transit' }]);
  });
});

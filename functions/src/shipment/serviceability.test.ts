import { DAY_MS, HOUR_MS } from '@/domain/time/calendar';
import { noCourier } from '../gateways/noCourier';
import type { Call } from '../platform/http/route';
import { serviceability } from './serviceability';

test('the courier is asked where the calls of an address cannot be counted', async () => {
  const asked = jest.spyOn(noCourier, 'serviceability');
  const log = jest.fn();
  const route = serviceability({
    db: () => Promise.reject(new Error('UNAVAILABLE')),
    now: () => new Date('2026-11-29T06:00:00Z'),
    log,
    courier: () => noCourier,
    pincodeLimiter: { take: () => Promise.reject(new Error('UNAVAILABLE')) },
  });
  const query = new URLSearchParams({ pincode: '560001' });
  const answer = await route.run({ query, address: '127.0.0.1' } as Call);
  expect(answer).toMatchObject({ status: 200, body: { deliverable: true } });
  expect(asked).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith('pincodes.not_counted', expect.anything(), 'WARNING');
});

const YES = { deliverable: true, cod: true, by: null };
const NO = { deliverable: false, cod: false, by: null };
const NO_CASH = { deliverable: true, cod: false, by: null };
const DATED = { deliverable: true, cod: true, by: '2026-12-02' };

test.each([
  ['its no of two hours ago', NO, 2 * HOUR_MS, NO],
  ['no refusal after its no of two days ago', NO, 2 * DAY_MS, YES],
  ['no refusal of cash after its no of two days ago', NO_CASH, 2 * DAY_MS, YES],
  ['its yes of two days ago', DATED, 2 * DAY_MS, DATED],
])('an outage of the courier is answered with %s', async (_name, answered, ageMs, expected) => {
  let now = new Date('2026-11-29T06:00:00Z');
  const known = { kind: 'known' as const, ...answered };
  const ask = jest.fn(noCourier.serviceability);
  ask.mockResolvedValueOnce(known).mockResolvedValueOnce({ kind: 'unavailable', problem: 'down' });
  const route = serviceability({
    db: () => Promise.reject(new Error('UNAVAILABLE')),
    now: () => now,
    log: jest.fn(),
    courier: () => ({ ...noCourier, serviceability: ask }),
    pincodeLimiter: { take: () => Promise.resolve(0) },
  });
  const call = { query: new URLSearchParams({ pincode: '560001' }), address: '127.0.0.1' } as Call;
  await route.run(call);
  now = new Date(now.getTime() + ageMs);
  expect(await route.run(call)).toMatchObject({ status: 200, body: expected });
});

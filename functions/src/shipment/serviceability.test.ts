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

import type { HttpOutcome } from '../shopApi/http';
import { createPincodeService } from './createPincodeService';

const body = { states: ['Karnataka'], pins: { '0034': ['Bengaluru', 0] } };

function serving(...outcomes: HttpOutcome[]) {
  const requests: string[] = [];
  const service = createPincodeService(async ({ path }) => {
    requests.push(path);
    return outcomes[Math.min(requests.length, outcomes.length) - 1] ?? { kind: 'network' };
  });
  return { service, requests };
}

it('fetches the file of a PIN code once and finds other codes in it', async () => {
  const { service, requests } = serving({ kind: 'answered', status: 200, body });
  await expect(service.find('560034')).resolves.toEqual({
    ok: true,
    value: { pincode: '560034', city: 'Bengaluru', states: ['Karnataka'] },
  });
  await expect(service.find('569999')).resolves.toEqual({ ok: true, value: null });
  expect(requests).toEqual(['/pincodes/56.json']);
});

it.each<[string, HttpOutcome]>([
  ['no network', { kind: 'network' }],
  ['a missing file', { kind: 'answered', status: 404, body: null }],
  ['a page in its place', { kind: 'answered', status: 200, body: null }],
])('fetches again after %s', async (_name, first) => {
  const { service } = serving(first, { kind: 'answered', status: 200, body });
  await expect(service.find('560034')).resolves.toEqual({ ok: false, error: { kind: 'unavailable' } });
  await expect(service.find('560034')).resolves.toMatchObject({ ok: true, value: { city: 'Bengaluru' } });
});

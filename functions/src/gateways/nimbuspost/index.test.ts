import { dialectNamed, openNimbusPost } from './index';

const settings = {
  baseUrl: '',
  account: () => ({ email: 'e', apiKey: 'k', secret: 's' }),
  pickup: { warehouse: 'Main', pincode: '560025' },
  courierId: '',
  now: () => 0,
};

test.each([
  ['b2c-v1', 'https://api.nimbuspost.com/v1/users/login', {}],
  ['b2b-cargo', 'https://ship.nimbuspost.com/api/users/login', {}],
  ['partner-v2', 'https://api-v2.nimbuspost.com/v2/tracking/1', { 'x-api-key': 'k', 'x-api-secret': 's' }],
])('the dialect %s uses its own base URL', async (name, address, headers) => {
  const fetchSpy = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
  const courier = openNimbusPost(name, settings);
  expect((await courier.track('1', AbortSignal.timeout(1000))).kind).toBe('unavailable');
  expect(fetchSpy).toHaveBeenCalledWith(address, expect.objectContaining({}));
  expect(fetchSpy.mock.calls[0]?.[1]?.headers).toMatchObject(headers);
});

test.each([
  ['b2c-v1', 'X-Hmac-SHA256'],
  ['b2b-cargo', 'X-Hmac-SHA256'],
  ['partner-v2', 'x-nimbus-signature'],
])('webhooks of %s are signed in %s', (name, header) => {
  expect(dialectNamed(name).webhookHeader).toBe(header);
});

test.each(['', 'v3', 'toString'])('%p is refused as a dialect', (name) => {
  expect(() => openNimbusPost(name, settings)).toThrow('NIMBUSPOST_DIALECT');
});

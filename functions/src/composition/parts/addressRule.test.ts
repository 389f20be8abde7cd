import { settings } from '../../platform/settings';
import { readAddressRule } from './addressRule';

const shipped = {
  hops: settings.TRUSTED_PROXY_HOPS,
  proxies: settings.TRUSTED_PROXIES,
  fastly: settings.FASTLY_CLIENT_IP,
};

test('the default rule uses the known proxy networks', () => {
  expect(readAddressRule(shipped)).toMatchObject({ hops: null, fastly: 'fallback' });
});

test('a hop count and additional networks are parsed', () => {
  const rule = readAddressRule({ ...shipped, hops: '2', proxies: '198.51.100.0/24, 203.0.113.9' });
  expect(rule.hops).toBe(2);
  expect(rule.proxies.check('198.51.100.7')).toBe(true);
});

test.each([
  [{ hops: 'two' }, 'TRUSTED_PROXY_HOPS is "two"; use auto or a number.'],
  [{ hops: '-1' }, 'TRUSTED_PROXY_HOPS is "-1"; use auto or a number.'],
  [{ fastly: 'yes' }, 'FASTLY_CLIENT_IP is "yes"; use fallback, prefer, ignore.'],
  [{ proxies: '10.0.0.0/x' }, '"10.0.0.0/x" is not a network.'],
])('the setting %j is refused', (over, message) => {
  expect(() => readAddressRule({ ...shipped, ...over })).toThrow(message);
});

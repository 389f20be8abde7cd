import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { callerAddress, callerNetwork, type AddressRule } from './address';
import { proxyNetworks } from './proxies';

const request = (forwarded?: string, fastlyClientIp?: string) =>
  ({
    headers: { 'x-forwarded-for': forwarded, 'fastly-client-ip': fastlyClientIp },
    socket: { remoteAddress: '127.0.0.1' },
  }) as unknown as IncomingMessage;

const proxies = proxyNetworks();
const known: AddressRule = { hops: null, proxies, fastly: 'fallback' };
const FASTLY = '151.101.1.195';
const GOOGLE = '35.191.4.4';
const FRONT_END = '142.250.182.46';

test.each<[string, string | undefined, number, string]>([
  ['no proxy before the function', undefined, 2, '127.0.0.1'],
  ['no proxy trusted', '1.1.1.1', 0, '127.0.0.1'],
  ['one proxy', '1.1.1.1', 1, '1.1.1.1'],
  ['two proxies', '1.1.1.1, 10.0.0.1', 2, '1.1.1.1'],
  ['an entry the caller wrote', '9.9.9.9, 1.1.1.1, 10.0.0.1', 2, '1.1.1.1'],
  ['fewer entries than proxies', '1.1.1.1', 2, '1.1.1.1'],
])('the caller’s address by hop count: %s', (_name, forwarded, hops, address) => {
  expect(callerAddress(request(forwarded), { ...known, hops })).toBe(address);
});

test.each<[string, string | undefined, string | undefined, string]>([
  ['no proxy before the function', undefined, undefined, '127.0.0.1'],
  ['the function called at its own address', '1.1.1.1', undefined, '1.1.1.1'],
  ['the same with a forged list', '9.9.9.9, 1.1.1.1', undefined, '1.1.1.1'],
  ['the same with a forged Fastly-Client-IP', '1.1.1.1', '9.9.9.9', '1.1.1.1'],
  ['through Hosting', `1.1.1.1, ${FRONT_END}`, '1.1.1.1', '1.1.1.1'],
  ['through Hosting by IPv6', '2001:db8::1, 2404:6800:4009::1', '2001:db8::1', '2001:db8::1'],
  ['through Hosting with a forged list', `9.9.9.9, 1.1.1.1, ${FRONT_END}`, '1.1.1.1', '1.1.1.1'],
  [
    'through Hosting from Google, with a forged list',
    `9.9.9.9, 66.249.66.1, ${FRONT_END}`,
    '1',
    '66.249.66.1',
  ],
  ['through Hosting, with a list that names its front end alone', FRONT_END, '1.1.1.1', '1.1.1.1'],
  ['the same without Fastly-Client-IP', FRONT_END, undefined, FRONT_END],
  // Accepted (ADR 0027): such a caller looks like Hosting.
  [
    'the function called from Google’s own network, with a forged list',
    `9.9.9.9, ${FRONT_END}`,
    '1',
    '9.9.9.9',
  ],
  ['the function called from a customer of Google', '9.9.9.9, 34.93.1.1', '9.9.9.9', '34.93.1.1'],
  ['through the CDN', `1.1.1.1, ${FASTLY}`, '1.1.1.1', '1.1.1.1'],
  ['through two places of the CDN', `1.1.1.1, ${FASTLY}, 146.75.1.1`, undefined, '1.1.1.1'],
  ['through the CDN with a forged list', `9.9.9.9, 1.1.1.1, ${FASTLY}`, undefined, '1.1.1.1'],
  ['through the CDN with a forged Fastly-Client-IP', `1.1.1.1, ${FASTLY}`, '9.9.9.9', '1.1.1.1'],
  ['through a load balancer', `1.1.1.1, ${GOOGLE}`, undefined, '1.1.1.1'],
  ['through the CDN, with a list that names it alone', FASTLY, '1.1.1.1', '1.1.1.1'],
  ['the same without Fastly-Client-IP', FASTLY, undefined, FASTLY],
  ['a Fastly-Client-IP that is no address', FASTLY, 'me', FASTLY],
  ['IPv6', '2001:db8::1, 2a04:4e42::1', undefined, '2001:db8::1'],
  ['IPv4 in IPv6', `::ffff:1.1.1.1, ::ffff:${FASTLY}`, undefined, '1.1.1.1'],
])('the caller’s address by proxy networks: %s', (_name, forwarded, fastlyClientIp, address) => {
  expect(callerAddress(request(forwarded, fastlyClientIp), known)).toBe(address);
});

test('Fastly-Client-IP is used where it cannot be forged, and only from a proxy', () => {
  const prefer: AddressRule = { ...known, fastly: 'prefer' };
  expect(callerAddress(request(`9.9.9.9, ${FASTLY}`, '1.1.1.1'), prefer)).toBe('1.1.1.1');
  expect(callerAddress(request('1.1.1.1', '9.9.9.9'), prefer)).toBe('1.1.1.1');
  expect(callerAddress(request(FASTLY, '9.9.9.9'), { ...known, fastly: 'ignore' })).toBe(FASTLY);
});

test('additional proxy networks can be configured, and invalid networks are refused', () => {
  const more = proxyNetworks(['198.51.100.0/24', '203.0.113.9']);
  const rule = { ...known, proxies: more };
  expect(callerAddress(request('1.1.1.1, 203.0.113.9, 198.51.100.7'), rule)).toBe('1.1.1.1');
  expect(() => proxyNetworks(['nonsense/8'])).toThrow('"nonsense/8" is not a network.');
});

test('forged headers do not change the address of a caller', () => {
  const forged = fc.array(
    fc.oneof(fc.ipV4(), fc.ipV6(), fc.string(), fc.constantFrom(FASTLY, FRONT_END, '10.0.0.1')),
  );
  fc.assert(
    fc.property(
      forged,
      fc.ipV4(),
      fc.constantFrom([], [FASTLY], [FASTLY, '10.0.0.1'], [FRONT_END]),
      (lie, fake, path) => {
        const header = [...lie, '1.1.1.1', ...path].join(', ');
        expect(callerAddress(request(header, fake), known)).toBe('1.1.1.1');
      },
    ),
  );
});

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['not:an:address', 'not:an:address'],
])('%s is counted as %s', (address, network) => {
  expect(callerNetwork(address)).toBe(network);
});

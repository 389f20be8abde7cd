import type { IncomingMessage } from 'node:http';
import { callerAddress, callerNetwork } from './address';

const request = (forwarded?: string) =>
  ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '127.0.0.1' },
  }) as unknown as IncomingMessage;

test.each<[string, string | undefined, number, string]>([
  ['nothing before the function', undefined, 2, '127.0.0.1'],
  ['no proxy trusted', '1.1.1.1', 0, '127.0.0.1'],
  ['one proxy', '1.1.1.1', 1, '1.1.1.1'],
  ['two proxies', '1.1.1.1, 10.0.0.1', 2, '1.1.1.1'],
  ['an entry the caller wrote', '9.9.9.9, 1.1.1.1, 10.0.0.1', 2, '1.1.1.1'],
  ['fewer entries than proxies', '1.1.1.1', 2, '1.1.1.1'],
])('%s', (_name, forwarded, hops, address) => {
  expect(callerAddress(request(forwarded), hops)).toBe(address);
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

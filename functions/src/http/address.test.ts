import type { IncomingMessage } from 'node:http';
import { callerAddress } from './address';

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

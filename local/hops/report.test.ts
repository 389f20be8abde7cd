import { type ConnectionResponse } from '@/domain/contracts/shoppers/connection';
import { type AddressRule, callerAddress, callerNetwork } from '../../functions/src/platform/callers/address';
import { proxyNetworks } from '../../functions/src/platform/callers/proxies';
import { FORGED_FASTLY, FORGED_LIST, hopsReport, type Measured } from './report';

const ME = '198.51.100.7';
const CDN = '151.101.1.195';
const FRONT_END = '66.102.8.142';
const UNKNOWN = '203.0.113.9';

interface Way {
  /** Entries that the proxies make of what the caller sent. */
  list: (sent: string[]) => string[];
  fastly?: (sent: string | null) => string;
}
const WAYS = {
  hosting: { list: (sent) => [...sent, ME, FRONT_END], fastly: () => ME },
  namesTheFrontEndAlone: { list: () => [FRONT_END], fastly: () => ME },
  cdn: { list: (sent) => [...sent, ME, CDN], fastly: () => ME },
  keepsFastly: { list: (sent) => [...sent, ME, CDN], fastly: (sent) => sent ?? ME },
  namesTheCdnAlone: { list: () => [CDN], fastly: () => ME },
  namesTheCdnAndKeepsFastly: { list: () => [CDN], fastly: (sent) => sent ?? ME },
  unknownProxy: { list: () => [UNKNOWN], fastly: () => ME },
  direct: { list: (sent) => [...sent, ME] },
} satisfies Record<string, Way>;

const shipped: AddressRule = { hops: null, proxies: proxyNetworks(), fastly: 'fallback' };

function measure(way: Way, rule: AddressRule): Measured {
  const see = (sent: string[], fastly: string | null): ConnectionResponse => {
    const list = way.list(sent);
    const named = way.fastly?.(fastly) ?? fastly;
    const headers = { 'x-forwarded-for': list.join(', '), 'fastly-client-ip': named ?? undefined };
    const request = { headers, socket: { remoteAddress: '169.254.1.1' } };
    const counted = callerNetwork(callerAddress(request as never, rule));
    return { forwardedFor: list, fastlyClientIp: named, counted };
  };
  return {
    plain: see([], null),
    withList: see([FORGED_LIST], null),
    withFastly: see([], FORGED_FASTLY),
  };
}
const of = (way: Way, over: Partial<AddressRule> = {}) => hopsReport(measure(way, { ...shipped, ...over }));

test.each<[keyof typeof WAYS, boolean, string[]]>([
  ['hosting', true, ['FASTLY_CLIENT_IP=prefer']],
  ['namesTheFrontEndAlone', true, ['FASTLY_CLIENT_IP=prefer']],
  ['cdn', true, ['FASTLY_CLIENT_IP=prefer']],
  ['keepsFastly', true, ['FASTLY_CLIENT_IP=ignore']],
  ['namesTheCdnAlone', true, ['FASTLY_CLIENT_IP=prefer']],
  ['namesTheCdnAndKeepsFastly', false, []],
  ['unknownProxy', false, [`TRUSTED_PROXIES=${UNKNOWN}`, 'FASTLY_CLIENT_IP=prefer']],
  ['direct', true, []],
])('the request path %s with the default settings is sound: %s', (way, isSound, settings) => {
  expect(of(WAYS[way])).toMatchObject({ isSound, settings });
});

test('the recommended settings make an unknown proxy sound', () => {
  expect(of(WAYS.unknownProxy, { proxies: proxyNetworks([UNKNOWN]), fastly: 'prefer' }).isSound).toBe(true);
});

test('too few and too many hops are detected', () => {
  expect(of(WAYS.hosting, { hops: 1, fastly: 'ignore' }).lines.join(' ')).toContain('all of them together');
  expect(of(WAYS.hosting, { hops: 3, fastly: 'ignore' })).toMatchObject({ isSound: false });
  expect(of(WAYS.direct, { hops: 2 }).lines.join(' ')).toContain('by writing a header');
});

test('the report has the number of hops', () => {
  expect(of(WAYS.hosting).lines[0]).toContain('(hops: 2, appended to what the caller sends)');
  expect(of(WAYS.namesTheCdnAlone).lines[0]).toContain('(hops: 1, in the place of what the caller sends)');
});

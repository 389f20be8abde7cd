import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** Fastly's public list (api.fastly.com/public-ip-list, 2026): Firebase Hosting's CDN. It changes about once a year. */
const FASTLY = [
  ...['23.235.32.0/20', '43.249.72.0/22', '103.244.50.0/24', '103.245.222.0/23', '103.245.224.0/24'],
  ...['104.156.80.0/20', '140.248.64.0/18', '140.248.128.0/17', '146.75.0.0/17', '151.101.0.0/16'],
  ...['157.52.64.0/18', '167.82.0.0/17', '167.82.128.0/20', '167.82.160.0/20', '167.82.224.0/20'],
  ...['172.111.64.0/18', '185.31.16.0/22', '199.27.72.0/21', '199.232.0.0/16'],
  ...['2a04:4e40::/32', '2a04:4e42::/32'],
];
/** Google's load balancers, as cloud.google.com/load-balancing/docs/https names them. */
const GOOGLE = ['35.191.0.0/16', '130.211.0.0/22'];
/**
 * Google's own networks: those of gstatic.com/ipranges/goog.json without its customers' in cloud.json (2026). From one
 * of them Firebase Hosting calls a function (docs/providers.md).
 */
const FRONT_ENDS = [
  ...['64.233.160.0/19', '66.102.0.0/20', '66.249.64.0/19', '72.14.192.0/18', '74.125.0.0/16'],
  ...['108.177.0.0/17', '142.250.0.0/15', '172.217.0.0/16', '172.253.0.0/16', '173.194.0.0/16'],
  ...['192.178.0.0/15', '209.85.128.0/17', '216.58.192.0/19', '216.239.32.0/19'],
  ...['2001:4860::/32', '2404:6800::/32', '2404:f340::/32', '2607:f8b0::/32', '2800:3f0::/32'],
  ...['2a00:1450::/32', '2c0f:fb50::/32'],
];
/** Private networks, which are never the source of a call over the Internet. */
const PRIVATE = [
  ...['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['::1/128', 'fc00::/7', 'fe80::/10'],
];

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

function networks(names: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of names) {
    const [address = '', bits = isIPv6(address) ? '128' : '32'] = network.split('/');
    if (!isIP(address) || !/^\d{1,3}$/.test(bits)) throw new Error(`"${network}" is not a network.`);
    list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

/** The networks of known proxies and `more`, such as `203.0.113.0/24`; throws on an invalid network. */
export const proxyNetworks = (more: readonly string[] = []): BlockList =>
  networks([...FASTLY, ...GOOGLE, ...PRIVATE, ...more]);

const frontEnds = networks(FRONT_ENDS);

/** Whether an address is one of Google's front ends; only the last entry of a list is one without doubt. */
export const isFrontEnd = (address: string): boolean =>
  isIP(address) !== 0 && frontEnds.check(address, familyOf(address));

export const isProxy = (proxies: BlockList, address: string): boolean =>
  isIP(address) !== 0 && proxies.check(address, familyOf(address));

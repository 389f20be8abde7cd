import { setting } from '../../platform/config';
import type { AddressRule } from '../../platform/callers/address';
import { proxyNetworks } from '../../platform/callers/proxies';

interface Settings {
  hops: string;
  proxies: string;
  fastly: string;
}

const FASTLY = ['fallback', 'prefer', 'ignore'] as const;

/**
 * The rule that the settings describe. Throws on an invalid setting, because a typing error would disable the limits.
 */
export function readAddressRule({ hops, proxies, fastly }: Settings): AddressRule {
  if (!/^(auto|\d{1,2})$/.test(hops))
    throw new Error(`TRUSTED_PROXY_HOPS is "${hops}"; use auto or a number.`);
  const worth = FASTLY.find((name) => name === fastly);
  if (!worth) throw new Error(`FASTLY_CLIENT_IP is "${fastly}"; use ${FASTLY.join(', ')}.`);
  const more = proxies
    .split(',')
    .map((network) => network.trim())
    .filter(Boolean);
  return { hops: hops === 'auto' ? null : Number(hops), proxies: proxyNetworks(more), fastly: worth };
}

let rule: AddressRule | null = null;

/** The rule of this instance, read once. */
export function addressRule(): AddressRule {
  rule ??= readAddressRule({
    hops: setting('TRUSTED_PROXY_HOPS'),
    proxies: setting('TRUSTED_PROXIES'),
    fastly: setting('FASTLY_CLIENT_IP'),
  });
  return rule;
}

import { type AddressRule } from '../../../functions/src/platform/callers/address';
import { proxyNetworks } from '../../../functions/src/platform/callers/proxies';

/** As on one machine: the hosting server alone stands before a function. */
export const ONE_PROXY: AddressRule = { hops: 1, proxies: proxyNetworks(), fastly: 'ignore' };

import { type AddressRule } from '../../../../functions/src/platform/callers/address';
import { proxyNetworks } from '../../../../functions/src/platform/callers/proxies';

/** As in the local stack, where only the hosting server is in front of a function. */
export const ONE_PROXY: AddressRule = { hops: 1, proxies: proxyNetworks(), fastly: 'ignore' };

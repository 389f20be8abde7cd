import { type ConnectionResponse } from '@/domain/contracts/shoppers/connection';
import { callerNetwork } from '../../functions/src/platform/callers/address';
import { isFrontEnd, isProxy, proxyNetworks } from '../../functions/src/platform/callers/proxies';

/** Documentation addresses (RFC 5737), which no caller has. */
export const FORGED_LIST = '192.0.2.1';
export const FORGED_FASTLY = '192.0.2.2';

export interface Measured {
  plain: ConnectionResponse;
  /** The same request with FORGED_LIST in X-Forwarded-For. */
  withList: ConnectionResponse;
  /** The same request with FORGED_FASTLY in Fastly-Client-IP. */
  withFastly: ConnectionResponse;
}

export interface HopsReport {
  isSound: boolean;
  lines: string[];
  /** Settings of the functions that would make it sound, such as `FASTLY_CLIENT_IP=prefer`. */
  settings: string[];
}

/** How many proxies append to X-Forwarded-For; null when the last one replaces it. */
function countHops({ plain, withList }: Measured): { hops: number; isAppended: boolean } {
  const forgedAt = withList.forwardedFor.indexOf(FORGED_LIST);
  if (forgedAt === -1) return { hops: plain.forwardedFor.length, isAppended: false };
  return { hops: withList.forwardedFor.length - forgedAt - 1, isAppended: true };
}

/** Reports which address a deployed shop takes callers for, and the settings that correct it. */
export function hopsReport(measured: Measured): HopsReport {
  const { plain, withList, withFastly } = measured;
  const { hops, isAppended } = countHops(measured);
  const hasFastly = plain.fastlyClientIp !== null;
  const isFastlyForgeable = hasFastly && withFastly.fastlyClientIp === FORGED_FASTLY;
  const ofList = plain.forwardedFor.at(-hops) ?? '';
  const caller = plain.fastlyClientIp ?? ofList;
  const isListed = plain.forwardedFor.includes(caller);
  const chain = plain.forwardedFor.slice(isListed ? plain.forwardedFor.lastIndexOf(caller) + 1 : 0);
  const known = proxyNetworks();
  const isKnown = (address: string, at: number) =>
    isProxy(known, address) || (at === chain.length - 1 && isFrontEnd(address));
  const unknown = chain.filter((address, at) => !isKnown(address, at));
  const isForged = [withList, withFastly].some(({ counted }) => counted !== plain.counted);
  const isCaller = plain.counted === callerNetwork(caller);
  const way = isAppended ? 'appended to' : 'in the place of';
  const fastly = isFastlyForgeable ? 'kept as the caller sends it' : 'the caller cannot change it';
  const lines = [
    `X-Forwarded-For: ${plain.forwardedFor.join(', ') || 'none'} (hops: ${hops}, ${way} what the caller sends)`,
    `Fastly-Client-IP: ${plain.fastlyClientIp === null ? 'none' : `${plain.fastlyClientIp} (${fastly})`}`,
    `This machine is counted as ${plain.counted}. Compare it with the address that your network has on the Internet.`,
  ];
  const settings: string[] = [];
  if (unknown.length > 0) settings.push(`TRUSTED_PROXIES=${[...new Set(unknown)].join(',')}`);
  if (hasFastly && !isFastlyForgeable) settings.push('FASTLY_CLIENT_IP=prefer');
  if (isFastlyForgeable && isListed) settings.push('FASTLY_CLIENT_IP=ignore');
  if (isForged) lines.push('A caller can be counted as somebody else by writing a header.');
  if (!isCaller) lines.push('Callers are counted as the proxy before the shop, all of them together.');
  if (isFastlyForgeable && !isListed)
    lines.push(
      'No header names the caller safely here: limits by address hold nobody back. Put Cloud Armor in front of the functions.',
    );
  return { isSound: !isForged && isCaller, lines, settings };
}

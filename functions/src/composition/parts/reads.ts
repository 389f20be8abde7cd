import { firestore } from '../../gateways/firebase/firebase';
import { googleReads } from '../../gateways/firebase/reads/googleReads';
import type { Reads } from '../../platform/firestore/reads';
import { withSdkFallback } from '../../gateways/firebase/reads/withSdkFallback';
import { sdkReads } from '../../gateways/firebase/reads/sdkReads';
import { log } from '../../platform/log';

const now = () => new Date();
let opened: Reads | undefined;

function open(): Reads {
  const sdk = sdkReads(firestore);
  const quick = googleReads(process.env, now);
  return quick ? withSdkFallback(quick, sdk, { now, log }) : sdk;
}

/** Firestore reads, without the SDK where possible; opened at the first read, when the environment is set. */
export const reads: Reads = {
  find: (query) => (opened ??= open()).find(query),
  getAll: (paths) => (opened ??= open()).getAll(paths),
};

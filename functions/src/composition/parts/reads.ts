import { firestore } from '../../gateways/firebase/firebase';
import { googleReads } from '../../gateways/firebase/reads/googleReads';
import type { Reads } from '../../platform/firestore/reads';
import { readsFirst } from '../../gateways/firebase/reads/withSdkFallback';
import { sdkReads } from '../../gateways/firebase/reads/sdkReads';
import { log } from '../../platform/log';

const now = () => new Date();
let opened: Reads | undefined;

function open(): Reads {
  const sdk = sdkReads(firestore);
  const quick = googleReads(process.env, now);
  return quick ? readsFirst(quick, sdk, { now, log }) : sdk;
}

/** Reads without the SDK where that can be; opened at the first, when the environment is there. */
export const reads: Reads = {
  find: (asked) => (opened ??= open()).find(asked),
  getAll: (paths) => (opened ??= open()).getAll(paths),
};

import { firestore } from '../gateways/firebase';
import { googleReads } from '../gateways/reads/googleReads';
import type { Reads } from '../gateways/reads/reads';
import { readsFirst } from '../gateways/reads/readsFirst';
import { sdkReads } from '../gateways/reads/sdkReads';
import { log } from '../http/log';

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

/** Builds an id from prefix, timestamp (ms) and six random digits, so that two orders of one millisecond differ. */
export function newOrderId(prefix: string, now: Date, random: () => number): string {
  return `${prefix}${now.getTime()}${String(Math.floor(random() * 1_000_000)).padStart(6, '0')}`;
}

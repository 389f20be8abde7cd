/** Prefix, timestamp (ms) and a random number of six digits, so that buyers of one millisecond do not meet. */
export function newOrderId(prefix: string, now: Date, random: () => number): string {
  return `${prefix}${now.getTime()}${String(Math.floor(random() * 1_000_000)).padStart(6, '0')}`;
}

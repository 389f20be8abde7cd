const FIRST_MS = 2000;
const MAX_DELAY_MS = 5 * 60_000;

/** The wait after this many failures in a row: 2 s, 4 s, 8 s … up to five minutes. */
export function backoff(failures: number): number {
  return Math.min(FIRST_MS * 2 ** Math.max(0, failures - 1), MAX_DELAY_MS);
}

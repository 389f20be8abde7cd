import { setTimeout as pause } from 'node:timers/promises';

/**
 * Makes calls at a fixed rate (open loop): a client that waits for its last answer would call less often when the shop is
 * slow. Returns the milliseconds of each call from the moment it was due.
 */
export async function atRate(
  perSecond: number,
  count: number,
  call: (n: number) => Promise<void>,
): Promise<number[]> {
  const start = performance.now();
  const due = (n: number) => start + (n * 1000) / perSecond;
  const running: Promise<number>[] = [];
  for (let n = 0; n < count; n += 1) {
    const wait = due(n) - performance.now();
    if (wait > 0) await pause(wait);
    const answered = call(n).then(() => performance.now() - due(n));
    // Failures are reported at the end, by the list.
    answered.catch(() => undefined);
    running.push(answered);
  }
  return Promise.all(running);
}

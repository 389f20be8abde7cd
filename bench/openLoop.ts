import { setTimeout as pause } from 'node:timers/promises';

/**
 * Makes calls at a fixed rate, whether those before are answered or not, as visitors do: a client that waits for its last
 * answer would ask less the slower the shop is. Answers the milliseconds of each from the moment it was due.
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
    // What fails is told at the end, by the list.
    answered.catch(() => undefined);
    running.push(answered);
  }
  return Promise.all(running);
}

import { setTimeout as pause } from 'node:timers/promises';

/** Waits until `check` holds; the test's own time limit ends a wait in vain. */
export async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await check())) await pause(10);
}

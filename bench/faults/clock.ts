import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A clock that processes share through a file, which holds its offset from the machine's clock in milliseconds. */
export function openClock(file: string) {
  let ahead = 0;
  writeFileSync(file, '0');
  return {
    now: () => Date.now() + ahead,
    /** Moves the clock forward (or back); the processes notice within a few milliseconds. */
    advance(ms: number) {
      ahead += ms;
      writeFileSync(file, String(ahead));
      return ahead;
    },
    /** The environment of a process that uses this clock. */
    environment: {
      GLUMIST_CLOCK: file,
      NODE_OPTIONS: `--import ${pathToFileURL(join(__dirname, 'shiftedClock.mjs')).href}`,
    },
  };
}

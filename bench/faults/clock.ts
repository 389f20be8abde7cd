import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A clock that processes share by way of a file: how many milliseconds they are ahead of this machine's. */
export function openClock(file: string) {
  let ahead = 0;
  writeFileSync(file, '0');
  return {
    now: () => Date.now() + ahead,
    /** Moves it forward (or back); the processes see it within a few milliseconds. */
    advance(ms: number) {
      ahead += ms;
      writeFileSync(file, String(ahead));
      return ahead;
    },
    /** The environment in which a process goes by it. */
    environment: {
      GLUMIST_CLOCK: file,
      NODE_OPTIONS: `--import ${pathToFileURL(join(__dirname, 'shiftedClock.mjs')).href}`,
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { FREE_PORTS } from '../../e2e/support/running/shopProcess';

const READY = 'Shop ready:';

export interface TimedStart {
  /** Milliseconds from the command to the line "Shop ready"; rejects with the output when it ends before. */
  ready: Promise<number>;
  /** Ends it as Ctrl-C does, with a signal to the whole process group. */
  stop(): Promise<void>;
}

/** Runs `npm start` in a tree on free ports, with its data in `dataDir`. */
export function npmStart(tree: string, dataDir: string): TimedStart {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: tree,
    detached: true,
    env: { ...process.env, ...FREE_PORTS, GLUMIST_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  let output = '';
  const ready = new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes(READY)) resolve(performance.now() - began);
      });
    }
    closed.then(() => reject(new Error(`npm start ended before the shop was ready:\n${output}`)), reject);
  });
  return {
    ready,
    stop: async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
      await closed;
    },
  };
}

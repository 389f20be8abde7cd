import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { npmStart, type TimedStart } from './support/npmStart';
import { median } from './support/load/statistics';
import { textTable } from '../local/textTable';
import { copyTree } from '../e2e/support/running/copyTree';

const STARTS = 5;
/** Build output and caches, which a fresh clone lacks. */
const LEFT_OUT = ['.git', '.local', 'dist', 'functions/lib', 'coverage', 'e2e/.artifacts', 'demo/.cache'];

/**
 * `npm run bench -- start`: how long `npm start` takes to "Shop ready", with the first build and once built. Works in a
 * copy of the tree, so that what is built here stays as it is. See bench/README.md.
 */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'glumist-bench-'));
  const tree = join(folder, 'tree');
  let running: TimedStart | null = null;
  const stop = async () => {
    await running?.stop();
    running = null;
  };
  const timed = async (dataDir: string) => {
    running = npmStart(tree, join(folder, dataDir));
    const ms = await running.ready;
    await stop();
    return ms / 1000;
  };
  const interrupted = () => {
    void stop().finally(() => {
      rmSync(folder, { recursive: true, force: true });
      process.exit(130);
    });
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    copyTree(resolve(__dirname, '..'), tree, (path) => LEFT_OUT.includes(path));
    const first = await timed('data');
    const again: number[] = [];
    const empty: number[] = [];
    for (let n = 0; n < STARTS; n += 1) {
      again.push(await timed('data'));
      empty.push(await timed(`empty-${n}`));
    }
    console.log(
      textTable(
        ['npm start to "Shop ready"', 'starts', 'median', 'slowest'],
        [
          row('first build, no data', [first]),
          row('built, data there', again),
          row('built, no data (seeds it)', empty),
        ],
      ),
    );
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function row(name: string, seconds: readonly number[]): string[] {
  const shown = (value: number) => `${value.toFixed(1)} s`;
  return [name, String(seconds.length), shown(median(seconds)), shown(Math.max(...seconds))];
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

/** The property and table tests that `npm test` runs with fewer inputs. */
const FILES = ['interleavings', 'signatures', 'fuzz', 'model', 'queryModel', 'listProofs', 'attacks/tables'];
/** Runs of each property, about ten times those of `npm test`. */
const RUNS = {
  FUZZ_STORIES: '50',
  FUZZ_FLIPS: '2000',
  FUZZ_RUNS: '10000',
  MODEL_RUNS: '600',
  FUZZ_ATTACKS: 'all',
};
/** Milliseconds that one test may take: an hour. */
const TIMEOUT = 3_600_000;

const jest = createRequire(__filename).resolve('jest/bin/jest');
const pattern = `/(${FILES.join('|')})\\.test\\.ts$`;

/**
 * `npm run bench -- fuzz`, with any options of Jest: exits with 1 when a test fails. Seeds are random and printed with a
 * failure.
 */
const args = [jest, `--testTimeout=${TIMEOUT}`, ...process.argv.slice(2), pattern];
const { status } = spawnSync(process.execPath, args, {
  env: { ...process.env, ...RUNS },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;

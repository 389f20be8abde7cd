import path from 'node:path';
import { warnOfOldNode } from '../nodeVersion';
import { runSuites } from './runner';
import { readGroups, stepsOf } from './suites';
import { lastLine } from './tally';

/**
 * `npm test`: the site and the types, then Jest beside the other checks, then the browser alone. `--only=lint,unit,e2e` picks.
 * Ends with the line `N passed, N failed`; the exit code is 0 only when nothing failed.
 */
async function main(): Promise<number> {
  warnOfOldNode();
  const groups = readGroups(process.argv.slice(2));
  if ('problem' in groups) {
    console.error(groups.problem);
    return 2;
  }
  const abort = new AbortController();
  const stop = () => abort.abort();
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  // tsx, which launches this process, holds an IPC channel: if it were killed, no process could end the suites.
  if (process.send) process.once('disconnect', stop);

  const counts = await runSuites({
    root: path.resolve(__dirname, '../..'),
    steps: stepsOf(groups),
    signal: abort.signal,
    log: (line) => console.log(line),
  });
  console.log(lastLine(counts));
  return abort.signal.aborted || counts.failed > 0 ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    console.log(lastLine({ passed: 0, failed: 1 }));
    process.exit(1);
  },
);

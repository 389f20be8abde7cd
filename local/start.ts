import { warnOfOldNode } from './nodeVersion';
import { startStack, stackOptions, type Stack } from './stack';
import { table } from './stack/table';

/** `npm start`: the whole shop on this machine, until Ctrl-C. Options: --fresh, --bare, --dev, --emulators. */
async function main(): Promise<void> {
  warnOfOldNode();
  const options = stackOptions(process.argv.slice(2), process.env);
  const abort = new AbortController();
  const stop = () => abort.abort();
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  onLauncherDeath(stop);

  const stack = await startStack({
    ...options,
    signal: abort.signal,
    log: (line) => console.log(line),
  }).catch((error: unknown) => {
    if (abort.signal.aborted) return null;
    throw error;
  });
  if (!stack) return;
  if (!abort.signal.aborted) {
    console.log(table(stack));
    console.log(`Shop ready: ${stack.urls.base}`);
  }
  process.exitCode = await untilEnd(stack, abort.signal);
  await stack.close();
}

const LAUNCHER_CHECK_MS = 500;

/** tsx runs this file in a child process, which must stop when tsx is killed. */
function onLauncherDeath(stop: () => void): void {
  const launched = process.execArgv.some((argument) => /tsx.*preflight/.test(argument));
  if (!launched) return;
  const launcher = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== launcher) stop();
  }, LAUNCHER_CHECK_MS);
  timer.unref();
}

/** Waits for Ctrl-C (exit code 0) or for a part that fails (1). */
function untilEnd(stack: Stack, signal: AbortSignal): Promise<number> {
  return new Promise((resolve) => {
    const interrupt = () => resolve(0);
    if (signal.aborted) interrupt();
    signal.addEventListener('abort', interrupt);
    void stack.failed.then((reason) => {
      console.error(reason);
      resolve(1);
    });
  });
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);

/**
 * Runs `job` every `interval` milliseconds, one at a time, until stopped; a failure is logged and the next turn comes. A
 * run that is still going when it is stopped may fail unheard: what it asks is being stopped too.
 */
export function schedule(name: string, interval: number, job: () => Promise<unknown>): () => void {
  let running = false;
  let stopped = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    job()
      .catch((error: unknown) => {
        if (!stopped) console.error(`${name} failed:`, error instanceof Error ? error.message : error);
      })
      .finally(() => {
        running = false;
      });
  }, interval);
  timer.unref();
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}

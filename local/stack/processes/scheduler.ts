/**
 * Runs `job` every `intervalMs`, one run at a time, until stopped. Failures are logged, except during the stop,
 * when the other parts are stopping too.
 */
export function schedule(name: string, intervalMs: number, job: () => Promise<unknown>): () => void {
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
  }, intervalMs);
  timer.unref();
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}

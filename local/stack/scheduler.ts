/** Runs `job` every `interval` milliseconds, one at a time, until stopped; a failure is logged and the next turn comes. */
export function schedule(name: string, interval: number, job: () => Promise<unknown>): () => void {
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    job()
      .catch((error: unknown) =>
        console.error(`${name} failed:`, error instanceof Error ? error.message : error),
      )
      .finally(() => {
        running = false;
      });
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}

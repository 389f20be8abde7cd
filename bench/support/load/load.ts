/** One call as a client saw it. */
export interface Sample<T> {
  /** Milliseconds from the request to the whole answer. */
  ms: number;
  answer: T;
}

/** Runs the calls with `clients` clients: each starts its next call when its last one is answered. */
export async function byClients<T>(
  clients: number,
  calls: readonly (() => Promise<T>)[],
): Promise<Sample<T>[]> {
  const samples: Sample<T>[] = [];
  const queue = [...calls];
  const client = async () => {
    for (let call = queue.shift(); call; call = queue.shift()) {
      const start = performance.now();
      const answer = await call();
      samples.push({ ms: performance.now() - start, answer });
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return samples;
}

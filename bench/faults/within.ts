/** Milliseconds that a step of a fault may take until it counts as never reached. */
const TIMEOUT_MS = 40_000;

/** Awaits a promise; when it takes too long, throws an error that names the awaited step. */
export async function within<T>(what: string, promise: Promise<T>, ms = TIMEOUT_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: nothing for ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

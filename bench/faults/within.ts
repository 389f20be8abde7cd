/** Milliseconds that a step of a fault may take until it counts as never reached. */
const PATIENCE = 40_000;

/** What a promise comes to; throws, saying what was waited for, when it takes too long. */
export async function within<T>(what: string, promise: Promise<T>, ms = PATIENCE): Promise<T> {
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

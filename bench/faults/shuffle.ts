/** The same pseudo-random numbers from 0 up to 1 at every run: what went wrong once goes wrong again. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The same things in another order. */
export function shuffled<T>(things: readonly T[], random: () => number): T[] {
  const rest = [...things];
  return things.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

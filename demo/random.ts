/** Pseudo-random numbers in [0, 1), the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Shuffles a list. */
export function shuffled<T>(things: readonly T[], random: () => number): T[] {
  const rest = [...things];
  return things.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

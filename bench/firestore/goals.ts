/** The figures of a run: rates per second, times in milliseconds. */
export interface Measured {
  readonly writesPerSecond: number;
  readonly readsPerSecond: number;
  /** The slowest of the queries' medians over 100,000 documents. */
  readonly queryMs: number;
  /** From the start of the process until it is ready, with 100,000 documents on the disk. */
  readonly readyMs: number;
}

const MIN = { writesPerSecond: 2_000, readsPerSecond: 5_000 } as const;
const MAX = { queryMs: 20, readyMs: 2_000 } as const;

/** Returns a sentence for each missed goal, with the goal and the measured figure. */
export function missedGoals(measured: Measured): string[] {
  const missedText = (name: keyof Measured, bound: string) =>
    `${name}: ${measured[name].toFixed(1)}, ${bound}`;
  // Negated, so that NaN misses the goal too.
  return [
    ...entries(MIN).flatMap(([name, least]) =>
      measured[name] >= least ? [] : missedText(name, `at least ${least} wanted`),
    ),
    ...entries(MAX).flatMap(([name, most]) =>
      measured[name] <= most ? [] : missedText(name, `at most ${most} wanted`),
    ),
  ];
}

function entries<Name extends string>(bounds: Readonly<Record<Name, number>>): [Name, number][] {
  return Object.entries(bounds) as [Name, number][];
}

/** A list with what stands at `i` replaced by any number of others. */
export const replaced = <T>(list: readonly T[], i: number, ...others: T[]): T[] => [
  ...list.slice(0, i),
  ...others,
  ...list.slice(i + 1),
];

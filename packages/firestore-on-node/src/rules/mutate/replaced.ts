/** A copy of a list with the item at `i` replaced by any number of items. */
export const replaced = <T>(list: readonly T[], i: number, ...others: T[]): T[] => [
  ...list.slice(0, i),
  ...others,
  ...list.slice(i + 1),
];

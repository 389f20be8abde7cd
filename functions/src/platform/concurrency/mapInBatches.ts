/** Works on all things, so many at a time; answers in their order. What `work` throws ends it. */
export async function sideBySide<T, R>(
  things: readonly T[],
  atOnce: number,
  work: (thing: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < things.length; start += atOnce) {
    results.push(...(await Promise.all(things.slice(start, start + atOnce).map(work))));
  }
  return results;
}

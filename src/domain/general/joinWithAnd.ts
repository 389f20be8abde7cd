/** Lists things in a sentence: 'a, b and c'. */
export function joinWithAnd(things: readonly string[]): string {
  if (things.length < 2) return things.join('');
  return `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
}

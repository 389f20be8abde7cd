const joinWith = (word: string) => (things: readonly string[]) =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${word} ${things.at(-1)}`;

/** Joins words: 'a, b and c'. */
export const joinWithAnd = joinWith('and');

/** Joins words: 'a, b or c'. */
export const joinWithOr = joinWith('or');

/** The strip under an empty search box. */
export const RECOMMENDED = { tag: 'recommended', rating: 4, most: 10 } as const;

interface Rated {
  tags: readonly string[];
  rating: number;
}

/** Items with the tag, then the best rated of the others. */
export function recommendedOf<T extends Rated>(products: readonly T[]): T[] {
  const tagged = products.filter(({ tags }) => tags.includes(RECOMMENDED.tag));
  const rated = products
    .filter((product) => product.rating >= RECOMMENDED.rating && !tagged.includes(product))
    .sort((a, b) => b.rating - a.rating);
  return [...tagged, ...rated].slice(0, RECOMMENDED.most);
}

interface Offered {
  id: string;
  name: string;
  subtitle: string;
  category: string;
}

/**
 * The products that can join a comparison: those that match the typed words, the first product's category
 * first.
 */
export function pickable<Item extends Offered>(
  onSale: readonly Item[],
  compared: readonly Pick<Offered, 'id' | 'category'>[],
  typed: string,
): Item[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const kind = compared[0]?.category;
  const offered = onSale.filter(({ id, name, subtitle, category }) => {
    const text = `${name} ${subtitle} ${category}`.toLowerCase();
    return !compared.some((one) => one.id === id) && words.every((word) => text.includes(word));
  });
  return [
    ...offered.filter(({ category }) => category === kind),
    ...offered.filter(({ category }) => category !== kind),
  ];
}

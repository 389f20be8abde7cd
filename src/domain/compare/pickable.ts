interface Offered {
  id: string;
  name: string;
  subtitle: string;
  category: string;
}

/** What may join a comparison: what matches the typed words, the kind of the first product first. */
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

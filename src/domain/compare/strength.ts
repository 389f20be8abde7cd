import type { Product } from '../catalogue/catalogue';

/** '10% niacinamide' in the line under a product's name, such as '10% niacinamide, 1% zinc PCA'. */
const STRENGTH = /^(\d+(?:\.\d+)?\s?%)\s+(\S.*)$/;
const SEPARATORS = /\s*(?:[,;·+]| and )\s*/;

interface Strength {
  /** As the catalogue writes it. */
  text: string;
  ingredient: string;
}

function strengthsIn(subtitle: string): Strength[] {
  return subtitle.split(SEPARATORS).flatMap((text) => {
    const ingredient = STRENGTH.exec(text)?.[2];
    return ingredient ? [{ text, ingredient }] : [];
  });
}

/** Compares names without their case and plural: 'Ceramides' is in '2% ceramide complex'. */
function isAbout(name: string, { ingredient }: Strength): boolean {
  const plain = (text: string) => ` ${text.toLowerCase().replace(/s\b/g, '')} `;
  return plain(ingredient).includes(plain(name)) || plain(name).includes(plain(ingredient));
}

/** The key ingredients, each in the words of the line under the name where those give its strength. */
export function keyIngredientsOf(product: Pick<Product, 'keyIngredients' | 'subtitle'>): string[] {
  const strengths = strengthsIn(product.subtitle);
  const named = product.keyIngredients.map(
    (name) => strengths.find((strength) => isAbout(name, strength))?.text ?? name,
  );
  return [...new Set(named)];
}

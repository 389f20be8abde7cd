import { bestSellers } from './bestSellers';
import type { Product } from '../catalogue';

/** Products in the story of About Us. */
const STORY_LENGTH = 4;

type Told = Pick<Product, 'tags' | 'stock' | 'ratingCount' | 'category' | 'images'>;

/** Best sellers of different categories that have a picture beside that of their pack. */
export function storyProducts<Sold extends Told>(products: readonly Sold[], count = STORY_LENGTH): Sold[] {
  const categories = new Set<string>();
  return bestSellers(products, products.length)
    .filter(({ category, images }) => {
      if (images.length < 2 || categories.has(category)) return false;
      categories.add(category);
      return true;
    })
    .slice(0, count);
}

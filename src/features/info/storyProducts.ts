import { bestSellers } from '@/domain/catalogue/bestSellers';
import type { ProductSummary } from '@/domain/contracts/catalogue';

/** Best sellers of different categories that have a picture beside that of their pack. */
export function storyProducts(products: readonly ProductSummary[], count: number): ProductSummary[] {
  const categories = new Set<string>();
  return bestSellers(products, products.length)
    .filter(({ category, images }) => {
      if (images.length < 2 || categories.has(category)) return false;
      categories.add(category);
      return true;
    })
    .slice(0, count);
}

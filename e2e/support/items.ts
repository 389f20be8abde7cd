import type { CartItem } from '../../src/domain/cart';
import { comboLine, productLine } from '../../src/domain/cartLines';
import type { CatalogueResponse } from '../../src/domain/contracts/catalogue';
import { readStack } from './stack';

/** Lines of a cart as the shop sells them now: the product that a card shows, or the combo, of each id. */
export async function itemsOf(...ids: string[]): Promise<CartItem[]> {
  const answer = await fetch(`${readStack().baseUrl}/api/catalogue`);
  const { products, combos } = (await answer.json()) as CatalogueResponse;
  return ids.map((id) => {
    const product = products.find((one) => one.id === id);
    const combo = combos.find((one) => one.id === id);
    if (combo) return comboLine(combo);
    const [variant] = product?.variants ?? [];
    if (!product || !variant) throw new Error(`The shop sells no ${id}`);
    return productLine(product, variant);
  });
}

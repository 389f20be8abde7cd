import type { CartItem } from '../../../src/domain/cart/cart';
import { comboLine, productLine } from '../../../src/domain/cart/cartLines';
import type { CatalogueResponse } from '../../../src/domain/contracts/shoppers/catalogue';
import { readStack } from './stack';

/** The current catalogue. */
export async function readCatalogue(): Promise<CatalogueResponse> {
  return (await (await fetch(`${readStack().baseUrl}/api/catalogue`)).json()) as CatalogueResponse;
}

/** Lines of a cart as the shop sells them now: the product that a card shows, or the combo, of each id. */
export async function itemsOf(...ids: string[]): Promise<CartItem[]> {
  const { products, combos } = await readCatalogue();
  return ids.map((id) => {
    const product = products.find((one) => one.id === id);
    const combo = combos.find((one) => one.id === id);
    if (combo) return comboLine(combo);
    const [variant] = product?.variants ?? [];
    if (!product || !variant) throw new Error(`The shop sells no ${id}`);
    return productLine(product, variant);
  });
}

/** A soap of the demo, whose price the tests count with: ₹149, and so ₹141.55 online. */
export const soap: CartItem = {
  id: 'neem-and-tulsi-bar',
  name: 'Neem and Tulsi Bar',
  title: '',
  mainImage: '',
  kind: 'product',
  price: 149,
  quantity: 1,
  variant: '100 g',
  sku: 'GLM-BOD-NEE-100G',
};

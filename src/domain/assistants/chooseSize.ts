import type { CartItem } from '../cart/cart';
import { MAX_LINE_QUANTITY } from '../cart/cart';
import { comboLine, productLine } from '../cart/cartLines';
import type { OnSale } from '../cart/reorder';
import { messages } from './messages';

/** An item to add to the cart: its id, the name of its size, and a quantity. */
export interface Wish {
  id: string;
  size: string;
  quantity: number;
}

const words = (text: string) => text.toLowerCase().replace(/\s+/g, '');

/** The cart line and stock of a wish, or a sentence that explains the problem. */
export function chooseSize(
  { id, size }: Pick<Wish, 'id' | 'size'>,
  { products, combos }: OnSale,
): { item: CartItem; stock: number } | { problem: string } {
  const combo = combos.find((one) => one.id === id);
  if (combo) return { item: comboLine(combo), stock: combo.stock };
  const product = products.find((one) => one.id === id);
  if (!product) return { problem: messages.noItem(id) };
  const { variants, name } = product;
  const only = variants.length === 1 && !size ? variants[0] : undefined;
  const variant = only ?? variants.find(({ label }) => words(label) === words(size));
  if (variant) return { item: productLine(product, variant), stock: variant.stock };
  const sizes = variants.map(({ label }) => label);
  return { problem: messages.whichSize(name, sizes) };
}

/** The quantity of a line after adding units, limited by stock and the cart's maximum. */
export function quantityAfter(inCart: number, added: number, stock: number): number {
  return Math.max(0, Math.min(inCart + added, stock, MAX_LINE_QUANTITY));
}

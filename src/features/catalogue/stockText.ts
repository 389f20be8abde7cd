import { messages } from './messages/stockText';
/** Stock up to this count is shown as a number. */
const LOW_STOCK = 5;

/** 'Sold out', 'Only 3 left', or empty. */
export function stockText(stock: number): string | null {
  if (stock <= 0) return messages.soldOut;
  return stock <= LOW_STOCK ? messages.onlyLeft(stock) : null;
}

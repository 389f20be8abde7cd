import { messages } from './messages';
/** From here down the shop says how many there are. */
const FEW = 5;

/** 'Sold out', 'Only 3 left', or nothing while there is plenty. */
export function stockText(stock: number): string | null {
  if (stock <= 0) return messages.stockText.soldOut;
  return stock <= FEW ? messages.stockText.onlyLeft(stock) : null;
}

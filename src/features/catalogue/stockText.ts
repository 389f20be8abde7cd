import { messages } from './messages/stockText';
/** From here down the shop says how many there are. */
const FEW = 5;

/** 'Sold out', 'Only 3 left', or nothing while there is plenty. */
export function stockText(stock: number): string | null {
  if (stock <= 0) return messages.soldOut;
  return stock <= FEW ? messages.onlyLeft(stock) : null;
}

import type { CatalogueItemBase } from '@/domain/catalogue/catalogue';
import { stockText } from '../stockText';
import { messages } from './messages/cardFact';

/** The one fact on a card: that it is unavailable, low stock, or the item's own label. */
export function productFact({ stock, label }: Pick<CatalogueItemBase, 'stock' | 'label'>): string {
  if (stock <= 0) return label || messages.soldOut;
  return stockText(stock) ?? label;
}

/** Like productFact; a combo with enough stock shows its saving. */
export function comboFact(combo: Pick<CatalogueItemBase, 'stock' | 'label'>, youSave?: string) {
  const stock = stockText(combo.stock);
  if (stock) return { text: productFact(combo), saving: false };
  return { text: youSave ?? combo.label, saving: youSave !== undefined };
}

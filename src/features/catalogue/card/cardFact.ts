import type { CatalogueItemBase } from '@/domain/catalogue/catalogue';
import { stockText } from '../stockText';
import { messages } from './messages/cardFact';

/** The one fact on a card: why it cannot be bought, that few are left, or what the shop says of it. */
export function productFact({ stock, label }: Pick<CatalogueItemBase, 'stock' | 'label'>): string {
  if (stock <= 0) return label || messages.soldOut;
  return stockText(stock) ?? label;
}

/** As productFact; a combo's saving is its fact while there is plenty. */
export function comboFact(combo: Pick<CatalogueItemBase, 'stock' | 'label'>, youSave?: string) {
  const stock = stockText(combo.stock);
  if (stock) return { text: productFact(combo), saving: false };
  return { text: youSave ?? combo.label, saving: youSave !== undefined };
}

import { formatRupees } from '@/domain/money';
import { store } from '@/domain/store';
import { unitPrice } from '../priceView';
import type { Detail } from '../types';
import type { Choice } from './detailView';

export type LabelFact = [name: string, value: string];

/** What the law wants said beside a packed good sold from afar (Legal Metrology, Packaged Commodities Rules). */
export function labelFacts(detail: Detail, choice: Choice): LabelFact[] {
  const care: LabelFact = ['Customer care', `${store.supportEmail}, ${store.supportPhone}`];
  const mrp: LabelFact = ['MRP', `${formatRupees(choice.mrp)}, inclusive of all taxes`];
  if (detail.kind === 'combo') {
    const contents = detail.item.items.map(({ productId, variantId, quantity }) => {
      const product = detail.parts.find(({ id }) => id === productId);
      const variant = product?.variants.find(({ id }) => id === variantId);
      return `${quantity > 1 ? `${quantity} × ` : ''}${product?.name ?? 'Product'} ${variant?.label ?? ''}`.trim();
    });
    const origins = [...new Set(detail.parts.map(({ countryOfOrigin }) => countryOfOrigin))];
    return [
      ['In the set', contents.join(', ')],
      mrp,
      ...(origins.length > 0 ? [['Country of origin', origins.join(', ')] as LabelFact] : []),
      care,
    ];
  }
  const { item } = detail;
  const unit = unitPrice(choice);
  return [
    ['Net quantity', choice.label || `${item.netQuantity.value} ${item.netQuantity.unit}`],
    mrp,
    ...(unit ? [['Unit price', unit] as LabelFact] : []),
    ['Best before', `${item.shelfLifeMonths} months from manufacture`],
    ['Country of origin', item.countryOfOrigin],
    ['Made and packed by', item.manufacturer],
    care,
  ];
}

import { select } from 'typed-redux-saga';
import { COMBO_CATEGORY, type MeasuredItem } from '@/domain/analytics/analytics';
import type { CartItem } from '@/domain/cart/cart';
import { selectProducts } from '@/features/catalogue';

/** Lines with what kind of thing they are, as far as the catalogue has been loaded. */
export function* withCategories(items: readonly CartItem[]) {
  const products = yield* select(selectProducts);
  const categories = new Map(products.map(({ id, category }) => [id, category]));
  return items.map((item): MeasuredItem => {
    const category = item.kind === 'combo' ? COMBO_CATEGORY : categories.get(item.id);
    return { ...item, category };
  });
}

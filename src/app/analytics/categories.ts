import { select } from 'typed-redux-saga';
import { COMBO_CATEGORY, type MeasuredItem } from '@/domain/analytics/analytics';
import type { CartItem } from '@/domain/cart/cart';
import { selectProducts } from '@/features/catalogue';

/** Adds the category of each line, for items of the loaded catalogue. */
export function* withCategories(items: readonly CartItem[]) {
  const products = yield* select(selectProducts);
  const categories = new Map(products.map(({ id, category }) => [id, category]));
  return items.map((item): MeasuredItem => {
    const category = item.kind === 'combo' ? COMBO_CATEGORY : categories.get(item.id);
    return { ...item, category };
  });
}

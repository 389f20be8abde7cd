import { delay, select } from 'typed-redux-saga';
import { measuredItem, viewItem, viewItemList } from '@/domain/analytics/analytics';
import type { ComboSummary, ProductSummary } from '@/domain/contracts/shoppers/catalogue';
import { itemViewed, listShown, selectCombos, selectDetailItem, selectProducts } from '@/features/catalogue';
import { takeEvery, takeLatest } from '@/lib/watch';
import type { Services } from '@/services';

/** Milliseconds; a list that changes while somebody types or filters is reported after a pause. */
export const LIST_DEBOUNCE_MS = 600;

/** Reports the lists, products and combos that the shopper sees. */
export function* watchViews({ analytics }: Services) {
  function* reportList({ payload }: ReturnType<typeof listShown>) {
    yield* delay(LIST_DEBOUNCE_MS);
    const products = yield* select(selectProducts);
    const combos = yield* select(selectCombos);
    const faces = new Map<string, ProductSummary | ComboSummary>();
    for (const product of products) faces.set(`product/${product.id}`, product);
    for (const combo of combos) faces.set(`combo/${combo.id}`, combo);
    const items = payload.keys.flatMap((key) => {
      const face = faces.get(key);
      return face ? [measuredItem(face)] : [];
    });
    if (items.length > 0) analytics.send(viewItemList(payload.list, items));
  }
  function* reportItem({ payload }: ReturnType<typeof itemViewed>) {
    const item = yield* select(selectDetailItem(payload.kind, payload.id));
    if (item) analytics.send(viewItem(measuredItem(item)));
  }
  yield* takeLatest(listShown, reportList);
  yield* takeEvery(itemViewed, reportItem);
}

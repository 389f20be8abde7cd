import { comboPath, combosPath, paths, productPath } from '@/app/router/paths';
import type { Detail } from '../catalogue/catalogue';
import { categoryPath } from './listing';
import { messages } from './messages/lists';

export interface Crumb {
  name: string;
  /** A path of the shop. */
  path: string;
}

export const detailPath = ({ kind, item }: { kind: Detail['kind']; item: { id: string } }): string =>
  kind === 'product' ? productPath(item.id) : comboPath(item.id);

/** Home, the item's list, and the item. */
export function crumbsOf(detail: Detail): Crumb[] {
  const list =
    detail.kind === 'combo'
      ? { name: messages.combos, path: combosPath }
      : { name: detail.item.category, path: categoryPath(detail.item.category) };
  return [
    { name: messages.home, path: paths.home },
    list,
    { name: detail.item.name, path: detailPath(detail) },
  ];
}

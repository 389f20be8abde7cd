import { readDetailPath } from '@/domain/catalogue/pages/detailAddress';

/** The ids of what the shop sells. */
export interface OnSale {
  products: readonly { id: string }[];
  combos: readonly { id: string }[];
}

/** Whether a link leads to the page of a product or combo that the shop does not sell, such as an archived one. */
export function leadsToUnsold(link: string | undefined, { products, combos }: OnSale): boolean {
  const address = readDetailPath(link?.split(/[?#]/)[0] ?? '');
  if (!address) return false;
  const sold = address.kind === 'product' ? products : combos;
  return !sold.some(({ id }) => id === address.id);
}

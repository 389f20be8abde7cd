import type { ComboSummary, ProductSummary } from '@/domain/contracts/shoppers/catalogue';
import type { ListItem } from '../types';

export { aCatalogue, aCombo, aProduct } from '@/testing/catalogue';

export const asItems = (products: ProductSummary[], combos: ComboSummary[] = []): ListItem[] => [
  ...products.map((item): ListItem => ({ kind: 'product', item })),
  ...combos.map((item): ListItem => ({ kind: 'combo', item })),
];

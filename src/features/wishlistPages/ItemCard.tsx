import { ComboCard, ProductCard } from '@/features/catalogue';
import type { ListedItem } from './wishRows';

/** As `<img sizes>`: two across on a phone, four on a desktop. */
const SIZES = '(min-width: 1024px) 296px, (min-width: 700px) 23vw, 46vw';

export function ItemCard({ listed }: { listed: ListedItem }) {
  return listed.kind === 'product' ? (
    <ProductCard product={listed.item} sizes={SIZES} />
  ) : (
    <ComboCard combo={listed.item} sizes={SIZES} />
  );
}

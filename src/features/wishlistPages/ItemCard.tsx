import { ComboCard, ProductCard, type ListItem } from '@/features/catalogue';

/** As `<img sizes>`: two across on a phone, four on a desktop. */
const SIZES = '(min-width: 1024px) 296px, (min-width: 700px) 23vw, 46vw';

export function ItemCard({ listed }: { listed: ListItem }) {
  return listed.kind === 'product' ? (
    <ProductCard product={listed.item} sizes={SIZES} />
  ) : (
    <ComboCard combo={listed.item} sizes={SIZES} />
  );
}

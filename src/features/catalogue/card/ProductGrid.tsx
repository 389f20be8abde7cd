import { CardGrid } from '@/ui';
import type { ListItem } from '../types';
import { ComboCard } from './ComboCard';
import { CARD_SIZES, ProductCard } from './ProductCard';

interface ProductGridProps {
  items: readonly ListItem[];
  /** So many of the first of them; all unless told. */
  count?: number;
  /** Four across on a desktop instead of three. */
  four?: boolean;
  /** How many of them are on the first screen. */
  eager?: number;
  /** Say where each comes from. */
  withOrigin?: boolean;
}

/** Products and combos as cards. */
export function ProductGrid({ items, count, four, eager = 0, withOrigin }: ProductGridProps) {
  return (
    <CardGrid $four={four}>
      {items.slice(0, count).map((entry, index) => (
        <li key={`${entry.kind}/${entry.item.id}`}>
          {entry.kind === 'product' ? (
            <ProductCard product={entry.item} eager={index < eager} withOrigin={withOrigin} />
          ) : (
            <ComboCard combo={entry.item} sizes={CARD_SIZES} eager={index < eager} />
          )}
        </li>
      ))}
    </CardGrid>
  );
}

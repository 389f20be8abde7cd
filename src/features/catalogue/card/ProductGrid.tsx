import { CardGrid } from '@/ui';
import type { ListItem } from '../types';
import { ComboCard } from './ComboCard';
import { CARD_SIZES, ProductCard } from './ProductCard';

interface ProductGridProps {
  items: readonly ListItem[];
  /** Four across on a desktop instead of three. */
  four?: boolean;
  /** How many of them are on the first screen. */
  eager?: number;
}

/** Products and combos as cards. */
export function ProductGrid({ items, four, eager = 0 }: ProductGridProps) {
  return (
    <CardGrid $four={four}>
      {items.map((entry, index) => (
        <li key={`${entry.kind}/${entry.item.id}`}>
          {entry.kind === 'product' ? (
            <ProductCard product={entry.item} eager={index < eager} />
          ) : (
            <ComboCard combo={entry.item} sizes={CARD_SIZES} />
          )}
        </li>
      ))}
    </CardGrid>
  );
}

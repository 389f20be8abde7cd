import type { Ref } from 'react';
import { CardGrid } from '@/ui';
import type { ListItem } from '../types';
import { CardRoom, Frontage } from './Card.styles';
import { ComboCard } from './ComboCard';
import { CARD_SIZES, ProductCard } from './ProductCard';

interface ProductGridProps {
  items: readonly ListItem[];
  /** So many of the first of them; all unless told. */
  count?: number;
  /** Places that are kept free for cards to come. */
  room?: number;
  /** The first of those places. */
  firstRoom?: Ref<HTMLLIElement>;
  /** Four across on a desktop instead of three. */
  four?: boolean;
  /** How many of them are on the first screen. */
  eager?: number;
  /** Say where each comes from. */
  withOrigin?: boolean;
}

/** Products and combos as cards. */
export function ProductGrid({
  items,
  count,
  room = 0,
  firstRoom,
  four,
  eager = 0,
  withOrigin,
}: ProductGridProps) {
  const shown = items.slice(0, count);
  return (
    <CardGrid $four={four}>
      {shown.map((entry, index) => (
        <li key={`${entry.kind}/${entry.item.id}`}>
          {entry.kind === 'product' ? (
            <ProductCard product={entry.item} eager={index < eager} withOrigin={withOrigin} />
          ) : (
            <ComboCard combo={entry.item} sizes={CARD_SIZES} eager={index < eager} />
          )}
        </li>
      ))}
      {Array.from({ length: room }, (_, index) => (
        <CardRoom
          key={`room-${shown.length + index}`}
          ref={index === 0 ? firstRoom : undefined}
          aria-hidden="true"
          data-room=""
        >
          <Frontage $combo={false} />
        </CardRoom>
      ))}
    </CardGrid>
  );
}

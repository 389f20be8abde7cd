import type { Ref } from 'react';
import { CardGrid } from '@/ui';
import type { ListItem } from '../types';
import { CardRoom, Frontage } from './Card.styles';
import { ComboCard } from './ComboCard';
import { CARD_SIZES, ProductCard } from './ProductCard';

interface ProductGridProps {
  items: readonly ListItem[];
  /** The number of cards to render; all by default. */
  count?: number;
  /** The number of placeholders after them. */
  room?: number;
  /** Ref to the first placeholder. */
  firstRoom?: Ref<HTMLLIElement>;
  /** Four columns on a desktop instead of three. */
  four?: boolean;
  /** The number of cards on the first screen. */
  eager?: number;
  /** Whether the cards show the country of origin. */
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

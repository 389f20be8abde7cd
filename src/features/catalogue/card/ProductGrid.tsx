import { useContext, useEffect } from 'react';
import { watchFirstTouch } from '@/islands';
import { Rehearsing } from '@/lib/rehearsing';
import { CardGrid, LATER, LATER_ON_PHONES } from '@/ui';
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
  /** Four across on a desktop instead of three. */
  four?: boolean;
  /** How many of them are on the first screen. */
  eager?: number;
  /** Say where each comes from. */
  withOrigin?: boolean;
}

/** How many cards a list has on the first screen: two rows of a desktop, and two of a phone. */
export const FIRST_SCREEN = 6;
const FIRST_OF_PHONES = 4;

function heldBack(index: number): string | undefined {
  if (index >= FIRST_SCREEN) return LATER;
  return index >= FIRST_OF_PHONES ? LATER_ON_PHONES : undefined;
}

/** Products and combos as cards. */
export function ProductGrid({ items, count, room = 0, four, eager = 0, withOrigin }: ProductGridProps) {
  const atOnce = useContext(Rehearsing) ? 0 : eager;
  useEffect(watchFirstTouch, []);
  return (
    <CardGrid $four={four}>
      {items.slice(0, count).map((entry, index) => (
        <li key={`${entry.kind}/${entry.item.id}`} className={eager > 0 ? heldBack(index) : undefined}>
          {entry.kind === 'product' ? (
            <ProductCard product={entry.item} eager={index < atOnce} withOrigin={withOrigin} />
          ) : (
            <ComboCard combo={entry.item} sizes={CARD_SIZES} eager={index < atOnce} />
          )}
        </li>
      ))}
      {Array.from({ length: room }, (_, index) => (
        <CardRoom key={index} aria-hidden="true" data-room="">
          <Frontage $combo={false} />
        </CardRoom>
      ))}
    </CardGrid>
  );
}

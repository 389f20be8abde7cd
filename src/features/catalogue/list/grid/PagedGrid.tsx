import { memo, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '@/lib/hooks/useHydrated';
import { useMediaQuery } from '@/lib/hooks/useMediaQuery';
import { useBelowFold } from '@/loading';
import type { Entry } from '../../browse/facets';
import { FIRST_SCREEN } from '../../card/firstScreen';
import { ProductGrid } from '../../card/ProductGrid';
import { MoreCards } from './MoreCards';
import { useNearViewport } from './useNearViewport';
import { BATCH, usePaging } from './usePaging';

const THREE_ACROSS = '(min-width: 600px)';
const Grid = memo(ProductGrid);

interface PagedGridProps {
  entries: readonly Entry[];
  /** The total; a prerendered page has only the first entries. */
  total: number;
  withOrigin: boolean;
}

/** The cards, rendered in batches. Placeholders reserve the space of the next batch. */
export function PagedGrid({ entries, total, withOrigin }: PagedGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const firstRoom = useRef<HTMLLIElement>(null);
  const firstRow = useMediaQuery(THREE_ACROSS) ? 3 : 2;
  const { shown: requested, showMore, comesByItself } = usePaging(total);
  const isHydrated = useHydrated();
  const isDue = useBelowFold(firstRoom, isHydrated);
  // The first screen renders immediately, the other cards afterwards.
  const deferredCount = useDeferredValue(isDue ? requested : FIRST_SCREEN, FIRST_SCREEN);
  const shown = Math.min(deferredCount, requested, entries.length);
  const expected = comesByItself ? Math.min(requested + BATCH, total) : requested;
  useNearViewport(grid, '[data-room]', {
    active: comesByItself && shown === requested,
    round: shown,
    act: showMore,
  });
  /** The index of the card that gets the focus: the first of the requested ones. */
  const awaited = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (awaited.current === null || shown <= awaited.current) return;
    grid.current?.querySelectorAll<HTMLElement>('h3 a')[awaited.current]?.focus({ preventScroll: true });
    awaited.current = null;
  }, [shown]);
  const onMore = () => {
    awaited.current = shown;
    showMore();
  };
  return (
    <div ref={grid}>
      <Grid
        items={entries}
        count={shown}
        room={isHydrated ? expected - shown : 0}
        eager={firstRow}
        firstRoom={firstRoom}
        withOrigin={withOrigin}
      />
      {total > BATCH && <MoreCards shown={shown} total={total} onMore={onMore} />}
    </div>
  );
}

import { memo, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '@/lib/useHydrated';
import { useMediaQuery } from '@/lib/useMediaQuery';
import { useBelowFold } from '@/loading';
import type { Entry } from '../browse/facets';
import { FIRST_SCREEN } from '../card/firstScreen';
import { ProductGrid } from '../card/ProductGrid';
import { MoreCards } from './MoreCards';
import { useNearViewport } from './useNearViewport';
import { BATCH, usePaging } from './usePaging';

const THREE_ACROSS = '(min-width: 600px)';
const Grid = memo(ProductGrid);

interface PagedGridProps {
  entries: readonly Entry[];
  /** How many there are; a prerendered page has only the first of them. */
  total: number;
  withOrigin: boolean;
}

/** The cards, a batch at a time. Cards that are about to render have their room kept. */
export function PagedGrid({ entries, total, withOrigin }: PagedGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const firstRoom = useRef<HTMLLIElement>(null);
  const firstRow = useMediaQuery(THREE_ACROSS) ? 3 : 2;
  const { shown: requested, showMore, comesByItself } = usePaging(total);
  const isHydrated = useHydrated();
  const isDue = useBelowFold(firstRoom, isHydrated);
  // A press is answered with the first screen; the other cards follow.
  const deferredCount = useDeferredValue(isDue ? requested : FIRST_SCREEN, FIRST_SCREEN);
  const shown = Math.min(deferredCount, requested, entries.length);
  const expected = comesByItself ? Math.min(requested + BATCH, total) : requested;
  useNearViewport(grid, '[data-room]', {
    active: comesByItself && shown === requested,
    round: shown,
    act: showMore,
  });
  /** The card that gets the focus once it is there: the first of those that were asked for. */
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

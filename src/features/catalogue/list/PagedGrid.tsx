import { memo, useLayoutEffect, useRef } from 'react';
import { useInSteps } from '@/lib/useInSteps';
import { useMediaQuery } from '@/lib/useMediaQuery';
import type { Entry } from '../browse/facets';
import { FIRST_SCREEN, ProductGrid } from '../card/ProductGrid';
import { MoreCards } from './MoreCards';
import { useNear } from './useNear';
import { BATCH, usePaging } from './usePaging';

const THREE_ACROSS = '(min-width: 600px)';
/** Cards of a page that is drawn beforehand: two screens of them. */
const DRAWN = 12;
const Grid = memo(ProductGrid);

interface PagedGridProps {
  entries: readonly Entry[];
  withOrigin: boolean;
}

/** The cards, a batch at a time. Those that are about to come have their room. */
export function PagedGrid({ entries, withOrigin }: PagedGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const total = entries.length;
  const firstRow = useMediaQuery(THREE_ACROSS) ? 3 : 2;
  const { shown: asked, showMore, comesByItself } = usePaging(total);
  // A press is answered before the cards are drawn that it asked for.
  const steps = useInSteps(asked, Math.min(asked, FIRST_SCREEN), Math.min(asked, DRAWN));
  const shown = Math.min(steps, total);
  const expected = comesByItself ? Math.min(asked + BATCH, total) : asked;
  useNear(grid, '[data-room]', {
    ...{ active: comesByItself && shown === asked, round: shown },
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
      <Grid items={entries} count={shown} room={expected - shown} eager={firstRow} withOrigin={withOrigin} />
      {total > BATCH && <MoreCards shown={shown} total={total} onMore={onMore} />}
    </div>
  );
}

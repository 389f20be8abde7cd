import { memo, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { useMediaQuery } from '@/lib/useMediaQuery';
import type { Entry } from '../browse/facets';
import { ProductGrid } from '../card/ProductGrid';
import { MoreCards } from './MoreCards';
import { usePaging } from './usePaging';

const THREE_ACROSS = '(min-width: 600px)';
const Grid = memo(ProductGrid);

interface PagedGridProps {
  entries: readonly Entry[];
  withOrigin: boolean;
}

/** The cards, a batch at a time. */
export function PagedGrid({ entries, withOrigin }: PagedGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const firstRow = useMediaQuery(THREE_ACROSS) ? 3 : 2;
  const { shown: asked, showMore, comesByItself } = usePaging(entries.length);
  // A press is answered before the cards are drawn that it asked for.
  const shown = useDeferredValue(asked);
  /** The card that gets the focus once it is there: the first of those that were asked for. */
  const awaited = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (awaited.current === null) return;
    grid.current?.querySelectorAll<HTMLElement>('h3 a')[awaited.current]?.focus({ preventScroll: true });
    awaited.current = null;
  }, [shown]);
  return (
    <div ref={grid}>
      <Grid items={entries} count={shown} eager={firstRow} withOrigin={withOrigin} />
      {shown < entries.length && (
        <MoreCards
          shown={shown}
          total={entries.length}
          auto={comesByItself}
          onMore={(pressed) => {
            if (pressed) awaited.current = shown;
            showMore();
          }}
        />
      )}
    </div>
  );
}
